import ClassScanning
import DIEngine
import DIEngineGraph
import DIGraphRules
import Testing

@Suite("Rules about cycles")
struct CycleRuleTests {
  static let samples = (1...600).map { RandomDependencyGraph(seed: $0 &* 15_485_863) }

  @Test("V3-111 the rules determine the cycles that make a graph fail")
  func all() {
    for sample in Self.samples {
      let model = sample.graph.model(among: ProcessClasses())
      let findings = model.declaredFindings(checksCycles: true)
      let errors = Dictionary(
        grouping: findings.compactMap(\.cycleError), by: \.name
      ).mapValues { Set($0.map(\.cycle.fromLeast)) }
      for (name, cycles) in sample.errors {
        #expect(errors[name, default: []] == cycles, "\(name), \(sample.text)")
      }
      #expect(findings.contains { $0.counts(sample.cycleCount) }, "\(sample.text)")
    }
  }

  @Test("V3-111 with too many cycles to check each, the same graphs fail")
  func limited() {
    for sample in Self.samples {
      let findings = sample.graph.model(among: ProcessClasses())
        .declaredFindings(checksCycles: true, .init(cycles: 1, work: 1))
      let errors = findings.compactMap(\.cycleError)
      let wanted = sample.errors
      for error in errors {
        #expect(wanted[error.name]?.contains(error.cycle.fromLeast) ?? false, "\(sample.text)")
      }
      #expect(errors.isEmpty == wanted.values.allSatisfy(\.isEmpty), "\(sample.text)")
      let names = Set(errors.map(\.name))
      for name in ["endless", "initializers", "uncut"] {
        #expect(names.contains(name) == !wanted[name]!.isEmpty, "\(sample.text)")
      }
    }
  }

  @Test("the samples contain every kind of invalid cycle, and valid ones")
  func samplesAreVaried() {
    for name in ["endless", "renewed", "initializers", "uncut"] {
      #expect(Self.samples.filter { !$0.errors[name]!.isEmpty }.count > 10, "\(name)")
    }
    #expect(
      Self.samples.filter { $0.cycleCount > 1 && $0.errors.values.allSatisfy(\.isEmpty) }.count > 10
    )
  }
}

extension Finding {
  /// The error of a cycle, if it makes the graph invalid.
  var cycleError: (name: String, cycle: Cycle)? {
    guard severity == .error else { return nil }
    switch kind {
    case .endless(let cycle): return ("endless", cycle)
    case .renewed(let cycle, _): return ("renewed", cycle)
    case .initializers(let cycle): return ("initializers", cycle)
    case .uncut(let cycle): return ("uncut", cycle)
    default: return nil
    }
  }

  func counts(_ wanted: Int) -> Bool {
    guard case .cycles(let count, _) = kind else { return false }
    return count == wanted
  }
}
