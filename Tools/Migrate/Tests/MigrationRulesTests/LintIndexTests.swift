import Foundation
import SwiftSyntax
import Testing

@testable import MigrationRules

@Suite("The index of di-lint")
struct LintIndexTests {
  @Test("an index changes no report: with edits, moves and deletions, damaged or of another tool")
  func index() async throws {
    let workspace = try CommandWorkspace(["Cars.swift": ""])
    let path = workspace.path("index")
    let motor = "final class Motor {\n  func turn() {\n    let a = 1\n    print(a)\n  }\n}\n"
    let app = """
      import DITranquillity
      final class Car { init(_ motor: Motor) {} }
      func make() -> DIContainer {
        let container = DIContainer()
        container.register(Car.init)
        return container
      }

      """
    let loads = "enum Box {}\nfunc start() {\n  prepare(Box.thing)\n}\n"
    let made = app.replacing(
      "make() ->", with: "prepare(_ c: DIContainer) { c.register(Motor.init) }\nfunc make() ->")
    let steps: [[String: String]] = [
      ["Cars.swift": app, "Motor.swift": motor], ["Cars.swift": app, "Motor.swift": motor],
      ["Cars.swift": app, "Motor.swift": motor.replacing("Motor", with: "Engine")],
      ["Cars.swift": app, "Engines/Motor.swift": motor], ["Cars.swift": app],
      ["Cars.swift": made, "Motor.swift": motor, "Start.swift": loads],
      // What another file declares decides whether a file has to do with containers.
      [
        "Cars.swift": made + "extension Box { static let thing = make() }\n", "Motor.swift": motor,
        "Start.swift": loads,
      ],
    ]
    for step in steps {
      let files = step.sorted { $0.key < $1.key }.map { ($0.key, [UInt8]($0.value.utf8)) }
      var index: LintIndex? = LintIndex(contentsOf: path)
      let indexed = await Linter().report(files, &index)
      index?.write(to: path)
      #expect(try await Linter().report(files).text(.json) == indexed.text(.json))
      #expect(indexed.findings.isEmpty == step["Cars.swift"]?.contains("static let thing"))
    }
    let plain = [UInt8](motor.utf8)
    let kept = try #require(LintIndex(contentsOf: path).declarations(of: plain))
    #expect(
      String(decoding: kept, as: UTF8.self)
        == "final class Motor {\n  func turn() {\n    \n  }\n}\n")
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(LintIndex(contentsOf: path).declarations(of: plain) == nil)
    let other = path + "2"
    try workspace.write(app, to: "Cars.swift")
    try workspace.write(motor, to: "Motor.swift")
    #expect(try workspace.run("di-lint", [workspace.sources, "--index", other]).status == 2)
    #expect(FileManager.default.fileExists(atPath: other))
    #expect(LintIndex(contentsOf: other).declarations(of: plain) == nil)
  }

  @Test("what an index keeps of a file declares what the file does")
  func declarationsOnly() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized
    let files = try SourceFiles.read([root.path + "/Examples", root.path + "/Sources/DIv3"])
    for (path, bytes) in files {
      guard let source = try? SourceText(bytes) else { continue }
      let kept = try SourceText(source.declarationsOnly)
      #expect(kept.bytes.count <= bytes.count)
      #expect(Self.summary(kept) == Self.summary(source), "\(path)")
    }
    #expect(files.count > 100)
  }

  private static func summary(_ source: SourceText) -> [String] {
    let all = FileDeclarations(source.tree)
    func sorted<Value>(_ table: [String: Value]) -> String {
      "\(table.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })"
    }
    let types = (all.paths + all.extensions).map { path, type in
      "\(path) \(type.kind) \(type.inherited) \(type.initializers) \(type.hasStoredProperties)"
        + sorted(type.properties) + sorted(type.methods) + sorted(type.methodParameters)
        + "\(type.constants.sorted()) \(type.observedProperties.sorted())"
        + sorted(type.values.mapValues { $0.is(FunctionCallExprSyntax.self) ? "" : "\($0)" })
    }
    return types + [
      sorted(all.globals), sorted(all.functions), sorted(all.aliases),
      "\(all.genericNames.sorted())",
      "\(all.operators.sorted()) \(all.throwingTypes.sorted()) \(all.catchingFunctions.sorted())",
    ]
  }
}
