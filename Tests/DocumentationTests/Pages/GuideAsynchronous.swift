import DIv3Async
import Testing

@MainActor
@Suite("The guide: the asynchronous module")
struct AsynchronousArticle {
  // page Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 1

  // test Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 2 The landing page
}
