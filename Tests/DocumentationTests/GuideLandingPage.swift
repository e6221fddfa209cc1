import DITranquillity
import Testing

@MainActor
@Suite("The guide: Landing page")
struct LandingPageArticle {
  private static let page = "Sources/DIv3/DIv3.docc/DIv3.md"

  @Test("The overview")
  func overview() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/DIv3.md 1
      final class Store {}
      final class Library {
        let store: Store
        init(store: Store) { self.store = store }
      }
      let container = DIContainer()
      container.register(Store.init).lifetime(.perContainer(.strong))
      container.register(Library.init)

      let library: Library = container.resolve()
      print(library.store === container.resolve() as Store)  // true
      print(container.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 1, of: Self.page))
  }
}
