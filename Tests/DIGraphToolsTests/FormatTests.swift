import DIEngine
import DIGraphTools
import DIv3
import Foundation
import Testing

@Suite("Formats of a graph")
struct FormatTests {
  final class Driver<Name> {
    init(_ motor: Lazy<Motor>, _ fuel: any Fuel, _ number: Int?) {}
  }

  let c = DIContainer()

  init() {
    c.register(Car.init).as((any Vehicle).self, name: "red & \"blue\"").lifetime(.perRun(.weak))
    c.register(Motor.init).lifetime(.single)
    c.register(Driver<Int>.init)
    c.register { Garage(many($0)) }.default()
  }

  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/graph-snapshot.schema.json")

  // MARK: JSON

  @Test("a snapshot read from its JSON is equal, and has the same JSON")
  func roundTrip() throws {
    let snapshot = c.graphSnapshot()
    #expect(try GraphSnapshot(json: snapshot.json) == snapshot)
    #expect(try GraphSnapshot(json: snapshot.json).json == snapshot.json)
    #expect(c.graphSnapshot().json == snapshot.json)
    #expect(snapshot.json.hasPrefix("{\n  \"components\" : [\n") && snapshot.json.hasSuffix("}\n"))
  }

  @Test("a text that is no snapshot is refused, with the place of the mistake")
  func unreadable() throws {
    func reason(_ text: String) -> String? {
      #expect(throws: UnreadableGraph.self) { try GraphSnapshot(json: text) }?.reason
    }
    #expect(reason("")?.contains("the snapshot") == true)
    #expect(reason("[1]")?.contains("the snapshot") == true)
    #expect(reason("{}") == #"the snapshot has no "version""#)
    #expect(reason(#"{"version": 7}"#) == "the snapshot has version 7, but only 1 is read")
    #expect(reason(#"{"version": 1}"#) == #"the snapshot has no "components""#)
    let text = c.graphSnapshot().json.replacing(
      #/"line" : \d+/#, with: #""line" : "x""#, maxReplacements: 1)
    #expect(reason(text)?.hasPrefix("components.[0].line: ") == true)
    #expect(reason(String(c.graphSnapshot().json.dropLast(20))) != nil)
  }

  @Test("the schema describes each field of a snapshot, and all required ones are there")
  func schema() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as? [String: Any])
    let document = try JSONSerialization.jsonObject(with: Data(c.graphSnapshot().json.utf8))
    #expect(mistakes(document, schema, schema, at: "snapshot") == [])
    #expect(
      mistakes(["version": 2, "more": 1] as [String: Any], schema, schema, at: "s").sorted() == [
        "s.components is missing", "s.findings is missing", "s.more is not described",
        "s.version is not 1",
      ])
  }

  /// Returns the violations of the schema, as far as it uses keywords.
  private func mistakes(
    _ value: Any, _ schema: [String: Any], _ root: [String: Any], at path: String
  ) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      let all = root["$defs"] as? [String: [String: Any]]
      return all?[name].map { mistakes(value, $0, root, at: path) } ?? ["\(name) is not defined"]
    }
    if let constant = schema["const"] as? Int {
      return value as? Int == constant ? [] : ["\(path) is not \(constant)"]
    }
    if let words = schema["enum"] as? [String] {
      return (value as? String).map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(path) is no text"]
    case "integer", "boolean": return value is NSNumber ? [] : ["\(path) is no number"]
    case "array":
      guard let values = value as? [Any], let items = schema["items"] as? [String: Any] else {
        return ["\(path) is no array"]
      }
      return values.enumerated().flatMap { mistakes($1, items, root, at: "\(path)[\($0)]") }
    default:
      guard let object = value as? [String: Any],
        let properties = schema["properties"] as? [String: [String: Any]]
      else { return ["\(path) is no object"] }
      let required = schema["required"] as? [String] ?? []
      return required.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
        + object.flatMap { key, value in
          properties[key].map { mistakes(value, $0, root, at: "\(path).\(key)") }
            ?? ["\(path).\(key) is not described"]
        }
    }
  }

  // MARK: Pictures

  @Test("the Mermaid diagram of a graph")
  func mermaid() throws {
    #expect(
      try c.graphSnapshot().mermaid()
        == """
        flowchart LR
          n0["Car<br>kept by the process, weakly"]
          n1["Motor<br>kept by the process, made at the start"]
          n2["Driver#lt;Int#gt;<br>new for each request"]:::error
          n3["Garage<br>new for each request"]:::warning
          m0["Fuel"]:::missing
          n0 --> n1
          n2 -.->|lazy| n1
          n2 --> m0
          n3 -->|many| n0
          classDef error fill:#fdd,stroke:#c00,color:#000
          classDef warning fill:#ffd,stroke:#a80,color:#000
          classDef missing fill:#fff,stroke:#c00,color:#000,stroke-dasharray:4

        """)
  }

  @Test("the DOT of a graph")
  func dot() {
    #expect(
      c.graphSnapshot().dot.split(separator: "\n").filter { !$0.contains("tooltip") } == [
        "digraph dependencies {", "  rankdir=LR", "  node [shape=box, fontname=\"Helvetica\"]",
        "  m0 [label=\"Fuel\", style=dashed, color=\"#cc0000\"]", "  n0 -> n1",
        "  n2 -> n1 [label=\"lazy\", style=dashed]", "  n2 -> m0",
        "  n3 -> n0 [label=\"many\"]", "}",
      ])
    #expect(c.graphSnapshot().dot.contains(#"n2 [label="Driver<Int>\nnew for each request""#))
  }

  @Test("components of a module are drawn together")
  func modules() {
    c.append(framework: SnapshotTests.ShopFramework.self)
    #expect(
      c.graphSnapshot().dot.contains(
        "  subgraph cluster_1 {\n    label=\"DIGraphToolsTests.SnapshotTests.ShopFramework\"\n    n4 ["
      ))
  }

  @Test(
    "the part around a type has the edges among its components only", .timeLimit(.minutes(1)))
  func around() throws {
    let snapshot = c.graphSnapshot()
    #expect(try snapshot.around("Car", depth: 0).components.map(\.name) == ["Car"])
    #expect(try snapshot.around("Car", depth: 0).edges == [])
    let near = try snapshot.around("Car", depth: 1)
    #expect(near.components.map(\.name) == ["Car", "Motor", "Garage"])
    #expect(
      near.edges.count == 2 && near.findings.map(\.code) == [.idleDefault, .weakWithoutKeeper])
    // Siblings, which need the same component, aren't around each other.
    #expect(
      try snapshot.around("Garage", depth: .max).components.map(\.name)
        == ["Car", "Motor", "Garage"])
    #expect(throws: UnknownGraphType.self) { try snapshot.around("Cart", depth: 1) }
  }

  @Test("Mermaid refuses a large graph, and names parts that it draws")
  func tooLarge() throws {
    let snapshot = bigGraph(200) { number in (1...3).map { number + $0 }.filter { $0 < 200 } }
      .graphSnapshot()
    let error = try #require(
      #expect(throws: GraphTooLarge.self) { try snapshot.mermaid() })
    #expect(error.edges == 594 && error.limit == 450 && error.parts.count == 3)
    #expect(
      error.description.hasPrefix(
        "the graph has 594 edges, and the format draws 450; these parts fit: around: "))
    let chain = bigGraph(451) { $0 < 450 ? [$0 + 1] : [] }.graphSnapshot()
    #expect(try chain.mermaid().split(separator: "\n").count == 451 + 450 + 4)
    let more = bigGraph(452) { $0 < 451 ? [$0 + 1] : [] }.graphSnapshot()
    #expect(throws: GraphTooLarge.self) { try more.mermaid() }
  }
}
