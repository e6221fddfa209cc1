import Foundation
import Testing

@testable import MigrationRules

@Suite("Reports")
struct ReportTests {
  @Test("a difference is what patch understands")
  func difference() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 2\n", with: "two\n").replacing("line 12\n", with: "line 12\nend")
    let text = UnifiedDiff.text(path: "a.swift", from: [UInt8](old.utf8), to: [UInt8](new.utf8))
    #expect(
      text == """
        --- a/a.swift
        +++ b/a.swift
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +two
         line 3
         line 4
         line 5
        @@ -10,3 +10,4 @@
         line 10
         line 11
         line 12
        +end
        \\ No newline at end of file

        """)
    #expect(UnifiedDiff.text(path: "a", from: [1], to: [1]) == "")
  }

  @Test("text, JSON and annotations of a run")
  func formats() async throws {
    let results = await rewrite(
      "import DITranquillity\nfunc f(_ s: DIScope) {\n  let a: Cat = *!s\n  let b: DILazy<Cat>? = -*?s\n}\n",
      "import DITranquillity\nfunc (")
    let report = RewriteReport(results)
    let text = try report.text(.text)
    #expect(
      text.contains(
        """
        M1-63 1x: an Optional lazy, or a lazy of many that is made elsewhere: \
        a closure, or a lazy of an Optional; see di-migrate explain M1-63
          0.swift:4

        """))
    #expect(text.hasPrefix("left as they are, 1x: "))
    #expect(
      text.contains("requests: 1 rewritten, 1 with a remark\n1 of 2 files changed, 1 remarks\n"))
    #expect(try report.text(.github).contains("::warning file=0.swift,line=4,title=M1-63::"))
    let files = try #require(
      try JSONSerialization.jsonObject(with: Data(try report.text(.json).utf8)) as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["0.swift", "1.swift"])
    #expect(files.map { $0["isChanged"] as? Bool } == [true, false])
  }

  @Test("a plan counts what each file has, for each generation")
  func plan() async throws {
    let plan = await MigrationPlan([
      (
        "1.swift",
        [UInt8](
          "import DITranquillity\nfunc f(_ b: DIContainerBuilder) {\n  b.register { A() }.asSelf()\n}\n"
            .utf8)
      ),
      (
        "2.swift",
        [UInt8](
          "import DIv2Compat\nfunc f(_ b: DIContainerBuilder) {\n  b.register(type: B.init)\n}\n"
            .utf8)
      ),
      ("3.swift", [UInt8]("import DITranquillity\nlet c = DIContainer()\n".utf8)),
      ("4.swift", [UInt8]("let d = 1\n".utf8)),
    ])
    #expect(plan.files.map(\.path) == ["1.swift", "2.swift", "3.swift"])
    #expect(plan.files.map(\.generations) == [[1], [2], [3]])
    #expect(plan.files.map(\.registrations) == [1, 1, 0])
    #expect(plan.rules.contains { $0.rule == "M1-24" && $0.count == 1 })
    #expect(plan.rules.contains { $0.rule == "M2-05" && $0.count == 1 })
    #expect(plan.text.contains("1.swift: generation 1, 1 registrations, 0 requests"))
    #expect(try plan.json.contains("\"rule\" : \"M2-05\""))
  }

  @Test("a plan tells files that stay by the reason, and the most frequent rules first")
  func groups() async throws {
    let broken = (1...5).map { ("\($0).swift", [UInt8]("import DITranquillity\nlet a = \n".utf8)) }
    let code =
      "import DITranquillity\nfunc f(_ s: DIScope) {\n  let a: Cat = *!s\n  let b: Cat = *!s\n}\n"
    let plan = await MigrationPlan(broken + [("6.swift", [UInt8](code.utf8))])
    #expect(
      plan.text.contains(
        "  1.swift\n  2.swift\n  3.swift\n  and 2 more; --format json lists all\n"))
    #expect(plan.text.contains("left as they are, 5x: line 2 doesn't parse: "))
    #expect(plan.text.contains("rewritten:\n  M1-30 2x: "))
    let page = PlanPage(plan).html
    let places = ["M1-30", "M1-03"].compactMap { page.firstRange(of: "<code>\($0)<")?.lowerBound }
    #expect(places.count == 2 && places[0] < places[1])
  }

  private let modules: [(path: String, bytes: [UInt8])] = [
    ("/p/Sources/App/A.swift", "import Core\nimport DITranquillity\nlet a: DIScope = b(\"<&>\")\n"),
    (
      "/p/Sources/Core/<B>.swift",
      "import DITranquillity\nfunc f(_ b: DIContainerBuilder) {\n  b.register { A() }.asSelf()\n}\n"
    ),
    ("/p/Sources/Other/C.swift", "let c = 1\n"),
  ].map { (path: $0.0, bytes: [UInt8]($0.1.utf8)) }

  @Test("a plan names the modules that use a container, leaves first")
  func modulesOfPlan() async throws {
    let plan = await MigrationPlan(modules)
    #expect(plan.modules.map(\.name) == ["Core", "App"])
    #expect(plan.modules.map(\.imports) == [[], ["Core"]])
    #expect(plan.modules.map(\.registrations) == [1, 0])
    #expect(
      plan.text.contains(
        "  2. App: 1 files, generation ?, 0 registrations, 0 requests, 0 remarks; imports Core\n"))
    #expect(try plan.json.contains("\"modules\" : ["))
  }

  @Test("the page of a plan closes its elements, escapes names, and needs no other file")
  func page() async throws {
    let release = InstalledRelease(path: "/p/Podfile.lock", manager: .cocoaPods, version: "1.3.1")
    let html = PlanPage(await MigrationPlan(modules, packages: [release])).html
    var open: [Substring] = []
    for part in html.split(separator: "<").dropFirst() {
      let name = part.prefix { $0 != ">" && $0 != " " }
      if ["!DOCTYPE", "meta", "br"].contains(name) { continue }
      if name.hasPrefix("/") {
        #expect(open.popLast() == name.dropFirst())
      } else {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    #expect(html.contains("/p/Sources/Core/&lt;B&gt;.swift"))
    #expect(html.contains("-module-alias DITranquillity=DIv1Compat"))
    #expect(!html.contains("<script") && !html.contains("src=") && !html.contains("href="))
  }
}
