import DIGraphTools
import DIv3Async
import Pages
import Testing

/// Runs the examples of the page: the first graph has the finding, the second one doesn't.
@Suite("The findings of graphs: each example has its finding, and none after the remedy")
struct FindingsArticle {
  // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 3

  @Test("the line that tests a graph")
  func problems() {
    let container = DIContainer()
    // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 1
  }

  @Test("a registration accepts a finding")
  func accepted() {
    let container = DIContainer()
    // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 2
    #expect(container.graphSnapshot().findings == [])
  }

  /// For each code, the graph with the finding, and the one without it.
  private static var graphs: [(inout DIContainer) -> Void] {
    [
      // each Sources/DIGraphTools/DIGraphTools.docc/Findings.md 4-51 container
      { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 52
        container = child
      },
      { container in
        // page Sources/DIGraphTools/DIGraphTools.docc/Findings.md 53
        container = child
      },
      // each Sources/DIGraphTools/DIGraphTools.docc/Findings.md 54-67 container
    ]
  }

  @Test("each code has its section, in order")
  func complete() throws {
    #expect(Self.graphs.count == 2 * GraphFinding.Code.allCases.count)
    let headings = try Document("Sources/DIGraphTools/DIGraphTools.docc/Findings.md").text.matches(
      of: #/(?m)^## (DIG\d+): /#
    ).map { String($0.1) }
    #expect(headings == GraphFinding.Code.allCases.map(\.rawValue))
  }

  @Test(
    "the first graph has the finding, the second one doesn't",
    arguments: zip(GraphFinding.Code.allCases, GraphFinding.Code.allCases.indices))
  func found(code: GraphFinding.Code, index: Int) {
    func codes(_ register: (inout DIContainer) -> Void) -> [GraphFinding.Code] {
      var container = DIContainer()
      register(&container)
      return container.graphSnapshot(strict: code == .mayThrow).findings.map(\.code)
    }
    #expect(codes(Self.graphs[2 * index]).contains(code))
    #expect(!codes(Self.graphs[2 * index + 1]).contains(code))
  }

  @Test("the quoted text of a finding")
  func text() throws {
    let container = DIContainer()
    container.register(file: "App/Cars.swift", line: 12, Car.init)
    let quoted = try Document("Sources/DIGraphTools/DIGraphTools.docc/Findings.md").blocks(
      of: "text"
    ).map(\.text)
    #expect(quoted == [container.problems.map { "\($0)\n" }.joined()])
  }
}
