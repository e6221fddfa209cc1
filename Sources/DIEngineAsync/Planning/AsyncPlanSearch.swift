internal import DIEngine

/// What a search found out about a component.
struct SearchedComponent {
  /// The plan, retained so that its address means no other plan.
  let plan: ComponentPlan
  /// The asynchronous form; nil if it has none.
  let form: AsyncComponentPlan?
  /// Whether the component, or one that it leads to, keeps its objects, or asks the container itself.
  let mayWait: Bool
}

/// A search for components that lead to a closure which may suspend.
///
/// A loop instead of recursion: a long chain of components needs no deep stack.
struct AsyncPlanSearch {
  private let registry: Registry
  private let known: [ObjectIdentifier: SearchedComponent]
  private var plans: [ComponentPlan] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// For each component, those that lead to it.
  private var owners: [[Int]] = []
  /// The components that are asynchronous themselves, or lead to a known one that is.
  private var asynchronous: [Int] = []
  /// The components that may wait themselves, or lead to a known one that may.
  private var waiting: [Int] = []

  init(_ registry: Registry, _ known: [ObjectIdentifier: SearchedComponent]) {
    self.registry = registry
    self.known = known
  }

  /// Adds a component that is not known yet.
  ///
  /// - Parameter owner: The component that leads to it.
  mutating func visit(_ plan: ComponentPlan, from owner: Int? = nil) {
    if let known = known[ObjectIdentifier(plan)] {
      guard let owner else { return }
      if known.form != nil { asynchronous.append(owner) }
      if known.mayWait { waiting.append(owner) }
      return
    }
    let index = indices[ObjectIdentifier(plan)] ?? add(plan)
    if let owner { owners[index].append(owner) }
  }

  private mutating func add(_ plan: ComponentPlan) -> Int {
    indices[ObjectIdentifier(plan)] = plans.count
    plans.append(plan)
    owners.append([])
    return plans.count - 1
  }

  /// Follows all dependencies.
  ///
  /// - Returns: The components that were not known, each with whether it has an asynchronous form, and whether it
  ///   may wait.
  mutating func run() -> [(plan: ComponentPlan, isAsynchronous: Bool, mayWait: Bool)] {
    var next = 0
    while next < plans.count {
      expand(next)
      next += 1
    }
    let (isAsynchronous, mayWait) = (spread(asynchronous), spread(waiting))
    return plans.indices.map { (plans[$0], isAsynchronous[$0], mayWait[$0]) }
  }

  /// Returns for each component whether it is in a list, or leads to one that is.
  private func spread(_ list: [Int]) -> [Bool] {
    var list = list
    var isReached = [Bool](repeating: false, count: plans.count)
    while let index = list.popLast() {
      guard !isReached[index] else { continue }
      isReached[index] = true
      list += owners[index]
    }
    return isReached
  }

  private mutating func expand(_ index: Int) {
    let plan = plans[index]
    if plan.maySuspend { asynchronous.append(index) }
    if plan.lifetime.kind.keeper != .none || plan.component.asksContainer {
      waiting.append(index)
    }
    plan.visitDependencies(registry) { visit($0, from: index) }
  }
}
