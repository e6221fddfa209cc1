import DIConformance
import Foundation
import Testing

@Suite("Reports")
struct RendererTests {
  @Test("the table")
  func table() {
    #expect(
      TableRenderer().render(Sample.report) == """
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

        Summary
          first   3 passed, 0 failed, 1 declared difference, 0 not offered
          second  1 passed, 1 failed, 1 declared difference, 1 not offered

        4 contracts on 2 containers: 4 passed, 1 failed, 2 declared differences, 1 not offered

        """)
  }

  @Test("colour adds only colour codes")
  func colour() {
    let plain = TableRenderer().render(Sample.report)
    let coloured = TableRenderer(colour: true).render(Sample.report)
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
        "containers": ["first", "second"],
        "contracts": [
          {
            "id": "cats-01",
            "name": "required_cats_01_aCatSaysMeow",
            "title": "A cat says \\"meow\\"",
            "group": "cats",
            "rules": ["V1-4"],
            "class": "required",
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
          "untested": 0
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
    let contracts = Sample.contracts.dropFirst() + [Sample.untestable]
    let report = Conformance.run(Sample.containers, contracts: Array(contracts))
    #expect(
      JUnitRenderer().render(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="conformance" tests="8" failures="1">
          <testsuite name="first" tests="4" failures="0" skipped="1">
            <testcase classname="first.dogs" name="perGeneration_dogs_02_howADogGreets">
              <system-out>declared: wags</system-out>
            </testcase>
            <testcase classname="first.dogs" name="required_dogs_03_aDogSwims"/>
            <testcase classname="first.cats" name="required_cats_01_aCatSaysMeow"/>
            <testcase classname="first.cats" name="untestable_cats_02_aCatHasNineLives">
              <skipped message="takes too long"/>
            </testcase>
          </testsuite>
          <testsuite name="second" tests="4" failures="1" skipped="2">
            <testcase classname="second.dogs" name="perGeneration_dogs_02_howADogGreets">
              <system-out>declared: licks | twice</system-out>
            </testcase>
            <testcase classname="second.dogs" name="required_dogs_03_aDogSwims">
              <skipped message="fears water"/>
            </testcase>
            <testcase classname="second.cats" name="required_cats_01_aCatSaysMeow">
              <failure message="the sound">the sound: expected meow, found moo (Cats.swift:7)\
        </failure>
            </testcase>
            <testcase classname="second.cats" name="untestable_cats_02_aCatHasNineLives">
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
    let text = JUnitRenderer().render(Conformance.run(container, contracts: [Sample.untestable]))
    #expect(text.contains("<testsuite name=\"a&lt;b&gt;&amp;&quot;c&quot;&#10;?\""))
  }

  @Test("an untestable contract is listed with its reason")
  func untested() {
    let report = Conformance.run(Sample.containers, contracts: [Sample.untestable])
    #expect(report.isAsDeclared)
    let table = TableRenderer().render(report)
    #expect(table.contains("cats-02   untested     untested     A cat has nine lives"))
    #expect(table.contains("Untested\n  cats-02  A cat has nine lives: takes too long\n"))
    #expect(table.hasSuffix("0 not offered, 2 untested\n"))
    let markdown = MarkdownRenderer().render(report)
    #expect(markdown.contains("## Untested\n\n- cats-02: takes too long\n"))
  }
}
