import DITranquillity
import Testing

@MainActor
@Suite("The guide: Optionals and many")
struct OptionalsAndManyArticle {
  private static let page = "Sources/DIv3/DIv3.docc/OptionalsAndMany.md"

  // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 1

  @Test("Optionals")
  func optionals() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 2
    }
  }

  @Test("Many")
  func collected() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 3
    }
  }

  @Test("An array is a type")
  func array() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 4
    }
  }

  @Test("Lazies of many, and many lazies")
  func lazies() throws {
    try expectPromised(5, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 5
    }
  }
}
