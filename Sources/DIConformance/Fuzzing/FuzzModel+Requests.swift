extension FuzzModel {
  func value(of edge: FuzzGraph.Edge, for asker: FuzzAsker?) throws -> FuzzValue {
    func value() throws -> FuzzValue {
      if edge.quantity == .many { return .all(try many(edge, for: asker)) }
      let component = try selection.choose(edge, child: isServedByChild(asker))
      return .one(try obtain(cell(component, edge.selector), for: asker))
    }
    guard let asker, asker.asks || edge.quantity == .oneOrNone else { return try value() }
    do {
      return try value()
    } catch Stop.failure {
      unmade = []
      return .none
    } catch is Recursion where asker.asks {
      // A request of the user's closure ends the process.
      throw Stop.ends
    }
  }

  /// V1-17 to V1-20, V2-22, V2-23, V3-30 to V3-32
  private func many(_ edge: FuzzGraph.Edge, for asker: FuzzAsker?) throws -> [Int] {
    try elements(of: edge, for: asker).compactMap { component in
      let cell = cell(component, nil)
      if asker?.isRunning(cell) == true { return nil }
      if rules.manyLeavesOutRoot, component == root, asker != nil { return nil }
      return try element(for: asker) { try obtain(cell, for: asker) }
    }
  }

  func elements(of edge: FuzzGraph.Edge, for asker: FuzzAsker?) throws -> [Int] {
    let found = selection.all(edge.target, child: isServedByChild(asker))
    if found.isEmpty, rules.unknownManyFails { throw Stop.failure(.notFound) }
    return found
  }

  /// Returns an element of a request for many, or `nil` if the request omits it (V1-20, V2-23).
  func element(for asker: FuzzAsker?, _ work: () throws -> Int) throws -> Int? {
    do {
      return try work()
    } catch Stop.failure(let kind) {
      switch rules.manyLeavesOut {
      case .whatIsRunning: throw Stop.failure(kind)
      case .whatRecurses: if kind != .recursion { throw Stop.failure(kind) }
      case .whatCannotBeMade: break
      }
    } catch let error as Recursion {
      // It needs an object that is being created.
      guard let asker, asker.injection == nil, rules.manyLeavesOut != .whatIsRunning,
        asker.isRunning(error.cell)
      else { throw error }
    }
    unmade = []
    return nil
  }

  func obtain(_ cell: FuzzCell, for asker: FuzzAsker?) throws -> Int {
    let object = try find(cell, for: asker)
    asker?.node.got.append(object)
    return object
  }

  private func find(_ cell: FuzzCell, for asker: FuzzAsker?) throws -> Int {
    if let asker {
      for node in asker.chain {
        if node.object != nil { break }
        node.askedFor.insert(cell)
      }
    }
    if let object = keptObject(of: cell) { return object }
    if let object = try requester(of: cell, for: asker) { return object }
    let isAskedByCode = asker.map { $0.asks || $0.node.isAskedByCode } ?? false
    if let failedBefore, !isAskedByCode, failedBefore.components.contains(cell.component) {
      throw Stop.failedBefore(failedBefore.kind)
    }
    // Injections that fail and make each other's objects again would never end.
    if let stop = failed[cell] { throw stop }
    let node = FuzzNode(
      cell: cell, maker: asker?.node,
      isServedByChild: rules.childServesParents
        ? isServedByChild(asker) : graph.components[cell.component].isOfChild)
    node.isAskedByCode = isAskedByCode
    do {
      try make(node)
      asker?.injection?.obtained[cell] = node
      return node.object!
    } catch {
      node.isGivenUp = true
      if case Stop.failure(let kind) = error {
        failures.insert(kind)
        // Nobody begins to make what has no initializer.
        let making = graph.components[cell.component].making
        if making != .elsewhere, making != .forgotten { unmade.append(cell.component) }
      }
      if node.object != nil { forget(node) }
      asker?.node.discarded += node.got + node.discarded
      throw error
    }
  }

  /// Returns the object that the requester was created for, if the rules lead back to it.
  private func requester(of cell: FuzzCell, for asker: FuzzAsker?) throws -> Int? {
    guard let asker else { return nil }
    for node in asker.chain where node.cell == cell && !node.isGivenUp {
      guard rules.findsRequester else {
        if node.isUnfinished { throw recursion(of: cell, asker) }
        continue
      }
      // V1-35, V2-29, and V1-32 a
      if let object = node.object {
        if broken.contains(object) { continue }
        if holdsBroken(object), !guesses.next() { continue }
      }
      return try node.object ?? { throw recursion(of: cell, asker) }()
    }
    // V1-32 b
    guard rules.findsRequester, let known = asker.injection?.obtained[cell],
      known.askedFor.contains(asker.node.cell), !asker.node.wasKept
    else { return nil }
    return known.object
  }

  private func recursion(of cell: FuzzCell, _ asker: FuzzAsker) -> any Error {
    guard rules.recursionEndsProcess else {
      hasRecursed = true
      return Stop.failure(.recursion)
    }
    // Closures that ask the container, and injections, may run a second time before the container notices.
    for node in asker.chain where node.isUnfinished {
      if graph.components[node.cell.component].making == .asking || node.object != nil {
        return Stop.ends
      }
      if node.cell == cell { break }
    }
    return Recursion(cell: cell)
  }
}

// MARK: - Objects

extension FuzzModel {
  func make(_ node: FuzzNode) throws {
    let component = graph.components[node.cell.component]
    if rules.recursionEndsProcess, makesItselfAgain(node) { throw Stop.ends }
    if rules.injects == .afterRoot {
      queue.append(Work(node: node, steps: Array(component.injections.indices), finishes: true))
    }
    try know(made(component, for: node), as: node)
    if rules.keeps == .onceMade { keep(node) }
    try complete(node)
    if rules.keeps == .onceInjected, rules.injects == .atOnce { keep(node) }
  }

  /// Whether an object that isn't kept is made for another one of its component, with none between that is kept. A
  /// container may notice before it finds that the object can't be made.
  private func makesItselfAgain(_ node: FuzzNode) -> Bool {
    sequence(first: node, next: \.maker).prefix { place(of: $0.cell) == nil }.dropFirst()
      .contains { $0.cell == node.cell }
  }

  /// Injects into an object that the trial made.
  func inject(into object: Int, _ cell: FuzzCell) throws {
    let kept = keptObject(of: cell)
    if kept == object, !rules.injectsAgain { return }
    let node = FuzzNode(
      cell: cell, maker: nil,
      isServedByChild: rules.childServesParents
        ? request.isOnChild : graph.components[cell.component].isOfChild)
    node.isUnfinished = rules.givenIsInTheMaking
    know(object, as: node)
    if rules.injects == .afterRoot {
      let steps = graph.components[cell.component].injections.indices
      queue.append(Work(node: node, steps: Array(steps), finishes: true))
    }
    node.wasKept = kept != nil && !rules.keepsLastGiven
    if !node.wasKept { keep(node) }
    if let kept, rules.keepsLastGiven {
      memory.replaced.append(kept)
    }
    try complete(node)
  }

  private func know(_ object: Int, as node: FuzzNode) {
    (node.object, nodes[object]) = (object, node)
    madeNow.append(node)
  }

  /// Performs the injections of an object that don't wait for the end of the request, and queues the others.
  private func complete(_ node: FuzzNode) throws {
    let component = graph.components[node.cell.component]
    switch rules.injects {
    case .afterRoot:
      node.isInjected = !hasInjections(node)
    case .atOnce:
      let waits = { (step: Int) in self.rules.cyclesWait && component.injections[step].closesCycle }
      let steps = component.injections.indices
      for step in steps {
        if waits(step) {
          queue.append(Work(node: node, steps: [step], finishes: false))
        } else {
          try perform([step], on: node)
        }
      }
      // V3-76
      if !steps.contains(where: waits) {
        try finish(node.object!, of: component)
        node.isInjected = true
      } else {
        queue.append(Work(node: node, steps: [], finishes: true))
      }
    }
    node.isUnfinished = false
  }

  private func made(_ component: FuzzGraph.Component, for node: FuzzNode) throws -> Int {
    let arguments = arguments(for: node)
    if component.making == .arguments ? arguments.count != component.arguments : !arguments.isEmpty
    {
      let isSurplus = component.making != .arguments || arguments.count > component.arguments
      guard isSurplus, rules.ignoresSurplusArguments else { throw Stop.failure(.wrongArguments) }
    }
    if component.making == .arguments {
      let given = arguments.prefix(component.arguments).map(FuzzValue.argument)
      return try make(component, of: given)
    }
    guard component.making == .declared || component.making == .asking else {
      // V1-24, V2-31
      throw Stop.failure(
        container.tellsApart.contains(.noInitializer) ? .noInitializer : .wrongArguments)
    }
    let asker = FuzzAsker(node: node, injection: nil, asks: component.making == .asking)
    return try make(component, of: try component.parameters.map { try value(of: $0, for: asker) })
  }

  /// The arguments of the request, if they concern an object.
  private func arguments(for node: FuzzNode) -> [Int] {
    let target = request.edge.target
    let isRoot = node.maker == nil
    let isReached =
      rules.argumentsReachAll
      && selection.all(target, child: node.isServedByChild).contains(node.cell.component)
    return isRoot || isReached ? request.arguments : []
  }

  /// Whether the child container serves the requests of an object, or the outermost one.
  private func isServedByChild(_ asker: FuzzAsker?) -> Bool {
    asker?.node.isServedByChild ?? request.isOnChild
  }

  func hasInjections(_ node: FuzzNode) -> Bool {
    let component = graph.components[node.cell.component]
    return !component.injections.isEmpty
      || component.hasPostInit && container.lacks[.postInit] == nil
  }

  /// Whether an object is broken or holds a broken one, directly or indirectly, while the failing request goes on. The
  /// rules leave open whether other objects of the request still receive it.
  func holdsBroken(_ object: Int) -> Bool {
    rules.finishesFailed && !broken.isEmpty && holds(object) { broken.contains($0.object!) }
  }

  /// Whether an object, or one that it holds, directly or indirectly, is made by this request and meets a condition.
  ///
  /// - Parameter orDiscarded: Whether objects count that it didn't receive, because what they were made for failed.
  func holds(
    _ object: Int, orDiscarded: Bool = true, where isSuch: (FuzzNode) -> Bool
  ) -> Bool {
    var seen: Set<Int> = [object]
    var next = [object]
    while let one = next.popLast() {
      guard let node = nodes[one] else { continue }
      if isSuch(node) { return true }
      next += (node.got + (orDiscarded ? node.discarded : [])).filter { seen.insert($0).inserted }
    }
    return false
  }
}
