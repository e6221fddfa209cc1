/// Runtime arguments that components receive by type.
///
/// The entries lie on the stack of the request. Objects that are created later keep a copy, `kept`.
@usableFromInline
package struct ArgumentEntries {
  /// The values for one component, identified by a type under which it is offered.
  package struct Entry {
    let type: any Any.Type
    let values: [Any?]

    /// The address of the values, valid while the entry lives: no code mutates the array.
    fileprivate var address: UnsafeBufferPointer<Any?> { values.withUnsafeBufferPointer { $0 } }

    package init(type: any Any.Type, values: [Any?]) {
      self.type = type
      self.values = values
    }
  }

  /// The type and the values of the only entry, unless the entries came as a list. The address stays valid
  /// while `list` retains the array, which no code mutates, or while the caller lends the values.
  private var onlyType: (any Any.Type)?
  private var onlyValues: UnsafePointer<Any?>?
  package private(set) var onlyCount = 0
  /// The entries, without one whose values are borrowed.
  private var list: [Entry] = []

  var isEmpty: Bool { onlyType == nil && list.isEmpty }

  package init(_ entries: [Entry] = []) { list = entries }

  /// Creates the entry for the component that a request for a type selects.
  @usableFromInline
  package init(_ requested: any Any.Type, _ values: [Any?]) {
    onlyType = requested
    onlyCount = values.count
    onlyValues = values.withUnsafeBufferPointer { $0.baseAddress }
    list = [Entry(type: requested, values: values)]
  }

  /// Creates the entry for the component that a request for a type selects, without a copy of the values.
  ///
  /// They must outlive the entries, which must be mutable. So the caller's array may lie on the stack.
  @usableFromInline
  package init(_ requested: any Any.Type, borrowing values: UnsafeBufferPointer<Any?>) {
    onlyType = requested
    onlyCount = values.count
    onlyValues = values.baseAddress
  }

  /// A copy of entries that borrow their values; nil for others.
  fileprivate var owned: ArgumentEntries? {
    list.isEmpty ? onlyType.map { ArgumentEntries($0, Array(only)) } : nil
  }

  private var only: UnsafeBufferPointer<Any?> {
    UnsafeBufferPointer(start: onlyValues, count: onlyCount)
  }

  /// Adds an entry. Call it only before the first request that uses the arguments.
  package mutating func add(_ type: any Any.Type, _ values: [Any?]) {
    onlyType = nil
    list.append(Entry(type: type, values: values))
  }

  /// Returns the address of the value at a position if there is exactly one entry and it names the
  /// component by its own type.
  @inline(__always)
  func only(for type: ObjectIdentifier, _ position: Int) -> UnsafePointer<Any?>? {
    guard position < onlyCount, let onlyType, ObjectIdentifier(onlyType) == type else { return nil }
    return onlyValues.unsafelyUnwrapped + position
  }

  enum Match {
    case none
    /// The values, which the entries own or borrow.
    case one(UnsafeBufferPointer<Any?>)
    case several
  }

  /// Returns the values for a component. Exactly one entry must match one of its types.
  func values(for plan: ComponentPlan) -> Match {
    if let onlyType { return Self.isFor(plan, onlyType) ? .one(only) : .none }
    var match = Match.none
    for entry in list where Self.isFor(plan, entry.type) {
      if case .one = match { return .several }
      match = .one(entry.address)
    }
    return match
  }

  /// Returns whether any of the values is of a type.
  func has(_ type: any Any.Type) -> Bool {
    func isOne<Value>(_ type: Value.Type) -> Bool {
      if onlyType != nil { return only.contains { $0 is Value } }
      return list.contains { $0.values.contains { $0 is Value } }
    }
    return _openExistential(type, do: isOne)
  }

  private static func isFor(_ plan: ComponentPlan, _ type: any Any.Type) -> Bool {
    if plan.isOffered(as: ObjectIdentifier(type)) { return true }
    let base = requestBase(of: type)
    return base != type && plan.isOffered(as: ObjectIdentifier(base))
  }
}

extension UnsafePointer<ArgumentEntries> {
  /// The entries of a running request, for use after it. Borrowed values are copied once for the whole request.
  var pinned: Pinned<ArgumentEntries> {
    if let owned = pointee.owned { UnsafeMutablePointer(mutating: self).pointee = owned }
    return Pinned(pointee)
  }
}

extension Registry {
  /// Returns the argument queue of the component that a request for one object would select.
  ///
  /// A component without a queue gets one, and other plans. So the plans of other components need not look for a
  /// queue.
  package func argumentQueue(
    for type: any Any.Type, _ qualifier: Qualifier, from module: RequestingModule
  ) throws(Failure) -> ArgumentQueue {
    let (choice, result) = locked {
      let search = ServiceSearch(
        type: type, qualifiers: qualifier == .none ? [] : [qualifier], module: module)
      let choice = search.choice(in: self)
      return (choice, queue(for: choice, type))
    }
    let tests = choice.severalTests
    if !tests.isEmpty { listener?(.severalTests(requested: type, candidates: tests)) }
    return try result.get()
  }

  private func queue(for choice: Choice, _ type: any Any.Type) -> Result<ArgumentQueue, Failure> {
    guard let component = choice.component else {
      return .failure(
        Failure(
          choice.reason.unsafelyUnwrapped, requested: type, path: [],
          candidates: choice.considered.map(\.info)))
    }
    if let queue = component.rare.argumentQueue { return .success(queue) }
    let queue = ArgumentQueue()
    component.registry?.change(component) { $0.rare.argumentQueue = queue }
    return .success(queue)
  }
}
