/// An object that lives longer should not hold one that belongs to a shorter life: the first one would serve all later
/// lives.
///
/// Objects that nothing keeps are held by their owners, so they connect the two. A lazy or a provider doesn't: it asks
/// again. Of each owner the rule tells the nearest few: after their remedy it tells the next ones.
struct CaptiveRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    let owners = checked.components.indices.filter { checked.components[$0].outlivesRequests }
    let mayHold = verticesThatMayHold(in: checked, owners)
    return owners.flatMap { owner in
      var found: [Finding] = []
      var search = HeldObjects(of: owner, in: checked, mayHold)
      while found.count < GraphModel.mostListed, let path = search.next() {
        if checked.components[path.last!].lifetime.keeper == .unknown {
          found.append(Finding(.notChecked, .undecidedCaptive(path: path)))
        } else if let captivity = captivity(of: path.last!, in: owner, checked) {
          found.append(Finding(.warning, .captive(path: path, captivity)))
        }
      }
      return found
    }
  }

  /// Returns, for each component, whether it may belong to a shorter life than one of the owners, or holds such an object
  /// together with its own. Searches for each owner go there only.
  private func verticesThatMayHold(in checked: CheckedGraph, _ owners: [Int]) -> [Bool] {
    let components = checked.components
    let highest = owners.map { components[$0].level }.max() ?? 0
    var users = [[Int]](repeating: [], count: components.count)
    for vertex in components.indices where components[vertex].isHeldByItsOwner {
      for edge in checked.model.edges[vertex] where !edge.isDelayed {
        for target in edge.targets { users[target].append(vertex) }
      }
    }
    var mayHold = components.map { component in
      [.container, .storage, .unknown].contains(component.lifetime.keeper)
        || component.level < highest
    }
    var open = components.indices.filter { mayHold[$0] }
    while let vertex = open.popLast() {
      for user in users[vertex] where !mayHold[user] {
        mayHold[user] = true
        open.append(user)
      }
    }
    return mayHold
  }

  /// Returns why an object of one component belongs to a shorter life than the other one that holds it; nil if it doesn't.
  private func captivity(
    of held: Int, in owner: Int, _ checked: CheckedGraph
  ) -> Finding.Captivity? {
    let (own, other) = (checked.components[owner], checked.components[held])
    if other.level < own.level { return .ofChild }
    if other.lifetime.keeper == .container { return .ofContainer }
    guard let store = other.lifetime.store else { return nil }
    // The owner is kept by the process, or by the engine.
    guard let ownStore = own.lifetime.store else { return .ofOtherScope }
    if checked.model.stores(around: store).contains(ownStore) { return .ofInnerScope }
    let areRelated =
      store == ownStore || checked.model.stores(around: ownStore).contains(store)
    return checked.isStrict && !areRelated ? .ofOtherScope : nil
  }
}

extension GraphModel {
  /// The scopes within which a scope lies, the nearest first.
  fileprivate func stores(around store: Int) -> some Sequence<Int> {
    sequence(state: store) { inner -> Int? in
      guard let outer = storeParents[inner] else { return nil }
      inner = outer
      return outer
    }
  }
}

/// The shortest paths from a component to those whose objects it holds: kept ones, and those of child containers. The
/// nearest come first.
private struct HeldObjects {
  private let owner: Int
  private let graph: CheckedGraph
  private let mayHold: [Bool]
  private var before: [Int: Int]
  /// The components that the owner's object holds and nothing else keeps.
  private var queue: [Int]
  private var nextInQueue = 0
  private var found: [Int] = []

  init(of owner: Int, in graph: CheckedGraph, _ mayHold: [Bool]) {
    self.owner = owner
    self.graph = graph
    self.mayHold = mayHold
    before = [owner: owner]
    queue = [owner]
  }

  /// Returns the path to the next component; nil if there is none.
  mutating func next() -> [Int]? {
    while found.isEmpty, nextInQueue < queue.count {
      visit(queue[nextInQueue])
      nextInQueue += 1
    }
    guard !found.isEmpty else { return nil }
    var path = [found.removeFirst()]
    while let last = path.last, last != owner { path.append(before[last]!) }
    return path.reversed()
  }

  private mutating func visit(_ vertex: Int) {
    for edge in graph.model.edges[vertex] where !edge.isDelayed {
      for target in edge.targets where mayHold[target] && before[target] == nil {
        before[target] = vertex
        let isOfChild = graph.components[target].level < graph.components[owner].level
        if graph.components[target].isHeldByItsOwner, !isOfChild {
          queue.append(target)
        } else {
          found.append(target)
        }
      }
    }
  }
}
