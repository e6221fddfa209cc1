import DITranquillity
import Testing

@MainActor
@Suite("The guide: Sessions")
struct SessionsArticle {
  // page Sources/DIv3/DIv3.docc/Sessions.md 1

  // page Sources/DIv3/DIv3.docc/Sessions.md 2

  // test Sources/DIv3/DIv3.docc/Sessions.md 3 A manager in the container leaks it
  // test Sources/DIv3/DIv3.docc/Sessions.md 4 Sessions that the container lends
  // test Sources/DIv3/DIv3.docc/Sessions.md 5 A session that is gone
}
