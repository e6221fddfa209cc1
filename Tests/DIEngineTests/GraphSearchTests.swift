import DIEngine
import DIGraphRules
import Testing

@Suite("Graph algorithms")
struct GraphSearchTests {
  static let samples = (1...200).map { RandomDigraph(seed: $0 &* 7919) }

  @Test("vertices are in one component if each leads to the other")
  func parts() {
    for sample in Self.samples {
      let parts = StronglyConnectedComponents(of: sample.graph)
      check(parts.part, sample, without: [])
    }
  }

  @Test("removing vertices leaves the components of the rest")
  func smallerParts() {
    for sample in Self.samples {
      var parts = StronglyConnectedComponents(of: sample.graph)
      var left: Set<Int> = []
      for vertex in stride(from: 0, to: sample.count, by: 2) {
        parts.remove(vertex)
        left.insert(vertex)
        check(parts.part, sample, without: left)
      }
    }
  }

  private func check(_ part: [Int], _ sample: RandomDigraph, without left: Set<Int>) {
    let rest = RandomDigraph(sample, without: left)
    for vertex in 0..<sample.count {
      #expect((part[vertex] >= 0) == rest.leads(vertex, to: vertex), "\(sample.text)")
      for other in 0..<sample.count where vertex != other {
        let isOne = rest.leads(vertex, to: other) && rest.leads(other, to: vertex)
        #expect((part[vertex] >= 0 && part[vertex] == part[other]) == isOne, "\(sample.text)")
      }
    }
  }

  @Test("a vertex dominates those that are unreachable without it")
  func dominators() {
    for sample in Self.samples {
      let entries = Array(Set([0, sample.count / 2]).sorted())
      let dominators = Dominators(of: sample.graph, entries: entries)
      let reached = sample.reached(from: entries)
      for vertex in 0..<sample.count {
        for other in 0..<sample.count {
          let isNeeded =
            reached.contains(vertex)
            && !sample.reached(from: entries, without: other).contains(vertex)
          #expect(
            dominators.dominates(other, vertex) == isNeeded,
            "\(other) for \(vertex), \(sample.text)")
        }
      }
    }
  }

  @Test("vertices that arcs lead to are reachable")
  func reachable() {
    for sample in Self.samples {
      let reached = sample.graph.reachable(from: [0])
      #expect(
        Set((0..<sample.count).filter { reached[$0] }) == sample.reached(from: [0]),
        "\(sample.text)")
    }
  }

  @Test("the shortest cycle through an arc has minimal length")
  func shortest() {
    for sample in Self.samples {
      let cycles = sample.cycles
      for (vertex, arcs) in sample.arcs.enumerated() {
        for arc in arcs {
          let found = sample.graph.shortestCycle(from: vertex, through: arc)
          let through = cycles.filter { cycle in
            zip(cycle.vertices, cycle.labels).contains { $0 == vertex && $1 == arc.label }
          }
          #expect(found?.vertices.count == through.map(\.vertices.count).min(), "\(sample.text)")
          guard let found else { continue }
          #expect(found.vertices[0] == vertex && found.labels[0] == arc.label, "\(sample.text)")
          #expect(through.contains(found.fromLeast), "\(sample.text)")
        }
      }
    }
  }
}

extension RandomDigraph {
  init(_ other: RandomDigraph, without left: Set<Int>) {
    seed = other.seed
    arcs = other.arcs.enumerated().map { vertex, arcs in
      left.contains(vertex) ? [] : arcs.filter { !left.contains($0.target) }
    }
  }
}
