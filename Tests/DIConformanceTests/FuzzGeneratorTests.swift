import DIConformance
import Testing

@Suite("Generation of random graphs")
struct FuzzGeneratorTests {
  @Test("the same seed generates the same graph, in every process and on every system")
  func determinism() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(FuzzGenerator.graph(seed: seed) == FuzzGenerator.graph(seed: seed))
    }
    #expect(
      FuzzGenerator.graph(seed: 8).description == """
        register C2; as S5; and itself; named n2; no lifetime; init(C0)
        register C0; transient; init(); inject (C2, C1); inject ([S2]) closing a cycle
        register C1; named n1, m1; transient; init()
        resolve C0 on a second scope
        resolve [C1] on a second scope
        """)
  }

  @Test("different seeds generate different graphs")
  func variety() {
    let texts = (0..<200 as Range<UInt64>).map { FuzzGenerator.graph(seed: $0).description }
    #expect(Set(texts).count > 195)
  }

  @Test("graphs have 1 to 60 components, and cover all features")
  func coverage() {
    let graphs = (0..<1_000 as Range<UInt64>).map { FuzzGenerator.graph(seed: $0) }
    let sizes = graphs.map(\.components.count)
    #expect(sizes.min() == 1)
    #expect(sizes.max() == FuzzGenerator.most)
    let components = graphs.flatMap(\.components)
    let lifetimes = Set(components.map(\.lifetime))
    #expect(
      lifetimes == [nil, .transient, .eagerSingle, .lazySingle, .perScope, .graph])
    let injections = components.flatMap(\.injections)
    let edges = components.flatMap(\.parameters) + injections.flatMap(\.edges)
    for quantity in [ComponentDependency.Quantity.one, .oneOrNone, .many] {
      #expect(edges.contains { $0.quantity == quantity })
    }
    for making in [FuzzGraph.Making.declared, .asking, .elsewhere, .forgotten] {
      #expect(components.contains { $0.making == making })
    }
    for fault in [FuzzGraph.Fault.once, .always] {
      #expect(components.contains { $0.fault == fault })
      #expect(injections.contains { $0.fault == fault })
    }
    #expect(injections.contains { $0.closesCycle })
    #expect(injections.contains { $0.asks })
    #expect(edges.contains { $0.name != nil })
    #expect(components.contains { $0.isDefault })
    #expect(components.contains { !$0.services.isEmpty && !$0.keepsOwnType })
    #expect(graphs.contains { $0.requests.contains { $0.onSecondScope } })
    // An unregistered type.
    #expect(edges.contains { $0.target == .own(FuzzGenerator.most) })
  }
}

@Suite("Reduction of graphs")
struct FuzzReducerTests {
  @Test("only the parts that make the graph fail remain")
  func reduction() throws {
    let isCulprit = { (component: FuzzGraph.Component) in
      component.lifetime == .lazySingle && component.injections.contains { $0.edges.count == 1 }
    }
    let fails = { (graph: FuzzGraph) in
      graph.components.contains(where: isCulprit) && graph.requests.count >= 2
    }
    let graph = try #require(
      (0..<200 as Range<UInt64>).lazy.map { FuzzGenerator.graph(seed: $0) }
        .first { $0.components.count > 20 && fails($0) })
    let reduced = FuzzReducer(fails: fails).reduced(graph)
    #expect(reduced.components.count == 1)
    #expect(reduced.requests.count == 2)
    let component = try #require(reduced.components.first)
    #expect(component.injections.count == 1)
    #expect(component.injections.first?.edges.count == 1)
    #expect(component.parameters.isEmpty)
    #expect(component.services.isEmpty)
    #expect(!component.hasPostInit)
  }

  @Test("a minimal graph remains unchanged")
  func smallest() {
    let graph = FuzzGenerator.graph(seed: 3)
    #expect(FuzzReducer { $0 == graph }.reduced(graph) == graph)
  }
}
