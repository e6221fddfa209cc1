import DIConformance
import Foundation
import Testing

@Suite("Reports")
struct RendererTests {
  @Test("the summary comes first, and the table on request")
  func table() {
    #expect(
      TableRenderer().render(Sample.report) == """
        4 contracts on 2 containers: 4 passed, 1 failed, 2 declared differences, 1 not offered \
        (catalogue 1.0)

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
      [Sample.containers[0]], contracts: [Sample.undeclared, Sample.skipped])
    let table = TableRenderer(showsAll: true).render(report)
    #expect(
      table.contains(
        """
        To declare
          cats-03 on first: in a box (of on a chair, in a box)
            Where a cat sleeps

        """))
    #expect(table.contains("  to declare  1: cats-03\n"))
    #expect(table.contains("Skipped\n  cats-02 on first: takes too long\n"))
    #expect(report.isAsDeclared)
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

  @Test("the badge tells how many core contracts hold")
  func badge() throws {
    let core = Contract.all.filter { ["types-01", "types-02"].contains($0.id) }
    let report = Conformance.run([.tiny()], contracts: core)
    #expect(
      report.badges == [
        "![tiny core contracts (1.0): 2 of 2](https://img.shields.io/badge/"
          + "DI%20contracts%201.0-core%202%20of%202-green)"
      ])
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

  @Test("Markdown")
  func markdown() {
    #expect(
      MarkdownRenderer().render(Sample.report) == """
        # Conformance

        ## dogs

        | contract | title | rules | first | second |
        | --- | --- | --- | --- | --- |
        | dogs-01 | A dog barks | V1-1, V3-1 | passed | passed |
        | dogs-02 | How a dog greets | V2-2 | declared: *wags* | declared: *licks \\| twice* |
        | dogs-03 | A dog swims | V2-3 | passed | not offered |

        ## cats

        | contract | title | rules | first | second |
        | --- | --- | --- | --- | --- |
        | cats-01 | A cat says "meow" | V1-4 | passed | **failed** |

        ## Not offered

        - second: fears water (dogs-03)

        ## Failed

        - cats-01 on second: the sound: expected meow, found moo (Cats.swift:7)

        ## Summary

        - first: 3 passed, 0 failed, 1 declared difference, 0 not offered
        - second: 1 passed, 1 failed, 1 declared difference, 1 not offered

        4 contracts on 2 containers: 4 passed, 1 failed, 2 declared differences, 1 not offered

        Catalogue 1.0.

        ![first core contracts (1.0): 0 of 0](https://img.shields.io/badge/\
        DI%20contracts%201.0-core%200%20of%200-green)

        ![second core contracts (1.0): 0 of 0](https://img.shields.io/badge/\
        DI%20contracts%201.0-core%200%20of%200-red)

        """)
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
        "catalogue": "1.0",
        "containers": ["first", "second"],
        "contracts": [
          {
            "id": "cats-01",
            "name": "required_cats_01_aCatSaysMeow",
            "title": "A cat says \\"meow\\"",
            "group": "cats",
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
          "passed": 1, "failed": 1, "ended": 0, "declaredDifferences": 0, "notOffered": 0,
          "toDeclare": 0, "skipped": 0
        },
        "asDeclared": false
      }
      """
    #expect(try object(text) == object(expected))
  }

  private func object(_ json: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }

  @Test("JUnit")
  func junit() {
    let contracts = Sample.contracts.dropFirst() + [Sample.skipped]
    let report = Conformance.run(Sample.containers, contracts: Array(contracts))
    #expect(
      JUnitRenderer().render(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="conformance" tests="8" failures="1">
          <testsuite name="first" tests="4" failures="0" skipped="1">
            <testcase classname="first.dogs" name="policy_dogs_02_howADogGreets">
              <system-out>declared: wags</system-out>
            </testcase>
            <testcase classname="first.dogs" name="required_dogs_03_aDogSwims"/>
            <testcase classname="first.cats" name="required_cats_01_aCatSaysMeow"/>
            <testcase classname="first.cats" name="required_cats_02_aCatHasNineLives">
              <skipped message="takes too long"/>
            </testcase>
          </testsuite>
          <testsuite name="second" tests="4" failures="1" skipped="2">
            <testcase classname="second.dogs" name="policy_dogs_02_howADogGreets">
              <system-out>declared: licks | twice</system-out>
            </testcase>
            <testcase classname="second.dogs" name="required_dogs_03_aDogSwims">
              <skipped message="fears water"/>
            </testcase>
            <testcase classname="second.cats" name="required_cats_01_aCatSaysMeow">
              <failure message="the sound">the sound: expected meow, found moo (Cats.swift:7)\
        </failure>
            </testcase>
            <testcase classname="second.cats" name="required_cats_02_aCatHasNineLives">
              <skipped message="takes too long"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("characters that XML doesn't allow are escaped or replaced")
  func xmlText() {
    var container = ContainerUnderTest.tiny()
    container.name = "a<b>&\"c\"\n\u{1}"
    let text = JUnitRenderer().render(Conformance.run([container], contracts: [Sample.skipped]))
    #expect(text.contains("<testsuite name=\"a&lt;b&gt;&amp;&quot;c&quot;&#10;?\""))
  }
}
