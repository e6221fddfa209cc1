import DIConformance
import Foundation
import Testing

/// Compares the published schema of the JSON report with actual reports.
@Suite("The schema of the JSON report")
struct SchemaTests {
  private let schema: [String: Any]

  init() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/conformance-report.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    schema = try #require(object as? [String: Any])
  }

  @Test("a report with all kinds of outcomes conforms to the schema")
  func valid() throws {
    let contracts = Sample.contracts + [Sample.skipped, Sample.undeclared]
    let report = Conformance.run(Sample.containers, contracts: contracts)
    let text = JSONRenderer().render(report)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(mistakes(document, schema, at: "report") == [])
    let words = ["passed", "failed", "declaredDifference", "notOffered", "toDeclare", "skipped"]
    #expect(words.allSatisfy { text.contains("\"outcome\" : \"\($0)\"") })
  }

  @Test("the whole catalogue conforms to the schema")
  func catalogue() throws {
    let text = JSONRenderer().render(Conformance.run([.tiny()]))
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(mistakes(document, schema, at: "report") == [])
  }

  @Test("the schema describes every property of the document")
  func complete() throws {
    let report = Conformance.run(Sample.containers, contracts: Sample.contracts)
    let text = JSONRenderer().render(report)
    var document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    document["surprise"] = 1
    #expect(mistakes(document, schema, at: "report") == ["report.surprise is not described"])
    document["surprise"] = nil
    document["version"] = 2
    document["asDeclared"] = "yes"
    document["summary"] = nil
    #expect(
      mistakes(document, schema, at: "report") == [
        "report.asDeclared is no boolean", "report.summary is missing", "report.version is not 1",
      ])
  }

  /// Returns the violations of the schema. Supports only the keywords that the schema uses.
  private func mistakes(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let definition = (self.schema["$defs"] as? [String: Any])?[name] as? [String: Any]
      else { return ["\(reference) is not defined"] }
      return mistakes(value, definition, at: path)
    }
    if let constant = schema["const"] as? Int {
      return value as? Int == constant ? [] : ["\(path) is not \(constant)"]
    }
    if let words = schema["enum"] as? [String] {
      return words.contains(value as? String ?? "") ? [] : ["\(path) is none of \(words)"]
    }
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
    guard let type = types.first(where: { isOf(value, $0) }) else {
      return ["\(path) is no \(types.joined(separator: " or "))"]
    }
    switch type {
    case "object":
      let object = value as? [String: Any] ?? [:]
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        .map { "\(path).\($0) is missing" }
      let inside = object.keys.flatMap { key in
        properties[key].map { mistakes(object[key]!, $0, at: "\(path).\(key)") }
          ?? ["\(path).\(key) is not described"]
      }
      return (missing + inside).sorted()
    case "array":
      guard let items = schema["items"] as? [String: Any] else { return [] }
      return (value as? [Any] ?? []).enumerated().flatMap {
        mistakes($1, items, at: "\(path)[\($0)]")
      }
    case "string":
      guard let pattern = schema["pattern"] as? String, let text = value as? String else {
        return []
      }
      let matches = text.range(of: pattern, options: .regularExpression) != nil
      return matches ? [] : ["\(path) is no \(pattern): \(text)"]
    default: return []
    }
  }

  private func isOf(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }
}
