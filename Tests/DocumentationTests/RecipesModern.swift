import DITranquillity
import Testing

@MainActor
@Suite("The recipes, with the modern generation")
struct ModernRecipes {
  @Test("A part that receives its values as components")
  func values() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 2
      struct ServerSettings { let host: String }
      final class Server {
        let host: String
        init(settings: ServerSettings) { host = settings.host }
      }
      final class ServerPart: DIPart {
        static func load(container: DIContainer) {
          container.register(Server.init)
        }
      }
      let container = DIContainer()
      container.register { ServerSettings(host: "example.org") }
      container.append(part: ServerPart.self)
      print((container.resolve() as Server).host)  // example.org
      // end
    }
    #expect(try printed == promised(block: 2, of: "docs/migration/recipes.md"))
  }

  @Test("A module that is loaded several times")
  func function() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 3
      final class Mirror {
        let host: String
        init(host: String) { self.host = host }
      }
      struct MirrorModule {
        let host: String
        func load(_ container: DIContainer, file: String = #fileID, line: Int = #line) {
          container.register(file: file, line: line) { [host] in Mirror(host: host) }
        }
      }
      let container = DIContainer()
      MirrorModule(host: "a.example.org").load(container)
      MirrorModule(host: "b.example.org").load(container)
      let mirrors: [Mirror] = container.resolveMany()
      print(mirrors.map(\.host))  // ["a.example.org", "b.example.org"]
      // end
    }
    #expect(try printed == promised(block: 3, of: "docs/migration/recipes.md"))
  }

  @Test("Several initializers")
  func initializers() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 5
      final class Label {
        let text: String
        init(text: String) { self.text = text }
      }
      let container = DIContainer()
      container.register { Label(text: arg($0) ?? "untitled") }
      let plain: Label = container.resolve()
      let titled: Label = container.resolve(args: "Cars")
      print(plain.text, titled.text)  // untitled Cars
      // end
    }
    #expect(try printed == promised(block: 5, of: "docs/migration/recipes.md"))
  }

  @Test("Several initializers as components")
  func components() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 6
      final class Report {
        let source: String
        init(page: Page) { source = "page" }
        init(path: String) { source = path }
      }
      enum FromFile {}
      let container = DIContainer()
      container.register(Paper.init).as(Page.self)
      container.register(Report.init(page:)).default()
      container.register { Report(path: arg($0)) }.as(Report.self, tag: FromFile.self)
      let report: Report = container.resolve()
      let saved: Report = container.resolve(
        tag: FromFile.self, arguments: AnyArguments(for: Report.self, args: "a.txt"))
      print(report.source, saved.source)  // page a.txt
      // end
    }
    #expect(try printed == promised(block: 6, of: "docs/migration/recipes.md"))
  }

  @Test("Factories instead of the container")
  func provider() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 8
      final class Printer {
        let newPress: Provider<Press>
        init(newPress: Provider<Press>) { self.newPress = newPress }
      }
      let container = DIContainer()
      container.register(Paper.init).as(Page.self)
      container.register(Press.init(page:)).lifetime(.prototype)
      container.register(Printer.init).lifetime(.perContainer(.strong))
      let printer: Printer = container.resolve()
      print(printer.newPress.value === printer.newPress.value)  // false
      print(container.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 8, of: "docs/migration/recipes.md"))
  }

  @Test("The container itself")
  func container() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 9
      final class Plugins {
        private unowned let container: DIContainer
        init(container: DIContainer) { self.container = container }
        func page() -> Page? { container.resolve() }
      }
      let container = DIContainer()
      container.register(Plugins.init).lifetime(.perContainer(.strong))
      let plugins: Plugins = container.resolve()
      print(plugins.page() == nil)  // true
      container.register(Paper.init).as(Page.self)
      print(plugins.page() is Paper)  // true
      // end
    }
    #expect(try printed == promised(block: 9, of: "docs/migration/recipes.md"))
  }

  @Test("A concrete type for a property of a protocol")
  func concrete() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 11
      final class Frame { var page: Page? }
      final class Board: Page {}
      let container = DIContainer()
      container.register(Paper.init).as(Page.self)
      container.register(Board.init).as(Page.self)
      container.register(Frame.init).injection { $0.page = $1 as Board }
      let frame: Frame = container.resolve()
      print(frame.page is Board)  // true
      // end
    }
    #expect(try printed == promised(block: 11, of: "docs/migration/recipes.md"))
  }

  @Test("The main actor")
  func mainActor() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 16
      @MainActor final class Profile {
        let page: Page
        var title = ""
        init(page: Page) { self.page = page }
      }
      let container = DIContainer()
      container.register(Paper.init).as(Page.self)
      container.register(Profile.init)
        .injection { @MainActor in $0.title = "Anna" }
      let profile: Profile = container.resolve()
      print(profile.title)  // Anna
      // end
    }
    #expect(try printed == promised(block: 16, of: "docs/migration/recipes.md"))
  }

  @Test("The remainder of the renames from 2")
  func leftovers() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 18
      final class Cutter {
        let page: Page
        var ink: Ink?
        init(page: Page) { self.page = page }
      }
      let builder = DIContainer()
      builder.register(Ink.init).as(Ink.self, name: "blue")
      builder.register(Paper.init).as(Page.self)
      builder.register(Cutter.init)
        .injection(name: "blue") { $0.ink = $1 }
      if let cutter: Cutter = builder.resolve() {
        print(cutter.page is Paper, cutter.ink != nil)  // true true
      }
      // end
    }
    #expect(try printed == promised(block: 18, of: "docs/migration/recipes.md"))
  }

  @Test("A closure that still makes requests on the container")
  func asking() throws {
    let printed = Printed.lines {
      // begin docs/migration/recipes.md 19
      let container = DIContainer()
      container.register { (scope: DIContainer) in Press(page: *scope) }.root()
      print(container.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 19, of: "docs/migration/recipes.md"))
  }

  @Test("A shared object that retains its container keeps it alive")
  func stronglyHeld() {
    final class Router {
      let container: DIContainer
      init(container: DIContainer) { self.container = container }
    }
    weak var gone: Router?
    do {
      let container = DIContainer()
      container.register(Router.init).lifetime(.perContainer(.strong))
      gone = container.resolve() as Router
    }
    #expect(gone != nil)
    gone?.container.clean()
    #expect(gone == nil)
  }
}
