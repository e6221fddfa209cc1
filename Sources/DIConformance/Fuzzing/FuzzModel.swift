/// What a graph ought to do, written from the rules that a generation documents and from nothing
/// else: plain searches and arrays, no plans, no cells that know their neighbours.
///
/// This part knows who is found; how objects are made and injected is said by its two heirs.
class FuzzModel {
  /// Why a request didn't come to an end.
  enum Stop: Error {
    case failure(FailureKind)
    /// The build is refused.
    case refused
    /// The container ends the process: the request can't be made.
    case ends
    /// So many objects are made that the request is left out, or infinitely many.
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
  /// Whether an initializer came back to itself since the request began.
  var hasRecursed = false

  static let mostObjects = 250

  /// A model with the behaviour that the container's rules ask for.
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

  // MARK: - What the heirs say

  /// Builds the container; makes the eager objects.
  func build() throws {
    if rules.checksWhenBuilt { try check() }
    beginRequest()
  }

  /// Serves an outermost request.
  func serve(_ request: FuzzGraph.Request) throws -> FuzzValue {
    fatalError("\(Self.self) doesn't say how it serves \(request)")
  }

  /// Everything that a request may change, so that a request can be undone.
  struct Memory: Equatable {
    fileprivate var made: Int
    fileprivate var faults: FuzzFaults
    fileprivate var kept: [Kept: Int]
    fileprivate var doubtful: Set<Kept>
  }

  /// Where an object is kept: by its component and name, and in a scope if it belongs to one.
  struct Kept: Hashable {
    var component: Int
    var name: String?
    var scope: Int?
  }

  /// The kept objects.
  private var kept: [Kept: Int] = [:]

  /// Those of them that a container may as well have forgotten, since the request that made them
  /// failed and the rules leave it open.
  private var doubtful: Set<Kept> = []

  /// What to take for true, one after the other, where the rules leave something open.
  private(set) var guesses: [Bool] = []
  private var guessed = 0

  var memory: Memory {
    get { Memory(made: made, faults: faults, kept: kept, doubtful: doubtful) }
    set {
      (made, faults) = (newValue.made, newValue.faults)
      (kept, doubtful) = (newValue.kept, newValue.doubtful)
    }
  }

  /// Begins to guess: first as said, then that everything is true.
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

  /// Whether an object is at its place, doubtful or not.
  func isKept(_ object: Int?, at place: Kept) -> Bool {
    object != nil && kept[place] == object
  }

  /// Whether a place keeps an object that is such.
  func isKept(at place: Kept, where isSuch: (Int) -> Bool) -> Bool {
    kept[place].map(isSuch) ?? false
  }

  /// Decides what the rules leave open.
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

  // MARK: - Who is found

  /// All components of a type, in the order of registration.
  func all(_ target: FuzzGraph.Target) -> [Int] {
    candidates[target] ?? []
  }

  /// The component for a request for one object.
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

  /// The lifetime of a component in the container's words.
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

  // MARK: - What happens

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

  /// Runs the initializer of a component.
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

  /// Runs an injection of an object.
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

  /// Runs the post-init of an object, if it has one that the container offers.
  func finish(_ object: Int, of component: FuzzGraph.Component) throws {
    if component.hasPostInit, container.lacks[.postInit] == nil {
      try note(.finished(object: object))
    }
  }

  /// What somebody gets who goes without what can't be had.
  func softly(_ work: () throws -> FuzzValue) throws -> FuzzValue {
    do {
      return try work()
    } catch Stop.failure {
      return .none
    }
  }
}
