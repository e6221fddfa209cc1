import DITranquillity
import Testing

@MainActor
@Suite("The guide: Optionals and many")
struct OptionalsAndManyArticle {
  private static let page = "Sources/DIv3/DIv3.docc/OptionalsAndMany.md"

  // begin Sources/DIv3/DIv3.docc/OptionalsAndMany.md 1
  protocol Plugin: AnyObject {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}
  final class Theme {}
  final class Editor {
    var theme: Theme?
    let plugins: [any Plugin]
    init(plugins: [any Plugin]) { self.plugins = plugins }
  }
  // end

  @Test("Optionals")
  func optionals() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/OptionalsAndMany.md 2
      let container = DIContainer()
      let theme: Theme? = container.resolve()
      print(theme == nil)  // true
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Many")
  func collected() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/OptionalsAndMany.md 3
      let container = DIContainer()
      container.register(Spelling.init).as(check: (any Plugin).self) { $0 }
      container.register(Grammar.init)
        .as(check: (any Plugin).self, name: "grammar") { $0 }
      container.register { Editor(plugins: many($0)) }
        .injection(\.theme)

      let editor: Editor = container.resolve()
      print(editor.plugins.map { "\(type(of: $0))" })  // ["Spelling", "Grammar"]
      let plugins: [any Plugin] = container.resolveMany()
      print(plugins.count, editor.theme == nil)  // 2 true
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("An array is a type")
  func array() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/OptionalsAndMany.md 4
      let container = DIContainer()
      container.register { ["en", "de"] }
      let languages: [String] = container.resolve()
      print(languages)  // ["en", "de"]
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
