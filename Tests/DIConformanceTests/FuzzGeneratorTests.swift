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
        register C1; named n1, m1; weak; init()
        resolve C0 on a second scope, and drop it
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
      lifetimes == [nil, .transient, .eagerSingle, .lazySingle, .perScope, .weak, .graph])
    let injections = components.flatMap(\.injections)
    let edges = components.flatMap(\.parameters) + injections.flatMap(\.edges)
    for quantity in [ComponentDependency.Quantity.one, .oneOrNone, .many] {
      #expect(edges.contains { $0.quantity == quantity })
    }
    for making in [FuzzGraph.Making.declared, .asking, .arguments, .elsewhere, .forgotten] {
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
    #expect(components.contains { $0.isOfChild })
    #expect(components.contains { $0.lateness != nil })
    #expect(components.contains { !$0.tags.isEmpty })
    let requests = graphs.flatMap(\.requests)
    #expect(requests.contains { $0.edge.tag != nil })
    #expect(requests.contains { $0.arguments.count == 2 })
    #expect(requests.contains { $0.isOnChild })
    #expect(requests.contains { !$0.isHeld })
    #expect(Set(requests.map(\.given)) == [nil, .new, .again])
    for delay in [FuzzGraph.Delay.provider, .lazy] {
      #expect(requests.contains { $0.edge.delay == delay })
      #expect(edges.contains { $0.delay == delay })
    }
    // An unregistered type.
    #expect(edges.contains { $0.target == .own(FuzzGenerator.most) })
  }
}

@Suite("Graphs of containers that lack something")
struct RestrictedGraphTests {
  @Test("a graph has nothing of what the container lacks")
  func parts() {
    var container = ContainerUnderTest.tiny()
    container.lacks = Dictionary(uniqueKeysWithValues: Capability.allCases.map { ($0, "no") })
    let graphs = (0..<500 as Range<UInt64>).map {
      FuzzGenerator.graph(seed: $0).restricted(to: container)
    }
    let components = graphs.flatMap(\.components)
    #expect(components.allSatisfy { $0.making == .declared || $0.making == .asking })
    #expect(components.allSatisfy { $0.tags.isEmpty && $0.names.isEmpty && !$0.isOfChild })
    #expect(components.allSatisfy { $0.lateness == nil && $0.arguments == 0 && !$0.isDefault })
    #expect(components.allSatisfy { $0.lifetime != .weak && $0.keepsOwnType })
    #expect(graphs.allSatisfy { $0.threads == 1 })
    let requests = graphs.flatMap(\.requests)
    #expect(requests.count > 500)
    #expect(requests.allSatisfy { $0.edge.tag == nil && $0.edge.delay == .none && $0.given == nil })
    #expect(requests.allSatisfy { $0.arguments.isEmpty && !$0.isOnChild && !$0.onSecondScope })
    for graph in graphs {
      let services = graph.components.flatMap(\.services)
      #expect(Set(services).count == services.count)
      let offers = Set(graph.components.map { FuzzGraph.Target.own($0.type) })
        .union(services.map(FuzzGraph.Target.service))
      #expect(graph.requests.allSatisfy { offers.contains($0.edge.target) })
    }
  }

  @Test("a graph for a container that lacks nothing stays as it is")
  func everything() {
    var container = ContainerUnderTest.tiny()
    container.lacks = [:]
    for seed in 0..<100 as Range<UInt64> {
      let graph = FuzzGenerator.graph(seed: seed)
      #expect(graph.restricted(to: container) == graph)
    }
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
