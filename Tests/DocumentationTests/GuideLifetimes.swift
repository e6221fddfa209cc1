import DITranquillity
import Testing

@MainActor
@Suite("The guide: Lifetimes")
struct LifetimesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Lifetimes.md"

  // begin Sources/DIv3/DIv3.docc/Lifetimes.md 1
  final class Settings {}
  final class Window {}
  final class Row {
    let window: Window
    let settings: Settings
    init(window: Window, settings: Settings) { (self.window, self.settings) = (window, settings) }
  }
  final class Table {
    let first: Row
    let second: Row
    init(first: Row, second: Row) { (self.first, self.second) = (first, second) }
  }
  // end

  @Test("One for whom")
  func shared() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Lifetimes.md 2
      let container = DIContainer()
      container.register(Settings.init).lifetime(.perContainer(.strong))
      container.register(Window.init).lifetime(.objectGraph)
      container.register(Row.init)
      container.register(Table.init)

      let (one, two): (Table, Table) = (container.resolve(), container.resolve())
      print(one.first === one.second)  // false
      print(one.first.window === one.second.window)  // true
      print(one.first.window === two.first.window)  // false
      print(one.first.settings === two.first.settings)  // true
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("One for the process, by source line")
  func process() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Lifetimes.md 3
      func makeContainer() -> DIContainer {
        let container = DIContainer()
        container.register(Settings.init).lifetime(.single)
        container.register(Window.init).lifetime(.perContainer(.strong))
        return container
      }
      let (app, test) = (makeContainer(), makeContainer())
      let (ofApp, ofTest): (Settings, Settings) = (app.resolve(), test.resolve())
      print(ofApp === ofTest)  // true
      let (window, other): (Window, Window) = (app.resolve(), test.resolve())
      print(window === other)  // false
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Strong and weak")
  func weak() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Lifetimes.md 4
      var created = 0
      let container = DIContainer()
      container.register { () -> Window in
        created += 1
        return Window()
      }
      .lifetime(.perContainer(.weak))

      var window: Window? = container.resolve()
      print(window === container.resolve() as Window, created)  // true 1
      window = nil
      window = container.resolve()
      print(window != nil, created)  // true 2
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  @Test("What keeps a container alive")
  func captured() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Lifetimes.md 5
      final class Door {
        let window: Window
        init(window: Window) { self.window = window }
      }
      weak var captured: DIContainer?
      weak var asked: DIContainer?
      weak var passed: DIContainer?
      do {
        let container = DIContainer()
        container.register(Window.init)
        container.register { Door(window: container.resolve()) }
        captured = container
      }
      do {
        let container = DIContainer()
        container.register(Window.init)
        container.register { (container: DIContainer) in Door(window: container.resolve()) }
        asked = container
      }
      do {
        let container = DIContainer()
        container.register(Window.init)
        container.register { Door(window: $0) }
        passed = container
      }
      print(captured == nil, asked == nil, passed == nil)  // false true true
      // end
    }
    #expect(try printed == promised(block: 5, of: Self.page))
  }

  @Test("Injections, callbacks and kept objects that capture a container keep it, too")
  func otherCaptures() {
    final class Holder {
      var container: DIContainer?
      weak var weakly: DIContainer?
    }
    func isReleased(_ setUp: (DIContainer) -> Void) -> Bool {
      weak var released: DIContainer?
      do {
        let container = DIContainer()
        container.register(Window.init)
        setUp(container)
        released = container
      }
      return released == nil
    }
    #expect(isReleased { _ in })
    #expect(!isReleased { c in c.register(Holder.init).injection { _ in _ = c } })
    #expect(!isReleased { c in c.register(Holder.init).postInit { _ in _ = c } })
    #expect(!isReleased { c in c.extensions.objectMaked = { _, _ in _ = c } })
    #expect(isReleased { c in c.extensions.objectMaked = { [weak c] _, _ in _ = c } })
    for isWeak in [false, true] {
      #expect(
        isWeak
          == isReleased { c in
            c.register(Holder.init).lifetime(.perContainer(.strong))
              .injection { if isWeak { $0.weakly = $1 } else { $0.container = $1 } }
            _ = c.resolve() as Holder
          })
    }
  }
}
