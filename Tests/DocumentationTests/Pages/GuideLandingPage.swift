import DITranquillity
import Testing

@MainActor
@Suite("The guide: Landing page")
struct LandingPageArticle {
  private static let page = "Sources/DIv3/DIv3.docc/DIv3.md"

  @Test("The overview")
  func overview() throws {
    try expectPromised(1, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/DIv3.md 1
    }
  }
}
