internal import DIEngine
internal import DIEngineGraph
internal import DITracing

/// What components requested in recorded requests besides what they declare.
struct SeenDependencies: Sendable {
  /// A request of a closure.
  private struct Asked {
    let request: ContainerEvent.Request
    let isInitial: Bool
    /// The components that served it, or those among which it had no preference; none if nothing offers the type.
    var targets: [Int]
    /// Whether a component served it.
    var isServed: Bool
    /// Whether the closure went on without the object.
    var isOptional: Bool
    /// Whether the request led back to an object that existed: a cycle ends there.
    var leadsBack: Bool

    mutating func add(_ other: Asked) {
      if other.isServed, !isServed { targets = [] }
      if other.isServed || !isServed {
        targets += other.targets.filter { !targets.contains($0) }
      }
      isServed = isServed || other.isServed
      isOptional = isOptional && other.isOptional
      leadsBack = leadsBack || other.leadsBack
    }
  }

  /// A request on the path to another one.
  private struct Place {
    let owner: Int
    let request: String
    let isInitial: Bool
  }

  private let vertices: [ComponentInfo: [Int]]
  /// The components that offer a type, with or without names and tags.
  private let offers: [ObjectIdentifier: [Int]]
  private let declaredTargets: [[Set<Int>]]
  private var asked: [Int: [Asked]] = [:]
  /// The components that were made or injected in a recorded request.
  private(set) var ran: Set<Int> = []

  init(_ requests: [RecordedRequest], in reading: GraphReading) {
    vertices = Dictionary(grouping: reading.details.indices) { reading.component($0)!.info }
    var offers: [ObjectIdentifier: [Int]] = [:]
    for vertex in reading.details.indices {
      for service in reading.component(vertex)!.offers {
        offers[ObjectIdentifier(service.type), default: []].append(vertex)
      }
    }
    self.offers = offers
    declaredTargets = reading.details.indices.map { vertex in
      reading.declared.edges[vertex].map { Set($0.targets) }
    }
    for request in requests { read(request) }
  }

  private func found(_ component: ContainerEvent.Component?) -> [Int] {
    component.flatMap {
      vertices[ComponentInfo(type: $0.type, file: $0.file, line: $0.line)]
    } ?? []
  }

  /// A step that isn't read yet, the one that led to it, and the length of the path to that one.
  private struct Open {
    let step: RecordedRequest.Step
    var asker: RecordedRequest.Step?
    var owners: [Int] = []
    var length = 0
  }

  // A loop, not a recursion: a request may be deeper than a thread's stack.
  private mutating func read(_ request: RecordedRequest) {
    var path: [Place] = []
    var open = request.steps.reversed().map { Open(step: $0) }
    while let next = open.popLast() {
      path.removeLast(path.count - next.length)
      let step = next.step
      if let asker = next.asker {
        for owner in next.owners {
          note(step, of: owner, asker)
          guard let request = step.request else { continue }
          path.append(
            Place(
              owner: owner, request: request.description, isInitial: asker.action != .injected))
        }
      }
      let found = found(step.component)
      let isReused = step.action == .reused
      if isReused { closeCycle(at: found, path) } else { ran.formUnion(found) }
      open += step.steps.reversed().map {
        Open(step: $0, asker: step, owners: isReused ? [] : found, length: path.count)
      }
    }
  }

  /// Notes that the requests of a path led back to the object with which they began.
  private mutating func closeCycle(at targets: [Int], _ path: [Place]) {
    guard let start = path.firstIndex(where: { targets.contains($0.owner) }) else { return }
    for place in path[start...] {
      guard let index = index(of: place) else { continue }
      asked[place.owner]![index].leadsBack = true
    }
  }

  private func index(of place: Place) -> Int? {
    asked[place.owner, default: []].firstIndex {
      $0.request.description == place.request && $0.isInitial == place.isInitial
    }
  }

  private mutating func note(
    _ need: RecordedRequest.Step, of owner: Int, _ step: RecordedRequest.Step
  ) {
    guard let request = need.request else { return }
    var targets = found(need.component)
    let isServed = !targets.isEmpty
    // Declared dependencies are requested, too.
    guard
      !isServed || !declaredTargets[owner].contains(where: { !$0.isDisjoint(with: targets) })
    else { return }
    if !isServed {
      // A component that fails has reasons of its own.
      guard need.component == nil, case .failed(let reason) = need.action else { return }
      switch Self.code(in: reason) {
      case .ambiguous: targets = offers[ObjectIdentifier(requestBase(of: request.type))] ?? []
      case .notFound, .qualifierNotFound, nil: break
      default: return
      }
    }
    let goesOn = step.action == .made || step.action == .injected
    let asking = Asked(
      request: request, isInitial: step.action != .injected, targets: targets, isServed: isServed,
      isOptional: !isServed && goesOn, leadsBack: need.action == .reused)
    let place = Place(
      owner: owner, request: request.description, isInitial: asking.isInitial)
    if let known = index(of: place) {
      asked[owner]![known].add(asking)
    } else {
      asked[owner, default: []].append(asking)
    }
  }

  /// Returns the code with which the text of a failure ends.
  private static func code(in reason: String?) -> FailureCode? {
    reason.flatMap { FailureCode(rawValue: String($0.suffix(6))) }
  }

  /// Returns the graph with what was seen after what is declared.
  func added(to declared: DependencyGraph) -> DependencyGraph {
    var (vertices, edges) = (declared.vertices, declared.edges)
    for (owner, requests) in asked.sorted(by: { $0.key < $1.key }) {
      for asked in requests {
        let type = requestBase(of: asked.request.type)
        var targets = asked.targets
        if targets.isEmpty {
          targets = [vertices.count]
          vertices.append(.unknown(type))
          edges.append([])
        }
        var description = RequestDescription(of: type, acceptsMissing: asked.isOptional)
        description.isMany = asked.request.isMany || (asked.isServed && targets.count > 1)
        let dependency = DeclaredDependency(
          description, asked.isInitial ? .initializer : .injection(isDeferred: asked.leadsBack))
        edges[owner].append(DependencyEdge(dependency, targets: targets))
      }
    }
    return DependencyGraph(vertices: vertices, edges: edges)
  }

  /// The names and tags of what a component was seen to request, in the order of the added edges.
  func labels(of owner: Int) -> [[String]] { asked[owner, default: []].map(\.request.labels) }
}
