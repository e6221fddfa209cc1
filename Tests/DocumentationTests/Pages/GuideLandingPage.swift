import DITranquillity
import Testing

@MainActor
@Suite("The guide: Landing page")
struct LandingPageArticle {
  // test Sources/DIv3/DIv3.docc/DIv3.md 1 The overview
}
