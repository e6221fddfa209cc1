import DIv1Compat
import DIv3Async
import Testing

@MainActor
@Suite("The examples of the page about asynchronous code")
struct AsynchronousPage {
  // page docs/migration/asynchronous.md 1

  @Test("5.x code in asynchronous functions")
  func marked() async {
    // page docs/migration/asynchronous.md 2
    let container = DIContainer()
    container.register { Tiles(count: 4) }
    #expect(await tiles(of: container) == [4, 4])
  }

  // test docs/migration/asynchronous.md 3 Asynchronous closures
  // test docs/migration/asynchronous.md 4 Requests inside closures
  // test docs/migration/asynchronous.md 5 Lazies and providers
  // test docs/migration/asynchronous.md 6 Several generations on one engine
}
