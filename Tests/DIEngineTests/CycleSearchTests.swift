import DIEngine
import DIGraphRules
import Testing

@Suite("The search for cycles")
struct CycleSearchTests {
  static let samples = (1...300).map { RandomDigraph(seed: $0 &* 104_729) }
  private let ample = CycleSearch.Limit(cycles: 1_000_000, work: 1_000_000_000)

  @Test("V3-111 all cycles are found, each once")
  func all() {
    for sample in Self.samples {
      let outcome = CycleSearch.run(on: sample.graph, ample)
      #expect(outcome.isComplete, "\(sample.text)")
      #expect(Set(outcome.cycles) == sample.cycles, "\(sample.text)")
      #expect(outcome.cycles.count == sample.cycles.count, "\(sample.text)")
    }
  }

  @Test("V3-111 all cycles through some vertices are found, starting at one of them")
  func through() {
    for sample in Self.samples {
      let starts = stride(from: 0, to: sample.count, by: 3).map { $0 }
      let outcome = CycleSearch.run(on: sample.graph, through: starts, ample)
      #expect(outcome.isComplete, "\(sample.text)")
      let wanted = sample.cycles.filter { !Set(starts).isDisjoint(with: $0.vertices) }
      #expect(Set(outcome.cycles.map(\.fromLeast)) == wanted, "\(sample.text)")
      #expect(outcome.cycles.count == wanted.count, "\(sample.text)")
      #expect(outcome.cycles.allSatisfy { starts.contains($0.vertices[0]) }, "\(sample.text)")
    }
  }

  @Test("V3-111 a search that ends early has found some cycles, and reports its end")
  func limited() {
    for sample in Self.samples {
      let cycles = sample.cycles
      for limit in [CycleSearch.Limit(cycles: 2, work: 1_000_000), .init(cycles: 1_000, work: 1)] {
        let outcome = CycleSearch.run(on: sample.graph, limit)
        #expect(Set(outcome.cycles).isSubset(of: cycles), "\(sample.text)")
        #expect(outcome.cycles.isEmpty == cycles.isEmpty, "\(sample.text)")
        #expect(Set(outcome.cycles).count == outcome.cycles.count, "\(sample.text)")
        #expect(outcome.cycles.count <= limit.cycles, "\(sample.text)")
        if outcome.isComplete { #expect(outcome.cycles.count == cycles.count, "\(sample.text)") }
        if cycles.count <= limit.cycles, limit.work > 1 {
          #expect(outcome.isComplete, "\(sample.text)")
        }
      }
    }
  }

  @Test("V3-111 a search of a dense graph terminates")
  func dense() {
    let count = 200
    let arcs = (0..<count).map { _ in (0..<count).map { Digraph.Arc(target: $0, label: $0) } }
    let limit = CycleSearch.Limit(cycles: 1_000, work: 100_000)
    let outcome = CycleSearch.run(on: Digraph(arcs), limit)
    #expect(!outcome.isComplete)
    #expect(!outcome.cycles.isEmpty && outcome.cycles.count <= 1_000)
    #expect(outcome.cycles.reduce(0) { $0 + $1.vertices.count } < 2 * 100_000)
  }

  @Test("V3-111 a ring longer than the stack is deep is one cycle")
  func ring() {
    let count = 100_000
    let arcs = (0..<count).map { [Digraph.Arc(target: ($0 + 1) % count, label: 0)] }
    let outcome = CycleSearch.run(on: Digraph(arcs), ample)
    #expect(outcome.isComplete)
    #expect(outcome.cycles.map(\.vertices) == [Array(0..<count)])
  }
}
