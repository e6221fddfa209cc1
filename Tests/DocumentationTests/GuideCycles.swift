import DITranquillity
import Testing

@MainActor
@Suite("The guide: Cycles")
struct CyclesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Cycles.md"

  // begin Sources/DIv3/DIv3.docc/Cycles.md 1
  final class Screen {
    let presenter: Presenter
    init(presenter: Presenter) { self.presenter = presenter }
  }
  final class Presenter {
    weak var screen: Screen?
  }
  // end

  @Test("A deferred injection")
  func deferred() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Cycles.md 2
      let container = DIContainer()
      container.register(Screen.init).lifetime(.objectGraph)
      container.register(Presenter.init).lifetime(.objectGraph)
        .injection(cycle: true, \.screen)

      let screen: Screen = container.resolve()
      print(screen.presenter.screen === screen)  // true
      print(container.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("A provider")
  func provider() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Cycles.md 3
      final class Parser {
        let lexer: Lexer
        init(lexer: Lexer) { self.lexer = lexer }
      }
      final class Lexer {
        let parser: Provider<Parser>
        init(parser: Provider<Parser>) { self.parser = parser }
      }
      let container = DIContainer()
      container.register(Parser.init)
      container.register(Lexer.init)
      let parser: Parser = container.resolve()
      print(parser.lexer.parser.value !== parser)  // true
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("A weak property keeps nothing")
  func weak() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Cycles.md 4
      final class Delegate {}
      final class Form {
        weak var delegate: Delegate?
      }
      let container = DIContainer()
      container.register(Delegate.init)
      container.register(Form.init).injection(\.delegate)
      let form: Form = container.resolve()
      print(form.delegate == nil)  // true

      let other = DIContainer()
      other.register(Delegate.init).lifetime(.perContainer(.strong))
      other.register(Form.init).injection(\.delegate)
      print((other.resolve() as Form).delegate != nil)  // true
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
