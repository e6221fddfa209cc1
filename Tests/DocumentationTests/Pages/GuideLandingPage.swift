import DITranquillity
import Testing

@MainActor
@Suite("The guide: Landing page")
struct LandingPageArticle {
  private static let page = "Sources/DIv3/DIv3.docc/DIv3.md"

  @Test("The overview")
  func overview() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/DIv3.md 1
    }
    #expect(try printed == promised(block: 1, of: Self.page))
  }
}
