import DIv3Async
import Testing

@MainActor
@Suite("The guide: the asynchronous module")
struct AsynchronousArticle {
  // page Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 1

  @Test("The landing page")
  func landingPage() async throws {
    let printed = await Printed.lines {
      // page Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 2
    }
    #expect(try printed == promised(block: 2, of: "Sources/DIv3Async/DIv3Async.docc/DIv3Async.md"))
  }
}
