import DITranquillity
import Testing

@MainActor
@Suite("The guide: Child containers and scopes")
struct ChildContainersAndScopesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md"

  // begin Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 1
  struct User { let name: String }
  final class Database {}
  final class Cart {
    let user: User
    let database: Database
    init(user: User, database: Database) { (self.user, self.database) = (user, database) }
  }
  final class Draft {}
  // end

  @Test("A child for a session")
  func session() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 2
      let app = DIContainer()
      app.register(Database.init).lifetime(.perContainer(.strong))
      app.register(Cart.init).lifetime(.perContainer(.strong))

      func startSession(userName: String) -> DIContainer {
        let session = DIContainer(parent: app)
        session.register { User(name: userName) }
        return session
      }
      let ada = startSession(userName: "Ada")
      let ben = startSession(userName: "Ben")
      let (first, again): (Cart, Cart) = (ada.resolve(), ada.resolve())
      let other: Cart = ben.resolve()
      print(first.user.name, other.user.name)  // Ada Ben
      print(first === again, first === other)  // true false
      print(first.database === other.database)  // true
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("A container for each request of a server")
  func request() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 3
      let application = DIScope(name: "application", storage: DICacheStorage())
      let app = DIContainer()
      app.register(Database.init).lifetime(.custom(application))
      app.register { arg($0) as User }.lifetime(.perContainer(.strong))
      app.register(Cart.init).lifetime(.perContainer(.strong))
      app.register(Draft.init).lifetime(.perContainer(.strong))

      func startRequest(userName: String) -> DIContainer {
        let request = DIContainer(engine: app.engine)
        // The container keeps the user.
        let _: User = request.resolve(args: User(name: userName))
        return request
      }
      let ada = startRequest(userName: "Ada")
      let ben = startRequest(userName: "Ben")
      let (cart, other): (Cart, Cart) = (ada.resolve(), ben.resolve())
      print(cart.user.name, other.user.name)  // Ada Ben
      print(cart.database === other.database)  // true
      print(ada.resolve() as Draft === ben.resolve() as Draft)  // false
      print(app.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Another container on the same components")
  func engine() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 4
      let app = DIContainer()
      app.register(Draft.init).lifetime(.perContainer(.strong))
      let window = DIContainer(engine: app.engine)
      let (mine, theirs): (Draft, Draft) = (app.resolve(), window.resolve())
      print(mine === theirs)  // false
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  @Test("Custom scopes")
  func scope() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 5
      let editing = DIScope(name: "editing", storage: DICacheStorage())
      let container = DIContainer()
      container.register(Draft.init).lifetime(.custom(editing))
      let draft: Draft = container.resolve()
      print(draft === container.resolve() as Draft)  // true
      editing.clean()
      print(draft === container.resolve() as Draft)  // false
      // end
    }
    #expect(try printed == promised(block: 5, of: Self.page))
  }
}
