import DIEngine
import DIGraphTools
import DIv3
import Foundation
import Testing

@Suite("The command graph")
struct CommandTests {
  private let c = DIContainer()

  private static let file = "Tests/DIGraphToolsTests/CommandTests.swift"

  private struct Outcome: Equatable {
    var code: Int32
    var out = ""
    var error = ""
  }

  private func run(_ arguments: String..., on source: (any GraphSource)? = nil) -> Outcome {
    final class Texts {
      var out = ""
      var error = ""
    }
    let texts = Texts()
    let code = GraphCommand.run(
      source ?? c, arguments: arguments, printOut: { texts.out += $0 },
      printError: { texts.error += $0 })
    return Outcome(code: code, out: texts.out, error: texts.error)
  }

  /// Runs a body with the path of a file that doesn't exist, and removes the file.
  private func withFile(_ body: (String) throws -> Void) rethrows {
    let path = NSTemporaryDirectory() + "graph-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("validate prints findings and a summary; errors fail, warnings only if strict")
  func validate() {
    #expect(
      run("validate") == Outcome(code: 0, out: "valid: 0 errors, 0 warnings, 0 not checked\n"))
    c.register(Motor.init).default()
    #expect(run("validate").code == 0)
    #expect(run("validate", "--strict").code == 1)
    #expect(run("validate").out.contains("warning DIG023 \(Self.file):"))
    c.register { (_: any Fuel) in Petrol() }
    let outcome = run("validate")
    #expect(outcome.code == 1)
    #expect(outcome.out.hasPrefix("error DIG001 \(Self.file):"))
    #expect(outcome.out.hasSuffix("not valid: 1 error, 1 warning, 0 not checked\n"))
  }

  @Test("validate writes annotations for GitHub, and JSON")
  func validateFormats() throws {
    let line = #line + 1
    c.register { (_: any Fuel) in Petrol() }
    let github = run("validate", "--format", "github")
    #expect(github.code == 1)
    #expect(
      github.out.hasPrefix(
        "::error file=\(Self.file),line=\(line),title=DIG001::no component offers Fuel"))
    #expect(github.out.contains("%0Aregister Fuel") && github.out.hasSuffix("\n"))
    let json = run("validate", "--format", "json").out
    #expect(
      try JSONDecoder().decode([GraphFinding].self, from: Data(json.utf8)).map(\.file) == [
        Self.file
      ])
  }

  /// A repository with files, each of which registers something in line 2.
  private func withRepository(_ files: [String], _ body: (String) throws -> Void) throws {
    let root = NSTemporaryDirectory() + "repository-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for file in files + [".git/HEAD", "App/Package.swift"] {
      let url = URL(fileURLWithPath: "\(root)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "func load() {\n  c.register(A.init)\n}\n".write(
        to: url, atomically: true, encoding: .utf8)
    }
    try body(root)
  }

  @Test(
    "files are named from the root of the repository",
    arguments: [
      (["Sources/Kit/Shop.swift"], "Kit/Shop.swift", "Sources/Kit/Shop.swift"),
      (
        ["App/Sources/Kit/In/Deep/Shop.swift"], "Kit/Shop.swift",
        "App/Sources/Kit/In/Deep/Shop.swift"
      ),
      (["A/Kit/Shop.swift", "A/Other/Shop.swift"], "Kit/Shop.swift", "A/Kit/Shop.swift"),
      (["Sources/my-kit/Shop.swift"], "my_kit/Shop.swift", "Sources/my-kit/Shop.swift"),
      (["Code/Shop.swift"], "Kit/Shop.swift", "Code/Shop.swift"),
      (["Sources/Kit/Shop.swift"], "/builds/7/Sources/Kit/Shop.swift", "Sources/Kit/Shop.swift"),
      (["A/Kit/Shop.swift", "B/Kit/Shop.swift"], "Kit/Shop.swift", nil),
      ([".build/checkouts/kit/Sources/Kit/Shop.swift"], "Kit/Shop.swift", nil),
      (["Pods/Kit/Shop.swift"], "/elsewhere/Kit/Shop.swift", nil),
    ] as [([String], String, String?)])
  func files(existing: [String], noted: String, path: String?) throws {
    c.register(file: noted, line: 2) { (_: any Fuel) in Petrol() }
    try withRepository(existing) { root in
      func run(_ arguments: String...) -> Outcome {
        var outcome = Outcome(code: 0)
        outcome.code = GraphCommand.run(
          c, arguments: arguments, in: "\(root)/App", printOut: { outcome.out += $0 },
          printError: { outcome.error += $0 })
        return outcome
      }
      let shown = noted.hasPrefix("/") ? "Shop.swift" : noted
      let github = run("validate", "--format", "github")
      #expect(
        github.out.hasPrefix(
          path.map { "::error file=\($0),line=2,title=DIG001::no component" }
            ?? "::error title=DIG001::\(shown):2: no component"))
      #expect(
        github.error
          == (existing.count > 1 && path == nil
            ? "\(noted) may be any of \(existing.joined(separator: ", "))\n" : ""))
      #expect(run("validate").out.hasPrefix("error DIG001 \(path ?? shown):2: "))
      #expect(run("export").out.contains("\"file\" : \"\(path ?? noted)\""))
      #expect(run("export", "--format", "dot").out.contains(", \(path ?? shown):2\""))
      let empty = "\(root)/empty.json"
      try DIContainer().graphSnapshot().json.write(toFile: empty, atomically: true, encoding: .utf8)
      let difference = run("diff", empty).out
      #expect(difference.contains("error **DIG001** \(path ?? shown):2: no component"))
      #expect(difference.contains("new for each request, \(path ?? shown):2\n"))
    }
  }

  @Test("questions")
  func questions() {
    c.register(Car.init).as((any Vehicle).self)
    c.register(Motor.init).as(Motor.self, name: "big")
    #expect(
      run("explain", "Vehicle").out.hasPrefix("Vehicle: Car (new for each request), CommandTests"))
    #expect(
      run("explain", "DIGraphToolsTests.Motor", "--name", "big").out.hasPrefix(
        "Motor with name \"big\": Motor"))
    #expect(run("why", "Motor").out == "Car -> Motor\n")
    #expect(run("dependents", "Motor").out.hasPrefix("direct (1):\n  DIGraphToolsTests.Car@"))
    #expect(run("metrics").out.hasPrefix("2 components, 1 edge, 1 root\n"))
    for question in ["explain", "why", "dependents"] {
      let unknown = run(question, "Moto")
      #expect(unknown.code == 1 && unknown.out.isEmpty)
      #expect(unknown.error == "no component offers Moto; did you mean DIGraphToolsTests.Motor?\n")
    }
  }

  @Test("export writes a format, of the whole graph or a part, to the output or a file")
  func export() throws {
    c.register(Car.init)
    c.register(Motor.init)
    c.register(Petrol.init)
    let snapshot = try GraphSnapshot(json: run("export").out)
    #expect(snapshot.components.map(\.id) == c.components.map(\.id))
    #expect(snapshot.components["Car"]?.file == Self.file)
    #expect(run("export", "--format", "dot").out == snapshot.dot)
    let part = try c.graphSnapshot().around("Motor", depth: 1).mermaid()
    #expect(run("export", "--format", "mermaid", "--around", "Motor", "--depth", "1").out == part)
    try withFile { path in
      #expect(run("export", "--output", path) == Outcome(code: 0))
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == snapshot.json)
    }
    let refused = run("export", "--output", "/no/such/directory/graph.json")
    #expect(
      refused.code == 2 && refused.error.hasPrefix("/no/such/directory/graph.json can't be written")
    )
    let large = run("export", "--format", "mermaid", on: bigGraph(452) { $0 < 451 ? [$0 + 1] : [] })
    #expect(
      large.code == 2 && large.out.isEmpty && large.error.hasPrefix("the graph has 451 edges"))
  }

  @Test("pictures of the graph, of a difference, and to a file")
  func pictures() throws {
    c.register(Car.init)
    c.register(Motor.init)
    #expect(run("export", "--format", "html").out.hasPrefix("<!doctype html>"))
    try withFile { base in
      _ = run("export", "--output", base)
      c.register(Petrol.init)
      let diagram = run("diff", base, "--format", "mermaid")
      #expect(diagram.code == 1 && diagram.out.contains("Petrol<br>added"))
      #expect(run("diff", base, "--format", "dot").out.hasPrefix("digraph"))
      try withFile { page in
        #expect(run("diff", base, "--format", "html", "--output", page) == Outcome(code: 1))
        let written = try String(contentsOfFile: page, encoding: .utf8)
        #expect(written.contains("1 added"))
      }
    }
  }

  @Test("a dry run adds what closures request; strict validation adds captives between scopes")
  func dryRun() {
    c.register { (c: DIContainer) in Car(c.resolve()) }
    c.register(Motor.init)
    #expect(run("why", "Motor").out == "Motor\n")
    #expect(run("why", "Motor", "--dry-run").out == "Car -> Motor (seen in a run)\n")
    #expect(run("validate", "--dry-run").out.contains("in one run is checked"))
    #expect(run("metrics", "--dry-run").code == 2)
  }

  @Test("diff is silent for equal graphs, and tells what changed")
  func diff() throws {
    c.register(Car.init)
    c.register(Motor.init)
    try withFile { base in
      _ = run("export", "--output", base)
      #expect(run("diff", base) == Outcome(code: 0))
      #expect(run("diff", base, base) == Outcome(code: 0))
      c.register { (_: any Fuel) in Petrol() }
      let changed = run("diff", base)
      #expect(changed.code == 1 && changed.out.hasPrefix("### The dependency graph changed"))
      #expect(run("diff", base, base) == Outcome(code: 0))
      #expect(run("diff", base, "--format", "github").out.hasPrefix("::error file=Tests/"))
      let json = run("diff", base, "--format", "json").out
      let difference = try JSONDecoder().decode(GraphDifference.self, from: Data(json.utf8))
      #expect(difference.addedComponents.map(\.name) == ["Petrol"])
    }
  }

  @Test("an unreadable base is an error with code 2")
  func unreadable() throws {
    #expect(run("diff", "/no/such/file.json").code == 2)
    try withFile { path in
      try "{".write(toFile: path, atomically: true, encoding: .utf8)
      let outcome = run("diff", path)
      #expect(outcome.code == 2 && outcome.out.isEmpty)
      #expect(outcome.error.hasPrefix("\(path): this is no snapshot of a graph: "))
    }
  }

  @Test(
    "wrong arguments are refused",
    arguments: [
      (["explain"], "wrong number of words after explain; see help"),
      (["valid"], "unknown command valid; see help"),
      (["validate", "--fast"], "unknown option --fast"),
      (["validate", "--format"], "--format needs a value"),
      (["validate", "--format", "dot"], "validate has no format dot; it has text, github, json"),
      (["why", "Car", "--format", "json"], "why has no format json"),
      (["export", "--depth", "2"], "--depth needs --around"),
      (["export", "--around", "Car", "--depth", "-1"], "--depth needs a number, not -1"),
      (["metrics", "--strict"], "--strict has no effect here; see help"),
    ])
  func mistakes(arguments: [String], message: String) {
    var errors = ""
    let code = GraphCommand.run(
      c, arguments: arguments, printOut: { _ in Issue.record("output") },
      printError: { errors += $0 })
    #expect(code == 2 && errors == "\(message)\n")
  }

  @Test("help, also without words")
  func help() {
    #expect(run("help") == run() && run("--help") == run())
    #expect(run().code == 0 && run().out.contains("explain TYPE"))
  }
}
