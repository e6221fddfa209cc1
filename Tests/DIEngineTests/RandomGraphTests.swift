import DIEngine
import Testing

@Suite("Random graphs")
struct RandomGraphTests {
  /// One container with a random graph, and the objects created in it.
  private final class Trial {
    let container: RawContainer
    var made: [Vertex] = []

    init(_ graph: RandomGraph, _ style: RawContainer.Style) {
      container = RawContainer(style)
      graph.register(
        in: container, style, made: { [unowned self] in made.append($0) },
        obstacle: { [unowned self] in
          if isTooLarge { throw Refusal(reason: "too many") }
        })
    }

    /// Makes a request. Returns the object, or the kind of failure.
    func ask(_ index: Int) -> (Vertex?, String) {
      do {
        return (try container.vertex(vertexTypes[index]), "made")
      } catch let failure as Failure {
        if case .user(let error) = failure.kind { return (nil, "\(error)") }
        return (nil, failure.kind.name)
      } catch {
        return (nil, "\(error)")
      }
    }

    var isTooLarge: Bool { made.count >= 1_000 }
  }

  private func reachable(from start: Vertex) -> [Vertex] {
    var seen: Set<ObjectIdentifier> = []
    var all: [Vertex] = []
    var open = [start]
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      all.append(next)
      open += next.parameters + next.injections
    }
    return all
  }

  @Test(
    "V2-72 tracing changes nothing",
    arguments: (1...40).map { RandomGraph(seed: UInt64($0) &* 15_485_863) },
    RawContainer.Style.allCases)
  func told(graph: RandomGraph, style: RawContainer.Style) {
    for start in graph.components.indices {
      let (silent, told) = (Trial(graph, style), Trial(graph, style))
      let log = TraceLog()
      log.follow(told.container)
      for _ in 0..<2 {
        let (first, expected) = silent.ask(start)
        guard !silent.isTooLarge else { break }
        let (second, outcome) = told.ask(start)
        #expect(outcome == expected)
        guard outcome == "made" else { break }
        #expect(reachable(from: second!).map(\.number) == reachable(from: first!).map(\.number))
        #expect(told.made.map(\.number) == silent.made.map(\.number))
        let lines = log.take()
        #expect(lines.filter { $0.contains("begin ") }.count * 2 + inner(lines) == lines.count)
      }
    }
  }

  /// Returns the number of lines that neither begin nor end something.
  private func inner(_ lines: [String]) -> Int {
    lines.filter { !$0.contains("begin ") && !$0.contains("end ") }.count
  }
}
