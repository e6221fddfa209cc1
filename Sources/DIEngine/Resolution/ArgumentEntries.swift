internal import CDIEngine

/// Runtime arguments that are handed out by the type of the component they are for.
///
/// The entries lie on the stack of the request; what is made later keeps a copy.
@usableFromInline
package struct ArgumentEntries {
  /// The values for one component, which is known by a type that it is offered as.
  package struct Entry {
    let type: any Any.Type
    let values: [Any?]

    package init(type: any Any.Type, values: [Any?]) {
      self.type = type
      self.values = values
    }
  }

  /// The type of the first entry, if there is no other.
  private var onlyType: ObjectIdentifier?
  private var first: Entry?
  private var others: [Entry] = []

  package init(_ entries: [Entry] = []) {
    first = entries.first
    others = Array(entries.dropFirst())
  }

  /// Makes the entry for the component that a request for a type is about.
  @usableFromInline
  package init(_ requested: any Any.Type, _ values: [Any?]) {
    first = Entry(type: requested, values: values)
    onlyType = ObjectIdentifier(requested)
  }

  /// Adds an entry, before any request is made with the arguments.
  package mutating func add(_ type: any Any.Type, _ values: [Any?]) {
    onlyType = nil
    if first == nil {
      first = Entry(type: type, values: values)
    } else {
      others.append(Entry(type: type, values: values))
    }
  }

  /// The value at a position, if there is one entry, and it names the component by its own type.
  @inline(__always)
  fileprivate func only(for type: ObjectIdentifier, _ position: Int) -> Any? {
    guard onlyType == type, position < first.unsafelyUnwrapped.values.count else { return nil }
    return first.unsafelyUnwrapped.values[position]
  }

  enum Match {
    case none
    case one([Any?])
    case several
  }

  /// The values for a component: exactly one entry must be for one of its types.
  func values(for plan: CellPlan) -> Match {
    guard let first else { return .none }
    var match = Self.isFor(plan, first.type) ? Match.one(first.values) : .none
    for entry in others where Self.isFor(plan, entry.type) {
      if case .one = match { return .several }
      match = .one(entry.values)
    }
    return match
  }

  private static func isFor(_ plan: CellPlan, _ type: any Any.Type) -> Bool {
    if plan.serviceTypes.contains(ObjectIdentifier(type)) { return true }
    let base = requestBase(of: type)
    return base != type && plan.serviceTypes.contains(ObjectIdentifier(base))
  }
}

extension Planner {
  /// The closure that takes the next runtime argument of the owner from the request, or from what
  /// waits for the component where the request has nothing for it.
  package func argument<Value>(
    _ type: Value.Type
  ) -> (ThreadState) throws(Failure) -> Value {
    let position = argumentCount
    argumentCount += 1
    let owner = self.owner.map(Unmanaged.passUnretained)
    let ownType = self.owner.map { ObjectIdentifier($0.component.type) }
    let queue = self.owner?.component.argumentQueue
    return { (thread) throws(Failure) -> Value in
      let entries = currentRun(thread)!.pointee.entries
      if let owner, let ownType, let entries,
        let given = entries.pointee.only(for: ownType, position)
      {
        return try converted(given, position, of: owner, thread)
      }
      guard let owner else {
        return try missing(position, of: nil, .argumentMissing(position: position), thread)
      }
      switch owner._withUnsafeGuaranteedRef({ entries?.pointee.values(for: $0) }) {
      case .one(let values):
        guard position < values.count, let given = values[position] else { break }
        return try converted(given, position, of: owner, thread)
      case .several:
        return try missing(position, of: owner, .argumentsAmbiguous, thread)
      case .some(.none), nil:
        guard let queue else { break }
        return try taken(from: queue, position, of: owner, thread)
      }
      return try missing(position, of: owner, .argumentMissing(position: position), thread)
    }
  }
}

/// The next value that waits for a component.
private func taken<Value>(
  from queue: ArgumentQueue, _ position: Int, of owner: Unmanaged<CellPlan>, _ thread: ThreadState
) throws(Failure) -> Value {
  switch queue.take() {
  case .value(let given):
    return try converted(given, position, of: owner, thread)
  case .nothing:
    return try missing(position, of: owner, .argumentMissing(position: position), thread)
  case .exhausted:
    return try missing(
      position, of: owner, .argumentMissing(position: position), thread, isTold: true)
  }
}

/// A given value as the wanted type. One of exactly that type needs no cast.
private func converted<Given, Value>(
  _ given: Given, _ position: Int, of owner: Unmanaged<CellPlan>, _ thread: ThreadState
) throws(Failure) -> Value {
  if Given.self == Value.self { return unsafeBitCast(given, to: Value.self) }
  return try cast(given, position, of: owner, thread)
}

@inline(never)
private func cast<Value>(
  _ given: Any, _ position: Int, of owner: Unmanaged<CellPlan>, _ thread: ThreadState
) throws(Failure) -> Value {
  if let value = given as? Value { return value }
  return try missing(
    position, of: owner,
    .wrongArgument(position: position, real: Swift.type(of: given)), thread)
}

/// The value of an argument that was not given as wanted: nil for an Optional.
///
/// - Parameter isTold: whether the listener hears of an Optional that goes without a value.
private func missing<Value>(
  _ position: Int, of owner: Unmanaged<CellPlan>?, _ kind: Failure.Kind, _ thread: ThreadState,
  isTold: Bool = false
) throws(Failure) -> Value {
  let component = owner?.takeUnretainedValue().info
  let failure = Failure(
    kind, requested: peeled(Value.self), component: component, path: currentPath(thread),
    candidates: component.map { [$0] } ?? [])
  guard let none = optionalType(of: Value.self)?.none as? Value else { throw failure }
  if case .argumentMissing = kind, !isTold { return none }
  // An Optional goes without, but the caller did something that can't have been meant.
  owner?.takeUnretainedValue().registry.listener?(.softened(failure))
  return none
}
