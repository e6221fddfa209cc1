/// The expected behaviour of a graph, derived only from the documented rules of a generation. The
/// model uses plain searches and arrays rather than an engine's plans and caches, so that it doesn't
/// share its defects.
///
/// This class selects components; its two subclasses define how objects are created and injected.
class FuzzModel {
  /// The reason why a request didn't complete.
  enum Stop: Error {
    case failure(FailureKind)
    /// Validation fails the build.
    case refused
    /// The container would end the process, so the request must be skipped.
    case ends
    /// The request would create too many objects, perhaps infinitely many, so it must be skipped.
    case tooLarge
  }

  let graph: FuzzGraph
  let rules: GraphRules
  let container: ContainerUnderTest
  private(set) var events: [FuzzEvent] = []
  private(set) var made = 0
  private var faults = FuzzFaults()
  private let candidates: [FuzzGraph.Target: [Int]]
  private var limit = 0
  /// Whether an initializer has recursed since the request began.
  var hasRecursed = false

  static let mostObjects = 250

  /// Creates the model that the container's rules require.
  static func model(
    of graph: FuzzGraph, rules: GraphRules, container: ContainerUnderTest
  ) -> FuzzModel {
    switch rules.injects {
    case .afterRoot: DeferringModel(graph: graph, rules: rules, container: container)
    case .atOnce: ImmediateModel(graph: graph, rules: rules, container: container)
    }
  }

  init(graph: FuzzGraph, rules: GraphRules, container: ContainerUnderTest) {
    self.graph = graph
    self.rules = rules
    self.container = container
    var candidates: [FuzzGraph.Target: [Int]] = [:]
    for (index, component) in graph.components.enumerated() {
      let hidden = rules.hidesOwnType && !component.services.isEmpty && !component.keepsOwnType
      if !hidden { candidates[.own(component.type), default: []].append(index) }
      for service in component.services { candidates[.service(service), default: []].append(index) }
    }
    self.candidates = candidates
  }

  // MARK: - Overridden by subclasses

  /// Builds the container and creates the eager objects.
  func build() throws {
    if rules.checksWhenBuilt { try check() }
    beginRequest()
  }

  /// Performs an outermost request.
  func serve(_ request: FuzzGraph.Request) throws -> FuzzValue {
    fatalError("\(Self.self) doesn't say how it serves \(request)")
  }

  /// All state that a request may change, so that the model can undo a request.
  struct Memory: Equatable {
    fileprivate var made: Int
    fileprivate var faults: FuzzFaults
    fileprivate var kept: [Kept: Int]
    fileprivate var doubtful: Set<Kept>
  }

  /// The key of a cached object: component, name, and scope if the object belongs to one.
  struct Kept: Hashable {
    var component: Int
    var name: String?
    var scope: Int?
  }

  /// The cached objects.
  private var kept: [Kept: Int] = [:]

  /// The keys of cached objects that a container may have forgotten: the request that created them
  /// failed, and the rules leave open whether they are kept.
  private var doubtful: Set<Kept> = []

  /// The decisions, in order, where the rules leave the behaviour open.
  private(set) var guesses: [Bool] = []
  private var guessed = 0

  var memory: Memory {
    get { Memory(made: made, faults: faults, kept: kept, doubtful: doubtful) }
    set {
      (made, faults) = (newValue.made, newValue.faults)
      (kept, doubtful) = (newValue.kept, newValue.doubtful)
    }
  }

  /// Sets the first decisions; all later ones are true.
  func guess(_ guesses: [Bool]) {
    (self.guesses, guessed) = (guesses, 0)
  }

  func object(at place: Kept) -> Int? {
    guard let object = kept[place] else { return nil }
    if doubtful.remove(place) != nil, !guess() {
      kept[place] = nil
      return nil
    }
    return object
  }

  /// Whether the cache contains an object at a key, certain or doubtful.
  func isKept(_ object: Int?, at place: Kept) -> Bool {
    object != nil && kept[place] == object
  }

  /// Whether the cache contains an object at a key that meets a condition.
  func isKept(at place: Kept, where isSuch: (Int) -> Bool) -> Bool {
    kept[place].map(isSuch) ?? false
  }

  /// Returns the next decision where the rules leave the behaviour open.
  func guess() -> Bool {
    if guessed == guesses.count { guesses.append(true) }
    guessed += 1
    return guesses[guessed - 1]
  }

  func keep(_ object: Int, at place: Kept) {
    kept[place] = object
  }

  func forget(_ place: Kept) {
    kept[place] = nil
    doubtful.remove(place)
  }

  func doubt(_ place: Kept) {
    if kept[place] != nil { doubtful.insert(place) }
  }

  // MARK: - Selection of components

  /// Returns all components of a type, in order of registration.
  func all(_ target: FuzzGraph.Target) -> [Int] {
    candidates[target] ?? []
  }

  /// Returns the component for a request for one object.
  func choose(_ target: FuzzGraph.Target, name: String?) throws -> Int {
    var found = all(target)
    if found.isEmpty { throw Stop.failure(.notFound) }
    if let name {
      found = found.filter { graph.components[$0].names.contains(name) }
      if found.isEmpty { throw Stop.failure(.notFound) }
    }
    if found.count > 1 {
      let defaults = found.filter { graph.components[$0].isDefault }
      if defaults.count != 1 { throw Stop.failure(.ambiguous) }
      found = defaults
    }
    let component = graph.components[found[0]]
    if name == nil, rules.namelessNeedsDefault, !component.names.isEmpty, !component.isDefault {
      throw Stop.failure(.notFound)
    }
    return found[0]
  }

  /// Returns the lifetime of a component as the container sees it.
  func lifetime(of component: Int) -> ComponentLifetime {
    let stated = graph.components[component].lifetime ?? rules.unstatedLifetime
    return stated == .graph ? container.cycleLifetime : stated
  }

  private func check() throws {
    for component in graph.components where component.making == .forgotten { throw Stop.refused }
    for found in candidates.values {
      if found.count(where: { graph.components[$0].isDefault }) > 1 { throw Stop.refused }
      let names = found.flatMap { graph.components[$0].names }
      if Set(names).count < names.count { throw Stop.refused }
    }
  }

  // MARK: - Events

  func beginRequest() {
    hasRecursed = false
    limit = made + Self.mostObjects
  }

  func takeEvents() -> [FuzzEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  func note(_ event: FuzzEvent) throws {
    events.append(event)
    if events.count > 6 * Self.mostObjects { throw Stop.tooLarge }
  }

  /// Runs the initializer of a component and records it.
  func make(_ component: FuzzGraph.Component, of values: [FuzzValue]) throws -> Int {
    if container.lacks[.throwingInitializers] == nil,
      faults.strike(component.fault, type: component.type, step: nil)
    {
      try note(.threw(type: component.type, given: values))
      throw Stop.failure(.user)
    }
    if made == limit { throw Stop.tooLarge }
    made += 1
    try note(.made(type: component.type, object: made, of: values))
    return made
  }

  /// Runs an injection of an object and records it.
  func inject(
    _ object: Int, step: Int, of component: FuzzGraph.Component, with values: [FuzzValue]
  ) throws {
    try note(.injected(object: object, step: step, with: values))
    if container.lacks[.throwingInjections] == nil,
      faults.strike(component.injections[step].fault, type: component.type, step: step)
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

  /// Returns the value of a request, or `.none` if it fails.
  func softly(_ work: () throws -> FuzzValue) throws -> FuzzValue {
    do {
      return try work()
    } catch Stop.failure {
      return .none
    }
  }
}
