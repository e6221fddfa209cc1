import Foundation
import Testing

@testable import MigrationRules

/// Each registration and each request of old code is rewritten or told.
@Suite("Old calls")
struct OldCallTests {
  private func found(_ code: String, _ generation: Generation = .release1) throws -> [String] {
    let source = try SourceText([UInt8](code.utf8))
    let declarations = FileDeclarations(source.tree)
    var index = SourceIndex()
    index.merge(declarations)
    index.mergeExtensions(of: declarations)
    let types = ExpressionTypes(index: index, generation: generation).reading(source.tree)
    return OldCalls(source.tree, types).calls.map {
      "\($0.kind.rawValue) \(source.line(at: $0.range.lowerBound))"
    }
  }

  @Test("the form tells them, whatever they are called on")
  func forms() throws {
    let code = """
      func load(_ all: [DIContainerBuilder], table: Table, builder: DIContainerBuilder) {
        all[0].register { Ink() }.lifetime(.single)
        Other.builder.register(Ink.self).initializer { scope in Ink(page: *!scope) }
        Other.builder.register(module: InkModule())
        table.register(Cell.self)
        Other.table.register(Cell.self, forCellReuseIdentifier: "cell")
        builder.register(assembly: InkAssembly())
        builder.register(vc: Screen.self)
        print(try Other.scope.resolve() as Ink, Other.scope.state())
      }
      """
    #expect(
      try found(code + "\nfinal class Table {}") == [
        "registration 2", "registration 3", "load 4", "load 7", "registration 8", "request 9",
      ])
    // Where a type of the sources has such a method, too, only what follows tells a registration.
    #expect(
      try found(
        """
        final class Table { func register(_ type: Cell.Type) {} }
        Other.thing.register(Cell.self)
        Other.thing.register(Cell.self).lifetime(.single)
        """) == ["registration 3"])
  }

  @Test("what no change is about is missed")
  func missed() throws {
    let source = try SourceText([UInt8]("first.resolve(1)\nsecond.resolve(2)".utf8))
    let calls = source.tree.statements.map {
      OldCalls.Call(
        kind: .request, range: $0.item.textRange, isKnown: true)
    }
    let changes = source.tree.statements.map { Change(at: $0.item) }
    #expect(calls.missed(by: changes) == nil)
    #expect(calls.missed(by: Array(changes.dropLast()))?.range == changes[1].range)
    #expect(!Tally(found: 2, rewritten: 1).addsUp)
    #expect(Tally(found: 3, rewritten: 1, remarked: 1, kept: 1).addsUp)
  }

  @Test("a registration of something unknown gets a remark, and nothing in it is rewritten")
  func unknown() async throws {
    let code = """
      import DITranquillity
      func load() {
        Other.builder.register(Ink.self).initializer { scope in Ink(page: *!scope) }
        Other.builder.register(module: InkModule())
        print(try? make(Other.scope.resolve()))
      }
      """
    for target in [Generation.modern, .release2] {
      let result = try #require(await rewrite(code, to: target).first)
      #expect(
        result.text.contains("initializer { scope in Ink(page: \(target == .modern ? "*!" : "")"))
      let rule = target == .modern ? "M1-64" : "M12-64"
      #expect(result.remarks.map { "\($0.rule)" }.prefix(2) == [rule, rule])
      #expect(result.registrations == Tally(found: 1, remarked: 1))
      if target == .modern { #expect(result.requests == Tally(found: 1, remarked: 1)) }
      #expect(!result.hasMistake)
    }
  }

  @Test("the counts of a plan are those of the syntax, and a run's add up to them")
  func countsAddUp() async throws {
    let files = [
      (
        "Part.swift",
        """
        import DITranquillity
        final class PartModule: DIModule {
          func load(builder: DIContainerBuilder) {
            builder.register { Ink() }.lifetime(.perScope)
            builder.register { Pen() }.lifetime(.perScope) // di-migrate:off M1-22
            builder.register(Pen.self).initializer { Pen() }.initializer { _, n in Pen(n, n) }
          }
        }
        """
      ),
      // It sees the members of App, though it imports nothing.
      ("Use.swift", "func ink() throws -> Ink { return try App.scope.resolve() }"),
      (
        "App.swift",
        "import DITranquillity\nenum App { static let scope: DIScope = make() }\nlet ink: DILazy<Ink>?"
      ),
    ].map { ($0.0, [UInt8]($0.1.utf8)) }
    let results = await Migration(from: .release1).rewrite(files)
    #expect(results[0].registrations == Tally(found: 3, rewritten: 1, remarked: 1, kept: 1))
    #expect(results[1].requests == Tally(found: 1, rewritten: 1))
    #expect(results[1].text.contains("return try App.scope.resolved()"))
    let plan = await MigrationPlan(files)
    #expect(plan.files.map(\.registrations).reduce(0, +) == 3)
    #expect(plan.files.map(\.requests).reduce(0, +) == 1)
    let report = try RewriteReport(results).text(.text)
    #expect(report.contains("registrations: 1 rewritten, 1 with a remark, 1 as before\n"))
  }

  @Test("what storyboards need is rewritten or told", arguments: [Generation.release1, .release2])
  func storyboards(_ generation: Generation) async throws {
    let (scope, label) = generation == .release1 ? ("DIScope", "") : ("DIContainer", "type: ")
    let nib =
      generation == .release1 ? "initializer(byNib: Detail.self)" : "initial(nib: Detail.self)"
    let story = generation == .release1 ? "initializer(byStoryboard" : "initial(useStoryboard"
    let code = """
      import DITranquillity
      final class Screen: UIViewController {}
      final class Detail: UIViewController {}
      func open(_ scope: \(scope), _ builder: DIContainerBuilder, _ screen: Screen) throws {
        builder.register(vc: Screen.self)
        builder.register(\(label)Detail.self).\(nib).lifetime(.perDependency)
        builder.register(\(label)Detail.self).\(story): board, identifier: "detail")
        let first = DIStoryboard(name: "Main", bundle: nil, container: scope)
        let second: DIStoryboard = .init(name: "Main", bundle: nil, container: scope)
        let third = DIStoryboard.init(name: "Main", bundle: nil, container: scope)
        DIStoryboard.injectsChildren = false
        try scope.resolve(screen)
      }
      """
    let result = try #require(await rewrite(code, from: generation).first)
    let text = result.text
    #expect(text.contains("builder.register(Screen.self).lifetime(.perContainer(.weak))\n"))
    #expect(text.contains("= DIStoryboard.create(name: \"Main\", bundle: nil, container: scope)"))
    #expect(text.contains("second: DIStoryboard = .create(name: \"Main\", bundle"))
    #expect(text.contains("third = DIStoryboard.create(name: \"Main\", bundle"))
    #expect(text.contains("  scope.inject(into: screen)\n"))
    #expect(result.registrations == Tally(found: 3, rewritten: 1, remarked: 2))
    #expect(result.requests == Tally(found: 1, rewritten: 1))
    let rules = result.remarks.map { "\($0.rule)" }
    #expect(rules == [57, 57, 62].map { "M\(generation.rawValue)-\($0)" })
  }
}
