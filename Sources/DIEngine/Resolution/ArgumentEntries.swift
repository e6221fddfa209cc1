internal import CDIEngine

/// Runtime arguments that are handed out by the type of the component they are for.
@usableFromInline
package final class ArgumentEntries: @unchecked Sendable {
  package struct Entry {
    package let type: ObjectIdentifier
    package let values: [Any?]

    package init(type: any Any.Type, values: [Any?]) {
      self.type = ObjectIdentifier(peeled(type))
      self.values = values
    }
  }

  package let entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The values for a component: exactly one entry must be for one of its types.
  func values(for plan: CellPlan) -> Match {
    var found: [Any?]?
    for entry in entries where plan.serviceTypes.contains(entry.type) {
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
        kind, requested: Value.self, component: owner?.info, path: currentPath(thread),
        candidates: owner.map { [$0.info] } ?? [])
    }
    let match: ArgumentEntries.Match
    if let owner, let entries = self {
      match = entries._withUnsafeGuaranteedRef { $0.values(for: owner) }
    } else {
      match = .none
    }
    switch match {
    case .one(let values) where position < values.count:
      guard let value = values[position] else { break }
      if let value = value as? Value { return value }
      let wrong = failure(.wrongArgument(position: position, real: Swift.type(of: value)))
      guard let none = optionalType(of: Value.self)?.none as? Value else { throw wrong }
      owner?.registry.listener?(.softened(wrong))
      return none
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
