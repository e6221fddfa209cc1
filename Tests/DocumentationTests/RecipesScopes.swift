import DITranquillity
import Testing

@MainActor
@Suite("The recipes for scopes")
struct ScopeRecipes {
  @Test("A scope of its own for each request")
  func child() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 14
      final class User {
        let name: String
        init(name: String) { self.name = name }
      }
      final class Pool {}
      final class Cart {
        let user: User
        let pool: Pool
        init(user: User, pool: Pool) { (self.user, self.pool) = (user, pool) }
      }
      let app = DIContainer()
      app.register(Pool.init).lifetime(.perContainer(.strong))
      app.register(Cart.init).lifetime(.perContainer(.strong))

      func handle(userName: String) -> (Cart, Cart) {
        let request = DIContainer(parent: app)
        request.register { User(name: userName) }.lifetime(.perContainer(.strong))
        return (request.resolve(), request.resolve())
      }
      let (anna, again) = handle(userName: "Anna")
      let (ben, _) = handle(userName: "Ben")
      print(anna === again, anna === ben, anna.pool === ben.pool)  // true false true
      print(anna.user.name, ben.user.name)  // Anna Ben
      // end
    }
    #expect(try printed == promised(block: 14, of: "docs/migration/recipes.md"))
  }

  @Test("A container on the same engine")
  func sameEngine() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 13
      final class Cart {}
      final class Pool {}
      let app = DIContainer()
      app.register(Pool.init).lifetime(.single)
      app.register(Cart.init).lifetime(.perContainer(.strong))

      func handle() -> (Cart, Cart, Pool) {
        let request = DIContainer(engine: app.engine)
        return (request.resolve(), request.resolve(), request.resolve())
      }
      let (anna, again, pool) = handle()
      let (ben, _, same) = handle()
      print(anna === again, anna === ben, pool === same)  // true false true
      // end
    }
    #expect(try printed == promised(block: 13, of: "docs/migration/recipes.md"))
  }

  @Test("A session that ends while its container lives")
  func session() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 15
      let session = DIScope(name: "session", storage: DICacheStorage())
      let container = DIContainer()
      container.register(Ink.init).lifetime(.custom(session))
      let ink: Ink = container.resolve()
      print(ink === container.resolve() as Ink)  // true
      session.clean()
      print(ink === container.resolve() as Ink)  // false
      // end
    }
    #expect(try printed == promised(block: 15, of: "docs/migration/recipes.md"))
  }
}
