import Foundation
import Testing

@testable import MigrationRules

@Suite("Selection of rules")
struct SelectionTests {
  private let source = """
    import DITranquillity
    func ask(_ scope: DIScope) {
      let a: Cat = *!scope
      let b: Cat? = *?scope
    }

    """

  @Test("only and except")
  func selection() async throws {
    let only = await rewrite(
      source, selection: RuleSelection(only: [Rule.ID(.release1, .optionalRequest)]))
    #expect(only[0].text == source.replacing("*?scope", with: "*scope"))
    let except = await rewrite(
      source, selection: RuleSelection(except: [Rule.ID(.release1, .optionalRequest)]))
    #expect(except[0].text.contains("let a: Cat = *scope"))
    #expect(except[0].text.contains("let b: Cat? = *?scope"))
  }

  @Test("a chain is rewritten as a whole, or not at all")
  func chains() async throws {
    let chain = """
      import DITranquillity
      func fill(_ builder: DIContainerBuilder) {
        builder.register { Cat() }.asSelf().instanceSingle()
      }
      """
    let result = await rewrite(
      chain, selection: RuleSelection(only: [Rule.ID(.release1, .ownType)]))
    #expect(result[0].text == chain)
  }

  @Test("di-migrate:off for a line, the next line and a file; what turns nothing off is reported")
  func suppressions() async throws {
    let line = await rewrite(source.replacing("*!scope", with: "*!scope  // di-migrate:off M1-30"))
    #expect(line[0].text.contains("*!scope"))
    #expect(!line[0].text.contains("*?scope"))
    #expect(line[0].unusedSuppressions.isEmpty)

    let next = await rewrite(
      source.replacing("  let a", with: "  // di-migrate:off M1-30\n  let a"))
    #expect(next[0].text.contains("*!scope"))
    #expect(next[0].unusedSuppressions.isEmpty)

    let file = await rewrite("// di-migrate:off M1-30, M1-31\n" + source)
    #expect(file[0].text.contains("*!scope") && file[0].text.contains("*?scope"))
    #expect(file[0].text.contains("_ scope: DIContainer"))
    #expect(file[0].unusedSuppressions.isEmpty)

    let unused = await rewrite(
      source.replacing("let a", with: "let a  // di-migrate:off M1-44 M9-99\n    "))
    #expect(unused[0].unusedSuppressions.map(\.rule) == ["M1-44", "M9-99"])
    #expect(unused[0].unusedSuppressions.map(\.line) == [3, 3])
  }

  @Test("ids are unique, and the pages and their sections exist")
  func pages() throws {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Rule.ID("M1-07") == Rule.ID(.release1, .argument))
    #expect(Rule.ID("M4-07") == nil && Rule.ID("M1-7") == nil && Rule.ID("") == nil)
    for rule in Rule.all { #expect(Explanation(rule.page) != nil, "\(rule.id): \(rule.page)") }
  }
}
