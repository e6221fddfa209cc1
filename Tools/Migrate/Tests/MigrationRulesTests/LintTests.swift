import Foundation
import Testing

@testable import MigrationRules

@Suite("di-lint")
struct LintTests {
  private func report(_ files: [String: String]) async -> LintReport {
    await Linter().report(files.sorted { $0.key < $1.key }.map { ($0.key, [UInt8]($0.value.utf8)) })
  }

  private let car = """
    import DITranquillity
    final class Motor {}
    final class Car {
      init(_ motor: Motor) {}
    }
    func make() -> DIContainer {
      let container = DIContainer()
      container.register(Car.init)
      return container
    }

    """

  @Test("tells the place, the message, the remedy and the code")
  func text() async throws {
    let report = await report(["Cars.swift": car])
    #expect(
      try report.text(.text) == """
        Cars.swift:8:3: error: no component offers Motor, which Car needs for its initializer. \
        To do: register Motor, offer a registered component as that type, or request an Optional. [DIG001]
        1 finding, 0 places not checked
        proven: 1 of 1 registrations, 0 of 0 requests

        """)
    #expect(
      try report.text(.github).hasPrefix(
        "::error file=Cars.swift,line=8,col=3,title=DIG001::no component offers Motor"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try report.text(.json).utf8)) as? [String: Any])
    #expect((json["findings"] as? [[String: Any]])?.first?["code"] as? String == "DIG001")
    #expect((json["notChecked"] as? [Any])?.isEmpty == true)
  }

  @Test("reads declarations and registrations of other files")
  func files() async throws {
    let part = """
      import DITranquillity
      final class MotorPart: DIPart {
        static func load(container: DIContainer) { container.register(Motor.init) }
      }
      """
    let app = car.replacing(
      "  return", with: "  container.append(part: MotorPart.self)\n  return")
    let both = await report(["Cars.swift": app, "Part.swift": part])
    #expect(both.findings.isEmpty)
    #expect(both.gaps.isEmpty)
    let one = await report(["Cars.swift": app])
    #expect(one.findings.isEmpty)
    #expect(one.gaps.contains { $0.reason == "the given sources don't have what is loaded" })
    let alone = await report(["Part.swift": part])
    #expect(
      alone.gaps.map(\.reason) == [
        "no container of the given sources loads the registration: Motor",
        "the sources don't tell which initializer of Motor is meant",
      ])
  }

  @Test(
    "a comment turns a rule off for a line, the next one, or the file; one that turns nothing off is told",
    arguments: [
      ("container.register(Car.init)", "container.register(Car.init)  // di-lint:off DIG001"),
      ("  container.register(Car.init)", "  // di-lint:off DIG001\n  container.register(Car.init)"),
      ("import DITranquillity", "// di-lint:off DIG001, DIG002\nimport DITranquillity"),
    ])
  func suppressions(_ change: (String, String)) async throws {
    let report = await report(["Cars.swift": car.replacing(change.0, with: change.1)])
    #expect(report.findings.isEmpty)
    let idle = report.idleSuppressions.map(\.reason)
    #expect(
      idle
        == (change.1.contains("DIG002") ? ["di-lint:off DIG002 turns nothing off; remove it"] : []))
    let wrong = await self.report(["Cars.swift": "// di-lint:off DIG999\n" + car])
    #expect(wrong.findings.count == 1)
    #expect(
      wrong.idleSuppressions.map(\.reason) == ["DIG999 is no rule; `di-lint --rules` lists them"])
  }

  @Test("lists what it can't see, and is silent about it otherwise")
  func gaps() async throws {
    let unknown = car.replacing("  return", with: "  container.register(makeMotor)\n  return")
    var report = await report(["Cars.swift": unknown])
    #expect(report.findings.isEmpty)
    #expect(
      report.gaps.map(\.reason).contains("the sources don't tell what makes the object"))
    #expect(
      report.gaps.map(\.reason).contains("the registration in line 9 may offer it: Car needs Motor")
    )
    report = await self.report(["Cars.swift": "import DITranquillity\nlet a = \n"])
    #expect(report.gaps.map(\.place.line) == [2])
    let handed = car.replacing("  return", with: "  Plugins.load(into: container)\n  return")
    report = await self.report(["Cars.swift": handed])
    #expect(report.findings.isEmpty)
    #expect(report.gaps.contains { $0.reason.hasSuffix(": Car needs Motor") })
  }

  @Test("reads parts of which any may be loaded in the same order in each run")
  func order() async {
    let parts = (1...9).map {
      "enum P\($0): DIPart { static func load(container: DIContainer) { container.register(f\($0)) } }"
    }
    let app = car.replacing("  return", with: "  container.append(part: any())\n  return")
    let report = await report(["A.swift": app, "B.swift": parts.joined(separator: "\n")])
    #expect(report.gaps.contains { $0.cause == "the registration in line 1 may offer it" })
  }

  @Test("groups what is not checked by its cause, the widest first")
  func groups() async throws {
    let loads = (1...5).map { "    container.register(make\($0))\n" }.joined()
    let part = """
      import DITranquillity
      final class Part: DIPart {
        static func load(container: DIContainer) {
      \(loads)  }
      }
      final class App {
        let container: DIContainer = {
          let container = DIContainer()
          container.append(part: Part.self)
          container.append(part: Other.self)
          return container
        }()
      }
      """
    let report = await report(["A.swift": part])
    #expect(report.gaps.count == 11)
    #expect(
      try report.text(.text) == """
        A.swift:4:5: note: 5 places are not checked, because the sources don't tell the type of the registration
          A.swift:4:5
          A.swift:5:5
          A.swift:6:5
          and 2 more; --format json lists all
        A.swift:4:24: note: 5 places are not checked, because the sources don't tell what makes the object
          A.swift:4:24
          A.swift:5:24
          A.swift:6:24
          and 2 more; --format json lists all
        A.swift:15:5: note: not checked, because the given sources don't have what is loaded
        0 findings, 11 places not checked
        proven: 0 of 5 registrations, 0 of 0 requests

        """)
    #expect(try report.text(.github).split(separator: "\n").count == 11)
  }

  @Test("groups what one cause may hide, and tells what that is")
  func hidden() async throws {
    let two = car.replacing(
      "Motor {}", with: "Motor {}\nfinal class Van {\n  init(_ motor: Motor) {}\n}"
    )
    .replacing(
      "  return", with: "  container.register(Van.init)\n  Plugins.load(into: container)\n  return")
    let text = try await report(["Cars.swift": two]).text(.text)
    #expect(text.contains("note: 2 places are not checked, because "))
    #expect(
      text.contains(
        "  Cars.swift:11:3: Car needs Motor\n"))
    #expect(text.contains("Van needs Motor"))
  }

  @Test("of two types of one name, the scope tells which one is meant")
  func ambiguousNames() async throws {
    let report = await report([
      "Cars.swift": car, "Other.swift": "enum Boats { final class Motor {} }",
    ])
    // The one that the parameter's scope means.
    #expect(report.findings.map(\.place.line) == [8])
    #expect(report.gaps.isEmpty)
  }

  @Test("titles are those of the run-time findings")
  func titles() throws {
    let page =
      URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
      + "/Sources/DIGraphTools/DIGraphTools.docc/Findings.md"
    let text = try String(contentsOfFile: String(page.dropFirst()), encoding: .utf8)
    for (code, title) in LintFinding.titles {
      #expect(text.contains("\n## \(code): \(title)\n"))
    }
  }

  @Test("exits with 0, 1 and 2")
  func exits() throws {
    let workspace = try CommandWorkspace(["Cars.swift": car, "Empty.swift": "let a = 1\n"])
    let found = try workspace.run("di-lint", [workspace.sources])
    #expect(found.status == 2)
    #expect(found.output.contains("Cars.swift:8:3: error: "))
    #expect(try workspace.run("di-lint", [workspace.path("Empty.swift"), "--strict"]).status == 0)
    let missing = try workspace.run("di-lint", [workspace.path("No.swift")])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("does not exist"))
    #expect(try workspace.run("di-lint", []).status == 1)
    #expect(try workspace.run("di-lint", ["--rules"]).output.contains("DIG021: A captive"))
    try workspace.write(
      car.replacing("(Car.init)", with: "(makeCar)"), to: "Cars.swift")
    #expect(try workspace.run("di-lint", [workspace.sources]).status == 0)
    #expect(try workspace.run("di-lint", [workspace.sources, "--strict"]).status == 2)
  }

  private static let pump = """
    import DITranquillity
    final class Pump {}
    final class Motor { init(pump: Pump) {} }

    """
  private static let part = """
    final class A: DIPart { static func load(container: DIContainer) { container.register(Motor.init) } }

    """

  @Test(
    "follows containers, and what isn't known hides nothing else",
    arguments: [
      part + "let container = DIContainer()\nif isOld { container.append(part: A.self) }",
      part + "struct Screen: View {}\nlet container = DIContainer()\n"
        + "func show() { container.append(part: A.self); Screen().environment(\\.it, container) }",
      part + "let container: DIContainer = .init()\nfunc set() { container.append(part: A.self) }",
      part + "final class Empty: DIPart { static func load(container: DIContainer) {} }\n"
        + "let container = DIContainer()\ncontainer.append(part: Empty.self).append(part: A.self)",
      part + "let container = DIContainer()\ncontainer.register { UIScreen.main }\n"
        + "container.append(part: A.self)\nprint(container.metrics)",
    ])
  func paths(_ app: String) async {
    let report = await report(["A.swift": Self.pump + app])
    #expect(report.findings.map { [$0.code, "\($0.place.line)"] } == [["DIG001", "4"]])
    #expect(report.proof.provenRegistrations >= 1)
  }

  @Test("what can't be seen may register what is missing")
  func unseen() async {
    let own =
      Self.pump + """
        extension DIContainer {
          convenience init(_ parts: () -> [DIPart.Type]) {
            self.init()
            parts().forEach { append(part: $0) }
          }
        }
        let container = DIContainer { [A.self] }
        let motor: Motor = container.resolve()
        """
    #expect(await report(["A.swift": own]).findings.isEmpty)
    let start = "func start() { let c = DIContainer(); c.register(Motor.init); self.set(c) }"
    let set = "func set(_ c: DIContainer) { c.register(Pump.init) }"
    for other in [
      "class Base { \(start)\nfunc set(_ c: DIContainer) {} }\nclass Main: Base { override \(set) }",
      "protocol Setting {}\nextension Setting { \(set) }\nclass Main: Setting { \(start) }",
      "class Main { let set: (DIContainer) -> Void\n\(start) }",
      "func make(_ set: (DIContainer) -> Void) { let c = DIContainer(); c.register(Motor.init); set(c) }",
      "func <~ (c: DIContainer, part: Part.Type) {}\n"
        + "func start() { let c = DIContainer(); c.register(Motor.init); c <~ Part.self }",
      "let all = [DIContainer()]\nfunc start() { all[0].register(Motor.init)\n"
        + "all.forEach { $0.register(Pump.init) } }",
    ] {
      #expect(await report(["A.swift": Self.pump + other]).findings.isEmpty, "\(other)")
    }
    let load = "func setUp(_ container: DIContainer) { container.register(Pump.init) }\n"
    let mixed = "import DIv3\nimport DIv2Compat\n" + load
    let app = Self.pump + "let container = DIContainer()\ncontainer.register(Motor.init)\n"
    let unread = await report(["A.swift": app + "setUp(container)", "B.swift": mixed])
    #expect(unread.findings.isEmpty && unread.gaps.contains { $0.detail == "Motor needs Pump" })
  }

  @Test("tells requests that nothing serves, at their lines, and those of unknown containers")
  func requests() async {
    let app = car.replacing(
      "  return",
      with:
        "  let car: Car = container.resolve()\n  let van = container.resolve() as Motor\n  return")
    let report = await report([
      "Cars.swift": app,
      "Other.swift": "import DITranquillity\nlet motor: Motor = Other.all.resolve()",
    ])
    #expect(report.findings.map(\.place.line) == [8, 10])
    #expect(report.findings.last?.message == "no component offers Motor, which is requested here")
    #expect(report.proof.text == "proven: 1 of 1 registrations, 2 of 3 requests")
  }

  @Test("follows what modificators say: several tags of a request, and all objects for a parameter")
  func modificators() async {
    let app = """
      import DITranquillity
      enum Red {}; enum Blue {}; protocol Color {}; final class Paint: Color {}
      final class Shop { init(_ colors: [Color]) {} }
      let container = DIContainer()
      container.register(Paint.init).as(Color.self, tag: Red.self).as(Color.self, tag: Blue.self)
      container.register(Shop.init) { many($0) }
      let color: Color = by(tags: Red.self, Blue.self, on: container.resolve())
      """
    let report = await report(["A.swift": app])
    #expect(report.findings.isEmpty && report.gaps.isEmpty)
  }

  @Test("a view controller into which nothing injects is told beside a storyboard")
  func storyboards() async {
    let app = """
      import DITranquillity
      import UIKit
      final class Model {}
      final class Screen: UIViewController { var model: Model! }
      final class Delegate {
        let container = DIContainer()
        func start() {
          container.registerStoryboard(name: "Main")
          container.register(Model.init)
          container.register(Screen.self).injection(\\.model)
          let main: UIStoryboard = container.resolve(name: "Main")
          let other: DIStoryboard = .create(name: "Main", bundle: nil, container: container)
        }
      }
      """
    #expect(await report(["A.swift": app]).gaps.isEmpty)
    for (line, told) in [
      (".register(Screen.self).injection(\\.model)", "Screen, which has model: Model!"),
      (
        ".registerStoryboard(name: \"Main\")",
        "no component offers UIStoryboard with name \"Main\", which is requested here"
      ),
    ] {
      let report = await report(["A.swift": app.replacing("    container" + line, with: "")])
      #expect((report.gaps.compactMap(\.detail) + report.findings.map(\.message)).contains(told))
    }
  }

  @Test("known findings don't fail; --require-proven does; sarif has places from the root")
  func baselines() throws {
    let workspace = try CommandWorkspace(["Cars.swift": car])
    _ = try workspace.git(["init", "--quiet"])
    let known = workspace.path("known.json")
    let (sources, cars) = (workspace.sources, workspace.path("Cars.swift"))
    #expect(try workspace.run("di-lint", [sources, "--write-baseline", known]).status == 0)
    try workspace.write("\n" + car, to: "Cars.swift")
    #expect(try workspace.run("di-lint", [sources, "--baseline", known]).status == 0)
    let sarif = try workspace.run("di-lint", [cars, "--format", "sarif"])
    #expect(sarif.status == 2 && sarif.output.contains(#""uri" : "Sources/Cars.swift""#))
    #expect(sarif.output.contains(#""startLine" : 9"#))
    try workspace.write(car.replacing("Motor", with: "Pump"), to: "Cars.swift")
    let other = try workspace.run("di-lint", [cars, "--baseline", known])
    #expect(other.status == 2 && other.errors.contains("gone, remove it"))
    try workspace.write(car.replacing("Car.init", with: "makeCar"), to: "Cars.swift")
    #expect(try workspace.run("di-lint", [cars]).status == 0)
    #expect(try workspace.run("di-lint", [cars, "--require-proven", "0.95"]).status == 2)
  }

  @Test("a function of 2,000 registrations is read")
  func longFunctions() async throws {
    func source(_ count: Int) -> [UInt8] {
      let types = (0..<count).map { "final class T\($0) {}\n" }.joined()
      let loads = (0..<count).map { "  container.register(T\($0).init)\n" }.joined()
      return [UInt8](
        """
        import DITranquillity
        \(types)
        func make() -> DIContainer {
          let container = DIContainer()
        \(loads)
          return container
        }
        """.utf8)
    }
    let report = await Linter().report([("A.swift", source(2_000))])
    #expect(report.findings.isEmpty && report.gaps.isEmpty)
  }
}
