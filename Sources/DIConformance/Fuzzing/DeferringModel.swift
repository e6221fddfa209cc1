/// The model of a container that defers injections until the root of the request exists (V1-28 to
/// V1-35, V2-29 to V2-42).
final class DeferringModel: FuzzModel {
  /// An instance identity: a component and a name (V1-10, V2-20).
  private struct Cell: Hashable {
    var component: Int
    var name: String?
  }

  /// An object, from the call of its initializer on.
  private final class Node {
    let cell: Cell
    let maker: Node?
    var object: Int?
    var isGivenUp = false
    var isInjected = false
    /// The identities that were requested, directly or not, while the initializer ran.
    var askedFor: Set<Cell> = []
    /// The objects that the object received, and those resolved for it and then discarded.
    var got: [Int] = []

    init(cell: Cell, maker: Node?) {
      self.cell = cell
      self.maker = maker
    }
  }

  /// The requester: an object whose initializer or injection is running, and that injection.
  private struct Asker {
    var node: Node
    var injection: RunningInjection?
  }

  private final class RunningInjection {
    var obtained: [Cell: Node] = [:]
  }

  private var scope = 0
  private var queue: [Node] = []
  private var madeNow: [Node] = []
  /// The objects whose injections failed.
  private var broken: Set<Int> = []
  /// The identities whose injections failed, with the kind of the failure.
  private var failed: [Cell: FailureKind] = [:]
  /// The objects of this request, with the objects they may hold.
  private var nodes: [Int: Node] = [:]

  override func build() throws {
    try super.build()
    for index in graph.components.indices where lifetime(of: index) == .eagerSingle {
      let component = graph.components[index]
      // V1-38, V1-39, V2-45, V2-46
      if component.making == .elsewhere { continue }
      let names: [String?] =
        rules.namelessNeedsDefault && !component.names.isEmpty && !component.isDefault
        ? component.names : [nil]
      for name in names {
        _ = try outermost { try self.obtain(Cell(component: index, name: name), for: nil) }
      }
    }
  }

  override func serve(_ request: FuzzGraph.Request) throws -> FuzzValue {
    beginRequest()
    scope = request.onSecondScope && container.lacks[.newScope] == nil ? 1 : 0
    if request.edge.quantity == .many, rules.manyIsManyRequests {
      // V1-20
      let found = all(request.edge.target)
      if found.isEmpty, rules.unknownManyFails { throw Stop.failure(.notFound) }
      var objects: [Int] = []
      for component in found {
        let cell = Cell(component: component, name: nil)
        let object = try element { try self.outermost { try self.obtain(cell, for: nil) } }
        if let object { objects.append(object) }
      }
      return .all(objects)
    }
    return try outermost { try self.value(of: request.edge, for: nil) }
  }

  /// Performs a request, and then all injections (V1-29, V1-30, V2-34, V2-38).
  private func outermost<Result>(_ work: () throws -> Result) throws -> Result {
    (queue, madeNow, broken, failed, nodes) = ([], [], [], [:], [:])
    do {
      let value = try work()
      try injectQueued()
      return value
    } catch Stop.failure(let kind) {
      if rules.aftermath == .finished {
        while !queue.isEmpty {
          do { try injectQueued() } catch Stop.failure { continue }
        }
      }
      settle()
      throw Stop.failure(kind)
    }
  }

  /// Settles the cached objects after a failure. Forgets an object whose injections did not complete.
  /// Keeps the others if the rules complete the remaining injections and no object of the request is
  /// broken; otherwise the rules leave open whether the container keeps them.
  private func settle() {
    for node in madeNow {
      guard let place = place(of: node.cell), isKept(node.object, at: place) else { continue }
      if !node.isInjected {
        forget(place)
      } else if rules.aftermath == .withdrawn || !broken.isEmpty {
        doubt(place)
      }
    }
  }

  private func injectQueued() throws {
    while !queue.isEmpty {
      let node = queue.removeFirst()
      guard !node.isGivenUp, let object = node.object else { continue }
      // The rules leave open whether the container still injects an object that holds a broken one.
      if holdsBroken(object), guess() { continue }
      do {
        try injectAll(node, object)
        node.isInjected = true
      } catch {
        broken.insert(object)
        if case Stop.failure(let kind) = error { failed[node.cell] = kind }
        throw error
      }
    }
  }

  /// Whether an object is broken or holds a broken one, directly or indirectly. The rules leave open
  /// whether other objects of the failing request still receive it.
  private func holdsBroken(_ object: Int) -> Bool {
    if broken.isEmpty { return false }
    var seen: Set<Int> = [object]
    var next = [object]
    while let one = next.popLast() {
      if broken.contains(one) { return true }
      next += (nodes[one]?.got ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }

  private func injectAll(_ node: Node, _ object: Int) throws {
    let component = graph.components[node.cell.component]
    for (step, injection) in component.injections.enumerated() {
      let asker = Asker(node: node, injection: RunningInjection())
      let values = try injection.edges.map { edge in
        injection.asks
          ? try softly { try value(of: edge, for: asker) } : try value(of: edge, for: asker)
      }
      try inject(object, step: step, of: component, with: values)
    }
    try finish(object, of: component)
  }

  // MARK: - Requests

  private func value(of edge: FuzzGraph.Edge, for asker: Asker?) throws -> FuzzValue {
    switch edge.quantity {
    case .many:
      return .all(try many(edge.target, for: asker))
    case .oneOrNone where asker != nil:
      return try softly { .one(try one(edge, for: asker)) }
    case .one, .oneOrNone:
      return .one(try one(edge, for: asker))
    }
  }

  private func one(_ edge: FuzzGraph.Edge, for asker: Asker?) throws -> Int {
    let component = try choose(edge.target, name: edge.name)
    return try obtain(Cell(component: component, name: edge.name), for: asker)
  }

  /// V1-17 to V1-20, V2-22, V2-23
  private func many(_ target: FuzzGraph.Target, for asker: Asker?) throws -> [Int] {
    let found = all(target)
    if found.isEmpty, rules.unknownManyFails { throw Stop.failure(.notFound) }
    var objects: [Int] = []
    for component in found {
      let cell = Cell(component: component, name: nil)
      if keptObject(of: cell) == nil, isRunning(cell, for: asker) { continue }
      if let object = try element({ try obtain(cell, for: asker) }) { objects.append(object) }
    }
    return objects
  }

  /// Returns an element of a request for many, or `nil` if the request omits it (V1-20, V2-23).
  private func element(_ work: () throws -> Int) throws -> Int? {
    do {
      return try work()
    } catch Stop.failure(let kind) {
      switch rules.manyLeavesOut {
      case .whatIsRunning: throw Stop.failure(kind)
      case .whatRecurses: if kind != .recursion { throw Stop.failure(kind) }
      case .whatCannotBeMade: break
      }
      return nil
    }
  }

  private func isRunning(_ cell: Cell, for asker: Asker?) -> Bool {
    var node = asker?.node
    while let known = node {
      if known.object == nil, !known.isGivenUp, known.cell == cell { return true }
      node = known.maker
    }
    return false
  }

  private func obtain(_ cell: Cell, for asker: Asker?) throws -> Int {
    let object = try find(cell, for: asker)
    asker?.node.got.append(object)
    return object
  }

  private func find(_ cell: Cell, for asker: Asker?) throws -> Int {
    var running = asker?.node
    while let node = running, node.object == nil {
      node.askedFor.insert(cell)
      running = node.maker
    }
    if let object = keptObject(of: cell) { return object }
    // V1-35, V2-29, and V1-32 a
    var ancestor = asker?.node
    while let node = ancestor {
      if node.cell == cell, !node.isGivenUp, !(node.object.map(holdsBroken) ?? false) || guess() {
        guard let object = node.object else {
          hasRecursed = true
          throw Stop.failure(.recursion)
        }
        return object
      }
      ancestor = node.maker
    }
    // V1-32 b
    if let asker, let known = asker.injection?.obtained[cell],
      known.askedFor.contains(asker.node.cell), let object = known.object
    {
      return object
    }
    // A component whose injection just failed may be created and fail again, or may fail without
    // another attempt.
    if let kind = failed[cell], guess() { throw Stop.failure(kind) }
    let node = Node(cell: cell, maker: asker?.node)
    queue.append(node)
    do {
      let object = try make(node)
      node.object = object
      nodes[object] = node
      node.isInjected = !hasInjections(graph.components[cell.component])
      madeNow.append(node)
      if let place = place(of: cell) { keep(object, at: place) }
      asker?.injection?.obtained[cell] = node
      return object
    } catch {
      node.isGivenUp = true
      asker?.node.got += node.got
      throw error
    }
  }

  private func make(_ node: Node) throws -> Int {
    let component = graph.components[node.cell.component]
    let asker = Asker(node: node, injection: nil)
    switch component.making {
    case .elsewhere, .forgotten:
      // V1-24, V2-31
      throw Stop.failure(.wrongArguments)
    case .declared, .asking:
      let values = try component.parameters.map { edge in
        component.making == .asking
          ? try softly { try value(of: edge, for: asker) } : try value(of: edge, for: asker)
      }
      return try make(component, of: values)
    }
  }

  // MARK: - Cached objects

  private func place(of cell: Cell) -> Kept? {
    let name = rules.namesHaveOwnObjects ? cell.name : nil
    switch lifetime(of: cell.component) {
    case .transient: return nil
    case .perScope: return Kept(component: cell.component, name: name, scope: scope)
    default: return Kept(component: cell.component, name: name, scope: nil)
    }
  }

  private func keptObject(of cell: Cell) -> Int? {
    guard let place = place(of: cell) else { return nil }
    if isKept(at: place, where: holdsBroken) { doubt(place) }
    return object(at: place)
  }

  private func hasInjections(_ component: FuzzGraph.Component) -> Bool {
    !component.injections.isEmpty || component.hasPostInit && container.lacks[.postInit] == nil
  }
}
