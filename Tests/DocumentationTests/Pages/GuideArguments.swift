import DITranquillity
import Testing

@MainActor
@Suite("The guide: Arguments")
struct ArgumentsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Arguments.md"

  // page Sources/DIv3/DIv3.docc/Arguments.md 1

  @Test("Values for the requested object")
  func requested() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/Arguments.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Values for an object further down")
  func deeper() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/Arguments.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Values that come later")
  func later() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/Arguments.md 4
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
