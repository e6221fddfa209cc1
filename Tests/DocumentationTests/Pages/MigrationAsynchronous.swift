import DIv1Compat
import DIv3Async
import Testing

@MainActor
@Suite("The examples of the page about asynchronous code")
struct AsynchronousPage {
  private static let page = "docs/migration/asynchronous.md"

  // page docs/migration/asynchronous.md 1

  @Test("5.x code in asynchronous functions")
  func marked() async {
    // page docs/migration/asynchronous.md 2
    let container = DIContainer()
    container.register { Tiles(count: 4) }
    #expect(await tiles(of: container) == [4, 4])
  }

  @Test("Asynchronous closures")
  func closures() async throws {
    try await expectPromised(3, of: Self.page) {
      // page docs/migration/asynchronous.md 3
    }
  }

  @Test("Requests inside closures")
  func branches() async throws {
    try await expectPromised(4, of: Self.page) {
      // page docs/migration/asynchronous.md 4
    }
  }

  @Test("Lazies and providers")
  func lazies() async throws {
    try await expectPromised(5, of: Self.page) {
      // page docs/migration/asynchronous.md 5
    }
  }

  @Test("Several generations on one engine")
  func generations() async throws {
    try await expectPromised(6, of: Self.page) {
      // page docs/migration/asynchronous.md 6
    }
  }
}
