import DIConformance
import Testing

@Suite("Saved reports")
struct SavedReportTests {
  @Test("a written report can be read, without changes")
  func same() throws {
    let saved = try SavedReport(json: JSONRenderer().render(Sample.report))
    #expect(saved.containers == ["first", "second"])
    #expect(saved.contracts == ["dogs-01", "dogs-02", "dogs-03", "cats-01"])
    #expect(saved.changes(to: Sample.report) == [])
  }

  @Test("each change is listed")
  func changes() throws {
    let saved = try SavedReport(json: JSONRenderer().render(Sample.report))
    var containers = Sample.containers
    containers[0].name = "third"
    containers[1].lacks = [:]
    containers[1].shows = ["dogs-02": "wags"]
    let report = Conformance.run(containers, contracts: Array(Sample.contracts.dropFirst()))
    #expect(
      saved.changes(to: report) == [
        "dogs-02 on third: is new, and failed",
        "dogs-02 on second: was declaredDifference (licks | twice), is failed",
        "dogs-03 on third: is new, and passed",
        "dogs-03 on second: was notOffered, is passed",
        "cats-01 on third: is new, and failed",
        "dogs-01 on second: was passed, is gone",
      ])
  }

  @Test("texts of every kind are preserved")
  func texts() throws {
    let text = "\"\\\n\r\t\u{1}\u{7F}é🦊\u{2028}/</b>"
    let contract = Contract("x-01", text, rules: [], class: .policy(values: [text])) {
      $0.observe(text)
    }
    var container = ContainerUnderTest.tiny()
    container.name = text
    container.shows = ["x-01": ShownValue(text)]
    let report = Conformance.run([container], contracts: [contract])
    let saved = try SavedReport(json: JSONRenderer().render(report))
    #expect(saved.containers == [text])
    #expect(saved.changes(to: report) == [])
  }

  @Test("unusual escapes can be read, too")
  func escapes() throws {
    let json = #"""
      {"version":1, "containers":["\u00e9\ud83e\udd8a\/\b\f"], "contracts":[],
       "more": [null, true, false, -3, {}, []]}
      """#
    #expect(try SavedReport(json: json).containers == ["é🦊/\u{8}\u{C}"])
  }
}
