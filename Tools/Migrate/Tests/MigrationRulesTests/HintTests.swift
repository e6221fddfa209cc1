import Testing

@testable import MigrationRules

@Suite("Hints")
struct HintTests {
  private func report(_ files: [String: String], from: Generation? = nil) async -> HintReport {
    await HintReport(
      files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }, from: from)
  }

  /// Checks what is told about a file: line, column and declaration.
  private func check(
    _ text: String, _ expected: [String], _ place: SourceLocation = #_sourceLocation
  ) async {
    let told = await report(["A.swift": "import DITranquillity\n" + text]).hints.map {
      "\($0.line):\($0.column) \($0.declaration)"
    }
    #expect(told == expected, sourceLocation: place)
  }

  @Test("a console's lines: the successors in both later generations, the row, the rule")
  func text() async throws {
    let text =
      "import DITranquillity\nfunc f(_ b: DIContainerBuilder) {\n  b.register { A() }.asName(\"a\")\n}\n"
    let lines = try await report(["A.swift": text]).text(.text).split(separator: "\n")
    #expect(
      lines == [
        "A.swift:2:13: warning: 'DIContainerBuilder', of release 1: use DIContainer; in release 2: DIContainerBuilder; see di-migrate explain M1-02 [M1-02]",
        "A.swift:3:5: warning: 'register(file:line:initializer:)', of release 1: use register { X(a: $0) }; in release 2: register { … }: a closure that takes the container, or one with a parameter for each dependency; runtime arguments: register(type: X.self).initialWithArg { … }; see di-migrate explain M1-05 [M1-05]",
        "A.swift:3:22: warning: 'asName(_:)', of release 1: use as(X.self, name: \"a\"); in release 2: set(name: \"a\"), for all its types; see di-migrate explain M1-12 [M1-12]",
        "3 hints in 1 files",
      ])
    let github = try await report(["A.swift": text]).text(.github)
    #expect(
      github.hasPrefix("::warning file=A.swift,line=2,col=13,title=M1-02::'DIContainerBuilder', of")
    )
    let json = try await report(["A.swift": text]).text(.json)
    #expect(json.contains("\"declaration\" : \"asName(_:)\""))
    #expect(json.contains("\"isRewritten\" : true"))
  }

  @Test("of release 2 and of former spellings")
  func generations() async {
    await check(
      "func f(_ b: DIContainerBuilder) {\n  b.register(type: A.init).as(.self).set(.default).lifetime(.weakSingle)\n}\n",
      [
        "2:13 DIContainerBuilder", "3:5 register(file:line:type:)", "3:32 DIAsSelf.self",
        "3:38 set(_:)", "3:43 DISetDefault.default", "3:52 lifetime(_:)",
        "3:62 DILifeTime.weakSingle",
      ])
    await check(
      "let c = DIContainer()\nlet r = c.register1(A.init).lifetime(.perRun)\nlet s = c.register(A.init).lifetime(.perRun(.weak))\nlet ok = c.validate()\n",
      [
        "3:11 register1(file:line:_:)", "3:39 DILifeTime.perRun",
        "5:12 validate(checkGraphCycles:)",
      ])
  }

  @Test("not of other receivers, of types of the sources, or of labels that no old function has")
  func others() async {
    await check(
      """
      final class Desk { func resolve() -> Int { 1 }; func register(_ x: Int) {}; func lifetime(_ x: Int) {} }
      struct DILazy<T> { let value: T }
      func f(_ desk: Desk, _ lazy: DILazy<Int>, _ scope: DIScope) {
        desk.resolve(); desk.register(1); desk.lifetime(2)
        _ = lazy.value
        unknown.resolve()
        scope.resolve(elsewhere: 1)
        let a: Int = *!scope
      }
      """, ["4:52 DIScope", "9:16 *!"])
    await check(
      "enum Span { case lazySingle }\nfunc g(_ s: Span, _ scope: DIScope) { if s == .lazySingle {}; wait(.lazySingle); let a: Int = *!scope }\n",
      ["3:28 DIScope", "3:95 *!"])
  }

  @Test("of chains in parts, of properties, and of values that patterns bind")
  func types() async {
    await check(
      """
      final class Screen { var lazy: DILazy<A>! }
      func f(_ b: DIContainerBuilder, _ screen: Screen) {
        let registration = b.register { A() }
        registration.lifetime(.single)
        _ = screen.lazy.value
      }
      func g(_ error: Error) {
        guard case DIError.recursiveInitialization(let component) = error else { return }
        print(component.line)
      }
      """,
      [
        "2:32 DILazy", "3:13 DIContainerBuilder", "4:24 register(file:line:initializer:)",
        "5:16 lifetime(_:)", "5:26 DILifeTime.single", "6:19 DILazy.value",
        "9:22 DIError.recursiveInitialization(component:)", "10:19 DIComponent.line",
      ])
  }

  @Test("of arguments without labels, and of closures with some")
  func labels() async {
    await check(
      "func f(_ s: DIScope, _ b: DIContainerBuilder) throws {\n  _ = try s.resolve(A.self, 1, 2)\n  _ = try s.resolve(A.self, name: \"a\", arg: 1, 2)\n  b.register(short: { A() }, line: 3).asSelf()\n}\n",
      [
        "2:13 DIScope", "2:27 DIContainerBuilder", "3:13 resolve(_:_:_:)",
        "4:13 resolve(_:name:arg:_:)", "5:5 register(short:file:line:)", "5:39 asSelf()",
      ])
  }

  @Test("a comment turns rules off; a file that is partly modern tells the rest")
  func off() async {
    await check(
      "func f(_ scope: DIScope) {  // di-migrate:off M1-03\n  let a: A = *!scope\n}\nfinal class P: DIPart { static func load(container: DIContainer) { container.register(A.init) } }\n",
      ["3:14 *!"])
    await check(
      "func f(_ b: DIContainerBuilder, _ c: DIContainer) { b.register(type: A.init); c.append(part: P.self); let x: A = *c }\n",
      ["2:13 DIContainerBuilder", "2:55 register(file:line:type:)"])
  }

  @Test("a generation that is given counts for files that don't tell theirs")
  func given() async {
    let files = [
      "A.swift":
        "import DITranquillity\nfunc f(_ s: DIScope) throws { _ = try s.resolve(Int.self) }\n",
      "B.swift": "import DITranquillity\nlet c = DIContainer()\n",
    ]
    #expect(await report(files).hints.isEmpty)
    let hints = await report(files, from: .release1).hints
    #expect(hints.map(\.declaration) == ["DIScope", "resolve(_:)"])
  }

  @Test("files that can't be told are listed, with the reason")
  func notes() async {
    let report = await report([
      "1/A.swift": "import DITranquillity\nlet a = { (s: DIScope) in *!s as Int }\n",
      "2/B.swift":
        "import DITranquillity\nlet b = { (c: DIContainer) in c.register(component: P()) }\n",
      "3/C.swift": "import DITranquillity\nfunc f(_ c: DIContainer) {}\n",
      "4/D.swift": "import DIv1Compat\nimport DIv2Compat\n",
      "5/E.swift": "func f( {\n",
    ])
    #expect(
      report.notes.map(\.file) == ["3/C.swift", "4/D.swift", "5/E.swift"], "\(report.notes)")
    #expect(report.notes.last?.reason.contains("no hints: line 1 doesn't parse: ") == true)
  }
}
