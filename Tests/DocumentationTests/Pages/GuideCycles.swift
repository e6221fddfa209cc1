import DITranquillity
import Testing

@MainActor
@Suite("The guide: Cycles")
struct CyclesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Cycles.md"

  // page Sources/DIv3/DIv3.docc/Cycles.md 1

  @Test("A deferred injection")
  func deferred() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Cycles.md 2
    }
  }

  @Test("A provider")
  func provider() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Cycles.md 3
    }
  }

  @Test("A weak property keeps nothing")
  func weak() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Cycles.md 4
    }
  }
}
