internal import CDIEngine

/// Runtime arguments that are handed out by the type of the component they are for.
@usableFromInline
package final class ArgumentEntries {
  private var entries: [(type: any Any.Type, values: [Any?])]

  package init() {
    entries = []
  }

  /// Makes the entry for the component that a request for a type is about.
  @usableFromInline
  package init(_ requested: any Any.Type, _ values: [Any?]) {
    entries = [(requestBase(of: requested), values)]
  }

  /// Adds an entry, before any request is made with the arguments.
  package func add(_ type: any Any.Type, _ values: [Any?]) {
    entries.append((requestBase(of: type), values))
  }

  /// The values for a component: exactly one entry must be for one of its types.
  func values(for component: Component) -> Match {
    var found: [Any?]?
    for entry in entries
    where component.services.contains(where: { $0.type == ObjectIdentifier(entry.type) }) {
      if found != nil { return .several }
      found = entry.values
    }
    return found.map(Match.one) ?? .none
  }

  enum Match {
    case none
    case one([Any?])
    case several
  }
}

extension Planner {
  /// The closure that takes the next runtime argument of the owner from the request.
  package func argument<Value>(
    _ type: Value.Type
  ) -> (ThreadState) throws(Failure) -> Value {
    let position = argumentCount
    argumentCount += 1
    let owner = self.owner.map(Unmanaged.passUnretained)
    return { (thread) throws(Failure) -> Value in
      let entries = currentRun(thread)!.pointee.entries
      return try entries.argument(position, of: owner?.takeUnretainedValue(), thread)
    }
  }
}

extension Optional where Wrapped == Unmanaged<ArgumentEntries> {
  fileprivate func argument<Value>(
    _ position: Int, of owner: CellPlan?, _ thread: ThreadState
  ) throws(Failure) -> Value {
    func failure(_ kind: Failure.Kind) -> Failure {
      Failure(
        kind, requested: Value.self, component: owner?.component.info,
        path: currentPath(thread), candidates: owner.map { [$0.component.info] } ?? [])
    }
    let match: ArgumentEntries.Match
    if let owner, let entries = self {
      match = entries._withUnsafeGuaranteedRef { $0.values(for: owner.component) }
    } else {
      match = .none
    }
    switch match {
    case .one(let values) where position < values.count:
      guard let value = values[position] else { break }
      if let value = value as? Value { return value }
      throw failure(.wrongArgument(position: position, real: Swift.type(of: value)))
    case .several:
      if let none = optionalType(of: Value.self)?.none as? Value { return none }
      throw failure(.argumentsAmbiguous)
    default:
      break
    }
    if let none = optionalType(of: Value.self)?.none as? Value { return none }
    throw failure(.argumentMissing(position: position))
  }
}
