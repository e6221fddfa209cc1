import DITranquillity
import Testing

@MainActor
@Suite("The guide: Cycles")
struct CyclesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Cycles.md"

  // page Sources/DIv3/DIv3.docc/Cycles.md 1

  @Test("A deferred injection")
  func deferred() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/Cycles.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("A provider")
  func provider() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/Cycles.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("A weak property keeps nothing")
  func weak() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/Cycles.md 4
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
