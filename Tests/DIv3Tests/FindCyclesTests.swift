import DIv3
import Testing

@Suite("Cycles of a dependency graph")
struct FindCyclesTests {
  final class First {}
  final class Second {}
  final class Third {}

  let c = DIContainer()

  @Test("each cycle is found once, with the edges to the next vertex")
  func cycles() {
    c.register { (_: Second) in First() }
    c.register { (_: Third) in Second() }.injection { (_: Second, _: Lazy<First>) in }
    c.register { (_: First?) in Third() }.injection(cycle: true) { (_: Third, _: Third) in }
    let graph = c.makeGraph()
    let cycles = graph.findCycles()
    #expect(Set(cycles.map(\.vertexIndices)) == [[1, 2, 3], [1, 2], [3]])
    #expect(cycles.count == 3)
    for cycle in cycles {
      #expect(cycle.edges.count == cycle.vertexIndices.count)
      for (position, vertex) in cycle.vertexIndices.enumerated() {
        let next = cycle.vertexIndices[(position + 1) % cycle.vertexIndices.count]
        let leaving = graph.adjacencyList[vertex].filter { $0.edge === cycle.edges[position] }
        #expect(leaving.count == 1 && leaving.allSatisfy { $0.toIndices.contains(next) })
      }
    }
  }

  @Test("several edges between two vertices form several cycles")
  func parallelEdges() {
    c.register { (_: Second) in First() }.injection { (_: First, _: Second) in }
    c.register { (_: First) in Second() }
    let cycles = c.makeGraph().findCycles()
    #expect(cycles.map(\.vertexIndices) == [[1, 2], [1, 2]])
    #expect(Set(cycles.map { $0.edges[0].initial }) == [true, false])
  }

  @Test("cycles through roots and singles start with them")
  func rootCycles() {
    c.register { (_: Second) in First() }
    let second = c.register { (_: First, _: Third) in Second() }
    let third = c.register { (_: Third) in Third() }
    #expect(c.makeGraph().findRootCycles().isEmpty)
    second.root()
    #expect(c.makeGraph().findRootCycles().map(\.vertexIndices) == [[2, 1]])
    third.lifetime(.single)
    #expect(c.makeGraph().findRootCycles().map(\.vertexIndices) == [[2, 1], [3]])
    #expect(c.makeGraph().findCycles().count == 2)
  }

  @Test("V3-111 a search of a dense graph terminates with some of its cycles")
  func dense() {
    for line in 1...60 {
      c.register(file: "Dense.swift", line: line) { (_: DIMany<First>) in First() }.root()
    }
    let graph = c.makeGraph()
    for cycles in [graph.findCycles(), graph.findRootCycles()] {
      #expect(!cycles.isEmpty && cycles.count <= 10_000)
    }
    #expect(graph.checkIsValid() == false)
  }
}
