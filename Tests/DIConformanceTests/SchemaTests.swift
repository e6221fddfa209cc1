import DIConformance
import Foundation
import Testing

/// Compares the published schema of the JSON report with actual reports.
@Suite("The schema of the JSON report")
struct SchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "conformance-report.schema.json")
  }

  @Test("a report with all kinds of outcomes conforms to the schema")
  func valid() throws {
    let contracts = Sample.contracts + [Sample.skipped, Sample.undeclared]
    let report = Conformance.run(Sample.containers, contracts: contracts)
    let text = JSONRenderer().render(report)
    #expect(try schema.mistakes(text, at: "report") == [])
    let words = ["passed", "failed", "declaredDifference", "notOffered", "toDeclare", "skipped"]
    #expect(words.allSatisfy { text.contains("\"outcome\" : \"\($0)\"") })
  }

  @Test("the whole catalogue conforms to the schema")
  func catalogue() throws {
    let text = JSONRenderer().render(Conformance.run([.tiny()]))
    #expect(try schema.mistakes(text, at: "report") == [])
  }

  @Test("the schema describes every property of the document")
  func complete() throws {
    let report = Conformance.run(Sample.containers, contracts: Sample.contracts)
    let text = JSONRenderer().render(report)
    var document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    document["surprise"] = 1
    #expect(try mistakes(document) == ["report.surprise is not described"])
    document["surprise"] = nil
    document["version"] = 2
    document["asDeclared"] = "yes"
    document["summary"] = nil
    #expect(
      try mistakes(document) == [
        "report.asDeclared is no boolean", "report.summary is missing", "report.version is not 1",
      ])
  }

  private func mistakes(_ document: [String: Any]) throws -> [String] {
    let data = try JSONSerialization.data(withJSONObject: document)
    return try schema.mistakes(String(decoding: data, as: UTF8.self), at: "report")
  }
}
