import DITranquillity
import Testing

@MainActor
// Serialized: some of its requests block a thread of the tasks' pool until the main thread has made an object.
@Suite("The guide: Concurrency", .serialized)
struct ConcurrencyArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Concurrency.md"

  // page Sources/DIv3/DIv3.docc/Concurrency.md 1

  @Test("What is guaranteed")
  func threads() async throws {
    try await expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 2
    }
  }

  @Test("Objects that tasks share")
  func actors() async throws {
    try await expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 3
    }
  }

  @Test("The main actor")
  func mainActor() async throws {
    try await expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 4
    }
  }

  // page Sources/DIv3/DIv3.docc/Concurrency.md 5

  @Test("Registrations in code of no actor")
  func nonisolatedSetUp() async throws {
    try await expectPromised(6, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 6
    }
  }

  @Test("What must be awaited")
  func awaited() async throws {
    try await expectPromised(7, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 7
    }
  }
}
