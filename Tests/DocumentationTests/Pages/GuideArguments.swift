import DITranquillity
import Testing

@MainActor
@Suite("The guide: Arguments")
struct ArgumentsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Arguments.md"

  // page Sources/DIv3/DIv3.docc/Arguments.md 1

  @Test("Values for the requested object")
  func requested() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Arguments.md 2
    }
  }

  @Test("Values for an object further down")
  func deeper() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Arguments.md 3
    }
  }

  @Test("Values that come later")
  func later() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Arguments.md 4
    }
  }

  @Test("One kept object for each argument")
  func keptForEach() throws {
    try expectPromised(5, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Arguments.md 5
    }
  }
}
