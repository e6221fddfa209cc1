import DIEngine
import DIGraphTools
import DITracing
import DIv1Compat
import DIv3
import Foundation
import Testing

@Suite("Pictures of a graph")
struct PictureTests {
  private let c = DIv3.DIContainer()

  init() {
    c.register(line: 1, Car.init).as((any Vehicle).self)
    c.register(line: 2, Motor.init).lifetime(.perContainer(.strong))
    c.register(line: 3) { Garage(many($0)) }
  }

  /// The lines of a diagram without those that define classes.
  private func lines(_ picture: GraphPicture) throws -> [String] {
    try picture.mermaid().split(separator: "\n").map(String.init)
      .filter { !$0.contains("classDef") }.dropFirst().map { $0.trimmingPrefix("  ").description }
  }

  /// What the page gets besides its code.
  private func content(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: #"<script type="application/json" id="graph">"#))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let text = page[start.upperBound..<end.lowerBound]
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: Differences

  @Test("a picture of a difference has what was added, changed and removed, and what is next to it")
  func difference() throws {
    let base = c.graphSnapshot()
    let new = DIv3.DIContainer()
    new.register(line: 11, Car.init).as((any Vehicle).self).lifetime(.single)
    new.register(line: 12) { (_: Petrol) in Motor() }.lifetime(.perContainer(.strong))
    new.register(line: 13, Petrol.init)
    new.register(line: 14, Diesel.init)
    let picture = GraphPicture(of: new.graphSnapshot(), since: base)
    #expect(
      try lines(picture) == [
        #"n0["Car<br>changed"]:::changed"#, #"n1["Motor<br>kept by the container"]"#,
        #"n2["Petrol<br>added"]:::added"#, #"n3["Diesel<br>added"]:::added"#,
        #"n4["Garage<br>removed"]:::removed"#, "n0 --> n1", "n1 ==> n2",
        "n4 -.-x|many| n0",
      ])
    #expect(picture.dot.contains(##"n4 -> n0 [label="many", color="#cc0000", style=dotted]"##))
    #expect(picture.dot.contains(##"n1 -> n2 [color="#008800", penwidth=2]"##))
  }

  @Test("equal graphs have an empty picture of their difference")
  func noDifference() throws {
    #expect(try lines(GraphPicture(of: c.graphSnapshot(), since: c.graphSnapshot())) == [])
  }

  @Test("removed components get identities that nothing else has")
  func identities() throws {
    let base = bigGraph(3) { $0 == 0 ? [1] : [] }.graphSnapshot()
    let head = bigGraph(2) { _ in [] }.graphSnapshot()
    let picture = GraphPicture(of: head, since: base)
    #expect(
      try lines(picture) == [
        #"n0["Motor<br>new for each request"]"#, #"n1["Motor<br>new for each request"]"#,
        #"n2["Motor<br>removed"]:::removed"#, "n0 -.-x n1",
      ])
    let page = try content(picture.html())
    let snapshot = try #require(page["snapshot"] as? [String: Any])
    let ids = try #require(snapshot["components"] as? [[String: Any]]).map { "\($0["id"] ?? "")" }
    #expect(Set(ids).count == 3)
  }

  // MARK: Requests

  private func request(_ body: () -> Void) throws -> RecordedRequest {
    let recorder = TraceRecorder()
    let observation = c.engine.observe(recorder.record)
    body()
    observation.cancel()
    return try #require(recorder.requests.first)
  }

  /// The lines with times replaced.
  private func untimed(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(#/\d+\.\d\d ms/#, with: "T") }
  }

  @Test("a picture of a request has what was made and found, and the edges that were taken")
  func request() throws {
    _ = c.resolve() as Motor
    c.register(line: 4) { (_: Motor) in Petrol() }
    let picture = GraphPicture(
      of: c.graphSnapshot(), showing: try request { _ = c.resolve() as Garage })
    #expect(
      untimed(try lines(picture)) == [
        #"n0["Car<br>made, T"]:::made"#, #"n1["Motor<br>reused"]:::reused"#,
        #"n2["Garage<br>made, T"]:::made"#, #"n3["Petrol<br>new for each request"]"#,
        "n0 ==> n1", "n2 ==>|many| n0", "n3 --> n1",
      ])
  }

  @Test("a closure that asks the container itself gets an edge that says so")
  func undeclared() throws {
    let first = DIv1Compat.DIContainerBuilder(engine: c.engine)
    first.register { Petrol() }
    first.register { (scope: DIv1Compat.DIScope) -> Diesel in
      _ = try scope.resolve(Petrol.self)
      return Diesel()
    }
    let scope = try first.build()
    let picture = GraphPicture(
      of: c.engine.graphSnapshot(), showing: try request { _ = try? scope.resolve(Diesel.self) })
    #expect(
      untimed(try lines(picture)) == [
        #"n0["Petrol<br>made, T"]:::made"#, #"n1["Diesel<br>made, T"]:::made"#,
        "n1 ==>|undeclared| n0",
      ])
  }

  @Test("a failure is drawn at the component that fails")
  func failure() throws {
    c.register(line: 4) { (_: any Fuel) in Petrol() }
    let failed = try request { _ = c.resolve() as Petrol? }
    #expect(failed.description.contains("failed Petrol (PictureTests.swift:4)"))
    let picture = GraphPicture(of: c.graphSnapshot(), showing: failed)
    #expect(try picture.mermaid().contains(":::failed"))
    let page = try content(picture.html())
    let marks = try #require(page["marks"] as? [[String: Any]])
    #expect(marks.count == 1 && "\(marks[0]["detail"] ?? "")".contains("Fuel"))
  }

  // MARK: The page

  @Test("the page has the snapshot, its roots and marks, and nothing that ends its elements early")
  func page() throws {
    c.register(line: 4) { Petrol() }.as(Petrol.self, name: "</script><b>{{script}}")
    let snapshot = c.graphSnapshot()
    let page = GraphPicture(of: snapshot).html(title: "A & <B>")
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.contains("<title>A &amp; &lt;B&gt;</title>"))
    #expect(!page.contains("http://") || page.contains("http://www.w3.org/2000/svg"))
    #expect(!page.contains("https://") && !page.contains("src="))
    let content = try content(page)
    #expect((content["roots"] as? [String])?.count == 2)
    #expect((content["marks"] as? [Any])?.isEmpty == true)
    let data = try JSONSerialization.data(withJSONObject: try #require(content["snapshot"]))
    #expect(try GraphSnapshot(json: String(decoding: data, as: UTF8.self)) == snapshot)
  }

  /// Cars, which need the motor of another framework: too many for one picture.
  private final class Cars: DIFramework {
    static func load(container: DIv3.DIContainer) {
      for line in 1...58 { container.register(line: line, Car.init) }
    }
  }

  private final class Motors: DIFramework {
    static func load(container: DIv3.DIContainer) {
      container.register(Motor.init).lifetime(.single)
      container.register { (_: DIv3.DIContainer) in Garage([]) }.root()
      container.register { (_: any Fuel) in Petrol() }
    }
  }

  /// `.ci/page-test` opens these pages in a browser.
  @Test(
    "the pages for a browser", .enabled(if: ProcessInfo.processInfo.environment["DI_PAGES"] != nil))
  func pages() throws {
    let folder = URL(
      fileURLWithPath: try #require(ProcessInfo.processInfo.environment["DI_PAGES"]))
    func write(_ picture: GraphPicture, _ name: String) throws {
      try picture.html(title: name).write(
        to: folder.appendingPathComponent("\(name).html"), atomically: true, encoding: .utf8)
    }
    let base = c.graphSnapshot()
    c.register(line: 4) { (_: any Fuel) in Petrol() }
    c.register(line: 5) { (_: Lazy<Garage>, _: Motor) in Diesel() }.default()
    try write(GraphPicture(of: c.graphSnapshot(), since: base), "difference")
    try write(
      GraphPicture(of: c.graphSnapshot(), showing: try request { _ = c.resolve() as Garage }),
      "request")
    let modules = DIv3.DIContainer()
    modules.append(framework: Cars.self)
    modules.append(framework: Motors.self)
    try write(GraphPicture(of: modules.graphSnapshot()), "modules")
    let many = bigGraph(2_000) { number in [number * 2 + 1, number * 3 + 1].filter { $0 < 2_000 } }
    try write(GraphPicture(of: many.graphSnapshot()), "many")
  }
}
