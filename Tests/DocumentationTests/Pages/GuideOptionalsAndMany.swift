import DITranquillity
import Testing

@MainActor
@Suite("The guide: Optionals and many")
struct OptionalsAndManyArticle {
  private static let page = "Sources/DIv3/DIv3.docc/OptionalsAndMany.md"

  // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 1

  @Test("Optionals")
  func optionals() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Many")
  func collected() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("An array is a type")
  func array() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/OptionalsAndMany.md 4
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
