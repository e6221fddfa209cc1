internal import DIEngine
internal import DIEngineGraph
internal import DITracing

/// What components requested in recorded requests besides what they declare.
struct SeenDependencies: Sendable {
  /// A request of a closure.
  private struct Asked {
    let request: ContainerEvent.Request
    let isInitial: Bool
    /// The components that served it; none if nothing did.
    var targets: [Int]
    /// Whether the closure went on without the object.
    var isOptional: Bool
  }

  private let vertices: [ComponentInfo: [Int]]
  private let declaredTargets: [[Set<Int>]]
  private var asked: [Int: [Asked]] = [:]
  /// The components that were made or injected in a recorded request.
  private(set) var ran: Set<Int> = []

  init(_ requests: [RecordedRequest], in reading: GraphReading) {
    vertices = Dictionary(grouping: reading.details.indices) { reading.component($0)!.info }
    declaredTargets = reading.details.indices.map { vertex in
      reading.declared.edges[vertex].map { Set($0.targets) }
    }
    for request in requests { read(request.steps) }
  }

  private func found(_ component: ContainerEvent.Component?) -> [Int] {
    component.flatMap {
      vertices[ComponentInfo(type: $0.type, file: $0.file, line: $0.line)]
    } ?? []
  }

  private mutating func read(_ steps: [RecordedRequest.Step]) {
    for step in steps {
      for owner in found(step.component) where step.action != .reused {
        ran.insert(owner)
        for need in step.steps { note(need, of: owner, step) }
      }
      read(step.steps)
    }
  }

  private mutating func note(
    _ need: RecordedRequest.Step, of owner: Int, _ step: RecordedRequest.Step
  ) {
    guard let request = need.request else { return }
    let targets = found(need.component)
    // Declared dependencies are requested, too.
    guard
      targets.isEmpty || !declaredTargets[owner].contains(where: { !$0.isDisjoint(with: targets) })
    else { return }
    // What is missing has no component; a component that fails has reasons of its own.
    if need.component == nil, case .failed = need.action {} else if targets.isEmpty { return }
    let isInitial = step.action != .injected
    let goesOn = step.action == .made || step.action == .injected
    let known = asked[owner, default: []].firstIndex {
      $0.request.description == request.description && $0.isInitial == isInitial
    }
    if let known {
      asked[owner]![known].targets += targets.filter {
        !asked[owner]![known].targets.contains($0)
      }
      asked[owner]![known].isOptional = asked[owner]![known].isOptional && goesOn
    } else {
      asked[owner, default: []].append(
        Asked(
          request: request, isInitial: isInitial, targets: targets,
          isOptional: targets.isEmpty && goesOn))
    }
  }

  /// Returns the graph with what was seen after what is declared.
  func added(to declared: DependencyGraph) -> DependencyGraph {
    var (vertices, edges) = (declared.vertices, declared.edges)
    for (owner, requests) in asked.sorted(by: { $0.key < $1.key }) {
      for asked in requests {
        var targets = asked.targets
        if targets.isEmpty {
          targets = [vertices.count]
          vertices.append(.unknown(requestBase(of: asked.request.type)))
          edges.append([])
        }
        edges[owner].append(
          DependencyEdge(
            asked.isInitial ? .initializer : .injection(isDeferred: false),
            requestBase(of: asked.request.type), isOptional: asked.isOptional,
            isMany: asked.request.isMany || targets.count > 1, targets: targets))
      }
    }
    return DependencyGraph(vertices: vertices, edges: edges)
  }

  /// The names and tags of what a component was seen to request, in the order of the added edges.
  func labels(of owner: Int) -> [[String]] { asked[owner, default: []].map(\.request.labels) }
}
