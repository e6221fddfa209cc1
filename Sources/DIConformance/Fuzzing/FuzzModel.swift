/// The expected behaviour of a graph, derived only from the documented rules of a container. The model
/// uses plain searches and arrays rather than an engine's plans and caches, so that it doesn't share
/// its defects.
final class FuzzModel {
  /// The reason why a request didn't complete.
  enum Stop: Error {
    case failure(FailureKind)
    /// An injection needs what the request has failed to make.
    case failedBefore(FailureKind)
    /// Validation fails the build.
    case refused
    /// The container would end the process, so the request must be skipped.
    case ends
    /// The request would create too many objects, perhaps infinitely many, so it must be skipped.
    case tooLarge

    var failureKind: FailureKind? {
      switch self {
      case .failure(let kind), .failedBefore(let kind): kind
      case .refused, .ends, .tooLarge: nil
      }
    }
  }

  /// A recursion that ends the process, unless a list leaves it out on its way.
  struct Recursion: Error {
    var cell: FuzzCell
  }

  /// Injections, and perhaps the post-init, of an object that wait for the end of the outermost request.
  struct Work {
    var node: FuzzNode
    var steps: [Int]
    var finishes: Bool
  }

  let graph: FuzzGraph
  let rules: GraphRules
  let container: ContainerUnderTest
  var selection: FuzzSelection
  private(set) var events: [FuzzEvent] = []
  var memory = FuzzMemory()
  var guesses = FuzzGuesses()
  private var limit = 0
  /// The kinds of failure that anything met, whoever handled it.
  var failures: Set<FailureKind> = []
  /// Whether an initializer has recursed since the request began.
  var hasRecursed = false

  private let hasWeak: Bool

  static let mostObjects = 250

  // The state of an outermost request.
  /// What the request has got so far.
  private var collected: [Int] = []
  var request = FuzzGraph.Request(
    edge: FuzzGraph.Edge(target: .own(0), quantity: .one), onSecondScope: false)
  var queue: [Work] = []
  var madeNow: [FuzzNode] = []
  var keptInGraph: [FuzzMemory.Place: Int] = [:]
  /// The component of the request, which `GraphRules.manyLeavesOutRoot` concerns.
  var root: Int?
  /// The objects whose injections failed.
  var broken: Set<Int> = []
  /// The identities whose injections failed, and why.
  var failed: [FuzzCell: Stop] = [:]
  /// The components that the last failure has kept from being made, unless something recovered from it.
  var unmade: [Int] = []
  /// Those that have failed the request whose injections still run, and how.
  var failedBefore: (components: Set<Int>, kind: FailureKind)?
  /// The objects of this request, with the objects they may hold.
  var nodes: [Int: FuzzNode] = [:]

  init(graph: FuzzGraph, rules: GraphRules, container: ContainerUnderTest) {
    self.graph = graph
    self.rules = rules
    self.container = container
    selection = FuzzSelection(graph: graph, rules: rules)
    hasWeak = graph.components.contains { $0.lifetime == .weak }
  }

  // MARK: - Outermost requests

  /// Builds the container and creates the eager objects.
  func build() throws {
    try selection.check()
    beginRequest()
    selection.now = -1
    let singles = graph.components.indices.filter {
      lifetime(of: $0) == .eagerSingle && graph.components[$0].lateness == nil
    }
    let ofChild = { (index: Int) in self.graph.components[index].isOfChild }
    for index in singles.filter({ !ofChild($0) }) + singles.filter(ofChild) {
      let component = graph.components[index]
      request.isOnChild = component.isOfChild
      // V1-38, V1-39, V2-45, V2-46
      if component.making == .elsewhere { continue }
      let names: [String?] =
        rules.namelessNeedsDefault && !component.names.isEmpty && !component.isDefault
        ? component.names : [nil]
      for name in names {
        do {
          _ = try outermost(root: index) { try self.obtain(self.cell(index, name), for: nil) }
        } catch Stop.failure(let kind) {
          // V3-59
          guard rules.ignoresFailedSingles else { throw Stop.failure(kind) }
        }
        dropUnheld()
      }
    }
  }

  /// Performs an outermost request.
  ///
  /// - Parameter number: Its position in the graph.
  func serve(_ request: FuzzGraph.Request, number: Int) throws -> FuzzValue {
    beginRequest()
    self.request = request
    selection.now = number
    defer {
      collected = []
      dropUnheld()
    }
    let value = try answer()
    if request.isHeld, request.given == nil { memory.held += value.objects }
    return value
  }

  private func answer() throws -> FuzzValue {
    let edge = request.edge
    if let given = request.given { return try give(given, edge) }
    switch edge.quantity {
    case .many where rules.manyIsManyRequests:
      // V1-20, V3-66
      var objects: [Int] = []
      for component in try elements(of: edge, for: nil) {
        let object = try element(for: nil) {
          try outermost(root: component) { try obtain(cell(component, nil), for: nil) }
        }
        if let object { objects.append(object) }
        collected = objects
        dropUnheld()
      }
      return .all(objects)
    case .many:
      return try outermost(root: nil) { try value(of: edge, for: nil) }
    case .oneOrNone where !rules.optionalRequestsFail:
      do { return try one(edge) } catch Stop.failure { return .none }
    case .one, .oneOrNone:
      let first = try one(edge)
      switch edge.delay {
      case .none: return first
      case .lazy: return .all(first.objects + first.objects)
      case .provider:
        collected = first.objects
        dropUnheld()
        return .all(first.objects + (try one(edge)).objects)
      }
    }
  }

  private func one(_ edge: FuzzGraph.Edge) throws -> FuzzValue {
    let root = try? selection.choose(edge, child: request.isOnChild)
    return try outermost(root: root) { try value(of: edge, for: nil) }
  }

  /// Injects into an object that the trial made itself (V1-43, V1-44, V2-50, V2-51, V3-82 - V3-84).
  private func give(_ given: FuzzGraph.Given, _ edge: FuzzGraph.Edge) throws -> FuzzValue {
    guard case .own(let type) = edge.target else { preconditionFailure("not an own type: \(edge)") }
    let known = given == .again ? memory.given[type] : nil
    if known == nil { memory.made += 1 }
    let object = known ?? memory.made
    collected = [object]
    if request.isHeld {
      memory.given[type] = object
      memory.held.append(object)
    }
    guard let component = selection.all(edge.target, child: request.isOnChild).first else {
      if rules.ignoresUnknownGiven { return .one(object) }
      throw Stop.failure(.notFound)
    }
    try outermost(root: component) { try self.inject(into: object, cell(component, nil)) }
    return .one(object)
  }

  /// Forgets weak objects that nothing holds now.
  private func dropUnheld() {
    guard hasWeak else { return }
    let isWeak = { (place: FuzzMemory.Place) in self.lifetime(of: place.component) == .weak }
    let gone = memory.unheld(besides: collected + memory.replaced, where: isWeak)
    for place in memory.unheld(besides: collected, where: isWeak) {
      if rules.releasesLate || !gone.contains(place) {
        memory.doubt(place)
      } else {
        memory.keep(nil, at: place)
      }
    }
  }

  /// Performs a request, and then all injections that wait for its end (V1-29, V1-30, V2-34, V2-38, V3-75).
  private func outermost<Result>(root: Int?, _ work: () throws -> Result) throws -> Result {
    (queue, madeNow, keptInGraph, self.root) = ([], [], [:], root)
    (broken, failed, nodes, unmade, failedBefore) = ([], [:], [:], [], nil)
    var isAnswered = false
    do {
      let value = try work()
      isAnswered = true
      try drain()
      return value
    } catch is Recursion {
      // V3-79
      throw Stop.ends
    } catch Stop.failure(let kind) {
      if rules.aftermath == .finishedWithoutFailed, !isAnswered {
        failedBefore = (Set(unmade), kind)
      }
      if rules.finishesFailed {
        while !queue.isEmpty {
          do { try drain() } catch Stop.failure { continue } catch Stop.failedBefore { continue }
        }
      }
      settle()
      dropUnheld()
      failures.insert(kind)
      throw Stop.failure(kind)
    }
  }

  /// Forgets the objects of a failed request that aren't complete, or all of them.
  private func settle() {
    for node in madeNow {
      guard let object = node.object else { continue }
      if rules.aftermath == .undone || holds(object, orDiscarded: false, where: { !$0.isInjected })
      {
        forget(node)
      } else if !broken.isEmpty, let place = place(of: node.cell), memory.kept[place] == object,
        holds(object, where: hasInjections)
      {
        // It, or what it holds, was injected before. The rules leave open whether it counts as part of what failed.
        memory.doubt(place)
      }
    }
  }

  // MARK: - Injections

  private func drain() throws {
    while !queue.isEmpty {
      let work = queue.removeFirst()
      guard !work.node.isGivenUp, let object = work.node.object, !broken.contains(object) else {
        continue
      }
      unmade = []
      work.node.isAskedByCode = false
      // The rules leave open whether the container still injects an object that holds a broken one.
      if holdsBroken(object), guesses.next() { continue }
      do {
        try perform(work.steps, on: work.node)
        if work.finishes {
          try finish(object, of: graph.components[work.node.cell.component])
          work.node.isInjected = true
          if rules.keeps == .onceInjected, rules.injects == .afterRoot { keep(work.node) }
        }
      } catch {
        broken.insert(object)
        if let stop = error as? Stop, let kind = stop.failureKind {
          failed[work.node.cell] = stop
          failures.insert(kind)
        }
        throw error
      }
    }
  }

  func perform(_ steps: some Sequence<Int>, on node: FuzzNode) throws {
    let component = graph.components[node.cell.component]
    for step in steps {
      let injection = component.injections[step]
      let asker = FuzzAsker(node: node, injection: .init(), asks: injection.asks)
      let values: [FuzzValue]
      do {
        values = try injection.edges.map { try value(of: $0, for: asker) }
      } catch Stop.failure(let kind) {
        // V3-28
        if rules.skipsFailedInjections {
          unmade = []
          continue
        }
        throw Stop.failure(kind)
      }
      try inject(node.object!, step: step, of: component, with: values)
    }
  }

  // MARK: - Cached objects

  func cell(_ component: Int, _ name: String?) -> FuzzCell {
    FuzzCell(component: component, name: rules.namesHaveOwnObjects ? name : nil)
  }

  /// Returns the lifetime of a component as the container sees it.
  private func lifetime(of component: Int) -> ComponentLifetime {
    let stated = graph.components[component].lifetime ?? rules.unstatedLifetime
    return stated == .graph ? container.cycleLifetime : stated
  }

  /// V3-61
  func place(of cell: FuzzCell) -> FuzzMemory.Place? {
    let lifetime = lifetime(of: cell.component)
    if lifetime == .transient { return nil }
    var scope: Int?
    if lifetime == .perScope {
      scope = request.onSecondScope && container.lacks[.newScope] == nil ? 1 : 0
      // V3-45: the child keeps what has to do with its own components.
      if request.isOnChild, selection.mayUseChild(cell.component) { scope = 2 }
    }
    return FuzzMemory.Place(component: cell.component, name: cell.name, scope: scope)
  }

  func keptObject(of cell: FuzzCell) -> Int? {
    guard let place = place(of: cell) else { return nil }
    if lifetime(of: cell.component) == .graph { return keptInGraph[place] }
    if let object = memory.kept[place] {
      if broken.contains(object) {
        memory.keep(nil, at: place)
      } else if holdsBroken(object) {
        memory.doubt(place)
      }
    }
    return memory.object(at: place, &guesses)
  }

  func keep(_ node: FuzzNode) {
    guard let place = place(of: node.cell), let object = node.object else { return }
    if lifetime(of: node.cell.component) == .graph {
      keptInGraph[place] = object
    } else {
      memory.keep(object, at: place)
    }
  }

  func forget(_ node: FuzzNode) {
    guard let place = place(of: node.cell) else { return }
    if memory.kept[place] == node.object { memory.keep(nil, at: place) }
    if keptInGraph[place] == node.object { keptInGraph[place] = nil }
  }

  // MARK: - Events

  private func beginRequest() {
    hasRecursed = false
    limit = memory.made + Self.mostObjects
  }

  func takeEvents() -> [FuzzEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private func note(_ event: FuzzEvent) throws {
    events.append(event)
    if events.count > 6 * Self.mostObjects { throw Stop.tooLarge }
  }

  /// Runs the initializer of a component and records it.
  func make(_ component: FuzzGraph.Component, of values: [FuzzValue]) throws -> Int {
    if container.lacks[.throwingInitializers] == nil,
      memory.faults.strike(component.fault, type: component.type, step: nil)
    {
      try note(.threw(type: component.type, given: values))
      throw Stop.failure(.user)
    }
    if memory.made == limit { throw Stop.tooLarge }
    memory.made += 1
    try note(.made(type: component.type, object: memory.made, of: values))
    if hasWeak { memory.parts[memory.made] = values.flatMap(\.objects) }
    return memory.made
  }

  /// Runs an injection of an object and records it.
  private func inject(
    _ object: Int, step: Int, of component: FuzzGraph.Component, with values: [FuzzValue]
  ) throws {
    try note(.injected(object: object, step: step, with: values))
    if container.lacks[.throwingInjections] == nil,
      memory.faults.strike(component.injections[step].fault, type: component.type, step: step)
    {
      throw Stop.failure(.user)
    }
  }

  /// Runs and records the post-init of an object, if the component has one and the container supports
  /// it.
  func finish(_ object: Int, of component: FuzzGraph.Component) throws {
    if component.hasPostInit, container.lacks[.postInit] == nil {
      try note(.finished(object: object))
    }
  }
}
