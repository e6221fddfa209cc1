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
}
