import Testing

@testable import MigrationRules

/// The examples of the rules are what the tool does.
@Suite("Examples of rules")
struct RuleExampleTests {
  @Test(
    "a rule that rewrites makes its second example of its first",
    arguments: Rule.all.filter { $0.outcome == .safe && $0.id.name != .manifest })
  func rewrites(_ rule: Rule) async throws {
    let result = try #require(
      await rewrite(source(of: rule), from: rule.id.generation, to: rule.id.target).first)
    #expect(result.applied.contains { $0.rule == rule.id }, "\(result.text)")
    guard !rule.after.isEmpty else {
      #expect(!result.text.contains(rule.before))
      return
    }
    #expect(
      lines(result.text).joined(separator: "\n").contains(
        lines(rule.after).joined(separator: "\n")), "\(result.text)")
  }

  /// The lines without their indentation.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private func source(of rule: Rule) -> String {
    let example = rule.before
    if example.hasPrefix("import") { return example + "\n" }
    let types = """
      protocol Page {}
      final class Paper: Page {}
      final class Ink {}
      enum Tone { case blue }
      final class Label { init(text: String) {} }
      final class Can { init(ink: Ink) {} }
      final class Screen {}
      final class Basket {}
      final class Owner { init(press: Press) {} }
      final class Press {
        var ink: Ink?
        var owner: Owner!
        init(page: Page) {}
        func warmUp() {}
        func finish() {}
      }

      """
    if example.hasPrefix("final class") {
      return "import DITranquillity\n" + types + modules(of: rule) + example + "\n"
    }
    let isLink = example.hasPrefix(".")
    let (open, registration, scope) =
      switch rule.id.generation {
      case .release1:
        (
          "let builder = DIContainerBuilder()", "builder.register { Press(page: *!$0) }",
          "scope: DIScope"
        )
      case .release2:
        (
          "let builder = DIContainerBuilder()", "builder.register(type: Press.init)",
          "container: DIContainer"
        )
      case .modern: ("", "container.register(Ink.init)", "container: DIContainer")
      }
    let owner =
      switch rule.id.generation {
      case .release1: "builder.register { Owner(press: *!$0) }"
      case .release2: "builder.register(type: Owner.init)"
      case .modern: ""
      }
    let service =
      example.contains("Page.self") && isLink ? "builder.register(type: Paper.init)" : registration
    return """
      import DITranquillity
      \(types)\(modules(of: rule))
      func example(_ \(scope), _ screen: Screen) throws {
        \(open)
        \(owner)
        \(isLink ? service + example : example)
      }

      """
  }

  /// What the examples of modules mention.
  private func modules(of rule: Rule) -> String {
    let loader = "func load() throws -> Ink { return Ink() }\n"
    let part = "func load(builder: DIContainerBuilder) {}"
    switch rule.id.description {
    case "M1-28", "M2-28": return loader
    case "M1-42", "M1-43", "M12-42", "M12-43":
      return "final class InkModule: DIModule { \(part) }\n"
    case "M1-44", "M12-44":
      return "final class InkAssembly: DIAssembly { var publicModules: [DIModule] { return [] } }\n"
    case "M2-42", "M2-43": return "final class InkPart: DIComponent { \(part) }\n"
    case "M2-44":
      return "final class InkModule: DIModule { let components: [DIComponent] = [] }\n"
    default: return ""
    }
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { "\(id)" }
}
