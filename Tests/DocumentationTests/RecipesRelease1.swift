import DIv1Compat
import Testing

@MainActor
@Suite("The recipes, before their application")
struct Release1Recipes {
  @Test("A module with stored properties")
  func module() throws {
    let printed = try Printed.lines {
      // begin docs/migration/recipes.md 1
      final class Server {
        let host: String
        init(host: String) { self.host = host }
      }
      final class ServerModule: DIModule {
        let host: String
        init(host: String) { self.host = host }
        func load(builder: DIContainerBuilder) {
          builder.register { [host] in Server(host: host) }
        }
      }
      let builder = DIContainerBuilder()
      builder.register(module: ServerModule(host: "example.org"))
      let server: Server = try builder.build().resolve()
      print(server.host)  // example.org
      // end
    }
    #expect(try printed == promised(block: 1, of: "docs/migration/recipes.md"))
  }

  @Test("Several initializers")
  func initializers() throws {
    let printed = try Printed.lines {
      // begin docs/migration/recipes.md 4
      final class Label {
        let text: String
        init(text: String) { self.text = text }
      }
      let builder = DIContainerBuilder()
      builder.register { Label(text: "untitled") }
        .initializer { Label(text: $1) }
      let scope = try builder.build()
      let plain: Label = try scope.resolve()
      let titled: Label = try scope.resolve(arg: "Cars")
      print(plain.text, titled.text)  // untitled Cars
      // end
    }
    #expect(try printed == promised(block: 4, of: "docs/migration/recipes.md"))
  }

  @Test("The scope as a dependency")
  func scope() throws {
    let printed = try Printed.lines {
      // begin docs/migration/recipes.md 7
      final class Printer {
        private let scope: DIScope
        init(scope: DIScope) { self.scope = scope }
        func newPress() throws -> Press { return try scope.resolve() }
      }
      let builder = DIContainerBuilder()
      builder.register { Paper() }.asType(Page.self)
      builder.register { scope in Press(page: *!scope) }.instancePerDependency()
      builder.register { scope in Printer(scope: scope) }
      let scope = try builder.build()
      let printer: Printer = try scope.resolve()
      print(try printer.newPress() === printer.newPress())  // false
      // end
    }
    #expect(try printed == promised(block: 7, of: "docs/migration/recipes.md"))
  }

  @Test("A concrete type for a property of a protocol")
  func concrete() throws {
    let printed = try Printed.lines {
      // begin docs/migration/recipes.md 10
      final class Frame { var page: Page? }
      final class Board: Page {}
      let builder = DIContainerBuilder()
      builder.register { Paper() }.asSelf().asType(Page.self)
      builder.register { Board() }.asSelf().asType(Page.self)
      builder.register { Frame() }
        .dependency { scope, frame in frame.page = try scope.resolve(Board.self) }
      let frame: Frame = try builder.build().resolve()
      print(frame.page is Board)  // true
      // end
    }
    #expect(try printed == promised(block: 10, of: "docs/migration/recipes.md"))
  }

  @Test("A scope of its own for each request")
  func scopes() throws {
    let printed = try Printed.lines {
      // begin docs/migration/recipes.md 12
      final class Cart {}
      final class Pool {}
      let builder = DIContainerBuilder()
      builder.register { Pool() }.instanceSingle()
      builder.register { Cart() }.instancePerScope()
      let app = try builder.build()

      func handle() throws -> (Cart, Cart, Pool) {
        let request = app.newLifeTimeScope()
        return (try request.resolve(), try request.resolve(), try request.resolve())
      }
      let (anna, again, pool) = try handle()
      let (ben, _, same) = try handle()
      print(anna === again, anna === ben, pool === same)  // true false true
      // end
    }
    #expect(try printed == promised(block: 12, of: "docs/migration/recipes.md"))
  }
}
