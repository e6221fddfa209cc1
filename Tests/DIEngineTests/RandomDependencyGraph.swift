import DIEngine
import DIEngineGraph
import DIGraphRules
import Testing

/// A random dependency graph, the same for the same seed, and the errors of its cycles according to a
/// direct implementation of the rules.
struct RandomDependencyGraph {
  let seed: UInt64
  let graph: DependencyGraph

  var text: String { "seed \(seed)" }

  init(seed: UInt64) {
    self.seed = seed
    var numbers = Numbers(state: seed)
    let count = numbers.next(1...6)
    let hasRoots = numbers.next(0...2) > 0
    let kinds: [Lifetime] = [
      Lifetime(.nowhere), Lifetime(.nowhere), Lifetime(.graph), Lifetime(.graph),
      Lifetime(.process, isEager: true), Lifetime(.scopeUntilCleaned), Lifetime(.store),
    ]
    let vertices = (0..<count).map { line -> DependencyVertex in
      let style: RawContainer.Style = numbers.next(0...9) == 0 ? .deferring : .immediate
      let component = Component(
        of: Int.self, file: "File.swift", line: line, behaviour: style.behaviour,
        lifetime: kinds[numbers.next(0...(kinds.count - 1))],
        factory: numbers.next(0...3) == 0 ? nil : .automatic { 0 })
      if hasRoots && numbers.next(0...2) == 0 { component.marks.insert(.root) }
      return .component(DeclaredComponent(component))
    }
    let edges = (0..<count).map { _ in
      (0..<numbers.next(0...2)).map { _ -> DependencyEdge in
        let stages: [DeclaredDependency.Stage] = [
          .initializer, .initializer, .injection(isDeferred: false), .injection(isDeferred: true),
        ]
        let isMany = numbers.next(0...3) == 0
        let (stage, isDelayed) = (stages[numbers.next(0...3)], numbers.next(0...6) == 0)
        let targets = Set((0..<(isMany ? 2 : 1)).map { _ in numbers.next(0...(count - 1)) })
        var description = RequestDescription(of: Int.self)
        description.isMany = isMany
        description.delay = isDelayed ? .synchronously : nil
        return DependencyEdge(DeclaredDependency(description, stage), targets: targets.sorted())
      }
    }
    graph = DependencyGraph(vertices: vertices, edges: edges)
  }

  private func component(_ vertex: Int) -> DeclaredComponent { graph.vertices[vertex].component! }

  private var hasRoots: Bool { graph.vertices.contains { $0.component!.isRoot } }

  private var entered: [Int] {
    graph.vertices.indices.filter {
      component($0).isRoot || component($0).lifetime == Lifetime(.process, isEager: true)
    }
  }

  private func reached(
    from starts: [Int], without left: Int? = nil,
    along isWay: (DependencyEdge) -> Bool = { _ in true }
  ) -> Set<Int> {
    var reached: Set<Int> = []
    var open = starts
    while let vertex = open.popLast() {
      guard vertex != left, reached.insert(vertex).inserted else { continue }
      open += graph.edges[vertex].filter(isWay).flatMap(\.targets)
    }
    return reached
  }

  /// Whether an array always omits a component, because it is being created.
  private func omissions(_ target: Int, _ edge: DependencyEdge, of owner: Int) -> Bool {
    guard edge.description.isMany else { return false }
    if target == owner { return edge.isDelayed || !edge.isDeferred }
    func isNow(_ edge: DependencyEdge) -> Bool {
      !edge.isDelayed && !edge.isDeferred
    }
    guard hasRoots, isNow(edge) else { return false }
    let later = reached(from: entered).flatMap { graph.edges[$0] }.filter { !isNow($0) }
    let entries = entered + later.flatMap(\.targets)
    return reached(from: entries, along: isNow).contains(owner)
      && !reached(from: entries, without: target, along: isNow).contains(owner)
  }

  /// The cycles that requests can enter, each starting at its smallest vertex.
  private var cycles: Set<Cycle> {
    var found: Set<Cycle> = []
    func extend(_ vertices: [Int], _ labels: [Int]) {
      let owner = vertices.last!
      for (label, edge) in graph.edges[owner].enumerated() {
        for target in edge.targets where !omissions(target, edge, of: owner) {
          if target == vertices[0] {
            found.insert(Cycle(vertices: vertices, labels: labels + [label]))
          } else if target > vertices[0], !vertices.contains(target) {
            extend(vertices + [target], labels + [label])
          }
        }
      }
    }
    for start in graph.vertices.indices { extend([start], []) }
    guard hasRoots else { return found }
    return found.filter { cycle in
      entered.contains { root in
        !reached(from: [root]).isDisjoint(with: cycle.vertices)
          && !(cycle.vertices.contains(root) && !component(root).canMake
            && component(root).lifetime.kind != .nowhere)
      }
    }
  }

  /// The cycles that make the graph invalid, by kind of error.
  var errors: [String: Set<Cycle>] {
    let cycles = self.cycles
    func isRenewed(_ vertex: Int) -> Bool {
      component(vertex).lifetime.kind == .nowhere && !component(vertex).closesCycles
    }
    func isPlain(_ edge: DependencyEdge) -> Bool {
      edge.isInitial && !edge.description.isMany && !edge.isDelayed
    }
    func isCut(_ edge: DependencyEdge) -> Bool {
      edge.isDeferred || edge.isDelayed
        || (edge.isInitial && edge.description.isMany)
    }
    return [
      "endless": cycles.filter { $0.vertices.allSatisfy(isRenewed) },
      "renewed": cycles.filter { cycle in
        hasRoots && !cycle.vertices.allSatisfy(isRenewed)
          && cycle.vertices.contains { entered.contains($0) && isRenewed($0) }
      },
      "initializers": cycles.filter { edges(of: $0).allSatisfy(isPlain) },
      "uncut": cycles.filter {
        let edges = edges(of: $0)
        return !edges.contains(where: isCut) && !edges.allSatisfy(isPlain)
      },
    ]
  }

  private func edges(of cycle: Cycle) -> [DependencyEdge] {
    zip(cycle.vertices, cycle.labels).map { graph.edges[$0][$1] }
  }

  /// The number of cycles that requests can enter.
  var cycleCount: Int { cycles.count }
}
