import DIv3Async
import Testing

@MainActor
@Suite("The guide: the asynchronous module")
struct AsynchronousArticle {
  // page Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 1

  @Test("The landing page")
  func landingPage() async throws {
    try await expectPromised(2, of: "Sources/DIv3Async/DIv3Async.docc/DIv3Async.md") {
      // page Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 2
    }
  }
}
