/// Values that wait for the runtime arguments of one component, and are handed out in order,
/// whichever of its objects takes them.
package final class ArgumentQueue: @unchecked Sendable {
  enum Taken {
    case value(Any)
    /// A value was given, but it is nil.
    case nothing
    case exhausted
  }

  private let mutex = Mutex()
  /// In reverse.
  private var values: [Any?] = []

  /// Lets other values wait, instead of those that are left.
  package func refill(_ values: [Any?]) {
    // The old ones die when no lock is held.
    var values = Array(values.reversed())
    mutex.locked { swap(&self.values, &values) }
  }

  func take() -> Taken {
    switch mutex.locked({ values.popLast() }) {
    case .some(.some(let value)): return .value(value)
    case .some(.none): return .nothing
    case .none: return .exhausted
    }
  }
}

extension Registry {
  /// The queue of the component that a request for one object would choose. Components without one
  /// are planned anew, so that the others need not look for it.
  package func argumentQueue(
    for type: any Any.Type, _ qualifier: Qualifier, from module: RequestingModule
  ) throws(Failure) -> ArgumentQueue {
    var tests: [ComponentInfo] = []
    let result = locked {
      let qualifiers = qualifier == .none ? [] : [qualifier]
      let selection = describing {
        select(type, qualifiers, from: module, severalTests: &tests)
      }
      return queue(for: selection, type)
    }
    if !tests.isEmpty { listener?(.severalTests(requested: type, candidates: tests)) }
    return try result.get()
  }

  private func queue(
    for selection: Selection, _ type: any Any.Type
  ) -> Result<ArgumentQueue, Failure> {
    switch selection {
    case .offer(let offer):
      if let queue = offer.component.argumentQueue { return .success(queue) }
      let queue = ArgumentQueue()
      owner(of: offer.component).change(offer.component) { $0.argumentQueue = queue }
      return .success(queue)
    case .failure(let kind, let considered, _):
      return .failure(
        Failure(
          kind, requested: type, path: [], candidates: considered.map(\.component.info)))
    }
  }

  /// The registry, this one or a parent of it, that a component was added to.
  private func owner(of component: Component) -> Registry {
    var registry = self
    while let parent = registry.parent,
      !registry.components.contains(where: { $0 === component })
    {
      registry = parent
    }
    return registry
  }
}
