import DIConformance
import Foundation
import Testing

@Suite("Reports")
struct RendererTests {
  @Test("the summary comes first, and the table on request")
  func table() {
    #expect(
      TableRenderer().render(Sample.report) == """
        4 contracts on 2 containers: 4 passed, 1 failed, 2 declared differences, 1 not offered

        first
          extended    3 of 3 hold
          policies    1 as declared

        second
          extended    1 of 2 hold; FAILED: cats-01; 1 not offered
          policies    1 as declared

        Failed
          cats-01 on second: A cat says "meow"
            the sound: expected meow, found moo (Cats.swift:7)

        """)
    #expect(
      TableRenderer(showsAll: true).render(Sample.report).components(separatedBy: "process.\n\n")[1]
        == """
        contract  first        second       title
        dogs-01   passed       passed       A dog barks
        dogs-02   declared     declared     How a dog greets
        dogs-03   passed       not offered  A dog swims
        cats-01   passed       FAILED       A cat says "meow"

        Declared differences
          dogs-02  How a dog greets
            first: wags; second: licks | twice

        Not offered
          second: fears water [dogs-03]

        Failed
          cats-01 on second: A cat says "meow"
            the sound: expected meow, found moo (Cats.swift:7)

        """)
  }

  @Test("what remains to be declared, with the known values; and what is skipped")
  func toDeclare() {
    let report = Conformance.run(
      [Sample.skipping], contracts: [Sample.undeclared, Sample.skipped])
    let table = TableRenderer(showsAll: true).render(report)
    #expect(
      table.contains(
        """
        To declare
          cats-03 on second: in a box (of on a chair, in a box)
            Where a cat sleeps

        """))
    #expect(table.contains("  to declare  1: cats-03\n"))
    #expect(table.contains("Skipped\n  cats-02 on second: takes too long\n"))
    #expect(report.isAsDeclared)
  }

  @Test("failures of the core come first; what an adapter passes nothing on of is counted")
  func coreFirst() {
    func failing(_ id: String, _ needs: [Capability] = [], _ level: Contract.Level? = nil)
      -> Contract
    {
      Contract(id, "Fails", rules: [], needs: needs, level: level) { trial in
        _ = try trial.build()
        trial.expect(false, "it holds", file: "Mine.swift", line: 3)
      }
    }
    let contracts = [failing("x-01", [.names]), failing("x-02"), failing("x-03", [], .core)]
    var container = ContainerUnderTest.tiny()
    container.lacks = [:]
    let text = TableRenderer().render(Conformance.run([container], contracts: contracts))
    #expect(
      text.hasSuffix(
        """
          core        0 of 1 hold; FAILED: x-03
          extended    0 of 1 hold; FAILED: x-02
          others      1 need what is perhaps lacking

        Perhaps lacking
          tiny: names (the adapter passes nothing of it on)

        Failed
          x-03 on tiny: Fails
            it holds (Mine.swift:3)
          x-02 on tiny: Fails
            it holds (Mine.swift:3)
          and 1 that need what is perhaps lacking; --all shows them

        """), "\(text)")
  }

  @Test("long lists are wrapped")
  func wrapped() {
    let table = TableRenderer(showsAll: true).render(
      Conformance.run([.tiny()], contracts: Contract.all.filter { $0.group == "teardown" }))
    let list = table.components(separatedBy: "Not offered\n")[1].split(separator: "\n")
    #expect(list.count == 2)
    #expect(list.allSatisfy { $0.count <= 100 })
    #expect(list[0].hasPrefix("  tiny: keeps objects as long as it lives [teardown-01, "))
  }

  @Test("colour adds only colour codes")
  func colour() {
    let plain = TableRenderer(showsAll: true).render(Sample.report)
    let coloured = TableRenderer(colour: true, showsAll: true).render(Sample.report)
    #expect(coloured.contains("\u{1B}[31mFAILED"))
    #expect(!plain.contains("\u{1B}"))
    var stripped = coloured
    for code in ["0", "1", "31", "32", "33", "90"] {
      stripped = stripped.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false)
        .joined()
    }
    #expect(stripped == plain)
  }

  @Test("JSON is complete, and two reports of the same outcomes are the same text")
  func json() throws {
    let report = Conformance.run(Sample.containers, contracts: [Sample.contracts[3]])
    let text = JSONRenderer().render(report)
    #expect(text == JSONRenderer().render(report))
    #expect(text.hasSuffix("}\n"))
    let expected = """
      {
        "version": 1,
        "containers": ["first", "second"],
        "contracts": [
          {
            "id": "cats-01",
            "title": "A cat says \\"meow\\"",
            "rules": ["V1-4"],
            "class": "required",
            "level": "extended",
            "outcomes": [
              {"container": "first", "outcome": "passed"},
              {
                "container": "second",
                "outcome": "failed",
                "findings": [
                  {
                    "message": "the sound", "expected": "meow", "found": "moo",
                    "file": "Cats.swift", "line": 7
                  }
                ]
              }
            ]
          }
        ],
        "summary": {
          "passed": 1, "failed": 1, "ended": 0, "declared": 0, "notOffered": 0,
          "toDeclare": 0, "skipped": 0
        },
        "asDeclared": false
      }
      """
    #expect(try object(text) == object(expected))
  }

  @Test("JSON has the value or the reason that belongs to an outcome")
  func jsonOfOutcomes() throws {
    let contracts = [Sample.contracts[1], Sample.contracts[2], Sample.undeclared, Sample.skipped]
    let report = Conformance.run([Sample.skipping], contracts: contracts)
    let document = try object(JSONRenderer().render(report))
    let rows = try #require(document["contracts"] as? [[String: Any]])
    let outcomes = rows.flatMap { $0["outcomes"] as? [[String: Any]] ?? [] }
    let expected = """
      {"outcomes": [
        {"container": "second", "outcome": "declared", "value": "licks | twice"},
        {"container": "second", "outcome": "not offered", "reason": "fears water"},
        {
          "container": "second", "outcome": "to declare", "value": "in a box",
          "known": ["on a chair", "in a box"]
        },
        {"container": "second", "outcome": "skipped", "reason": "takes too long"}
      ]}
      """
    #expect(["outcomes": outcomes] as NSDictionary == (try object(expected)))
  }

  private func object(_ json: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }
}
