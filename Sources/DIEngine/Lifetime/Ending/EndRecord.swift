internal import CDIEngine

/// What `onEnd` gave a component: it ends one of the component's objects.
package typealias EndAction = @Sendable (AnyBox) async throws -> Void

/// An object that was made, for the time when it ends: what it received, and how it ends.
///
/// Objects have a record once a component of their registry has an end. `docs/architecture/ends.md` draws the states:
///
/// ```
/// making -> kept --end()--> over   its owner keeps it, strongly or weakly
///        -> transient              nobody keeps it: it leads to others
///        -> over                   it failed
/// ```
///
/// What an object received is known for kept objects. A transient one leaves what its holders received at their next
/// `collapse()`: they lead to what it received then. It stays as long as its lazies and providers live, by which it may
/// receive more.
package final class EndRecord: @unchecked Sendable {
  package let info: ComponentInfo
  /// Nil if the object only leads to others.
  private let action: EndAction?
  /// Guards the properties below. Records share locks: very many live, and few threads meet at one.
  private let mutex = mutexes.mutex
  private static let mutexes = MutexPool(.leaf)
  private var uses: [EndRecord] = []
  /// The addresses of `uses`, if there are too many to search.
  private var known: Set<ObjectIdentifier> = []
  /// The number of uses at which they are collapsed.
  private var limit = 16
  /// The number of living lazies and providers of the object.
  private var delayed = 0
  private var state: State
  /// The list of what keeps the object, until all see that or it has failed.
  private var list: EndList?
  /// The slot of an object that is kept for the process.
  private var shared: InstanceSlot?
  /// The place among all objects in the order in which they were finished; 0 before.
  private var number: UInt64 = 0

  private enum State {
    case making
    /// Its owner keeps it. The object; nil if it has no end.
    case kept(AnyBox?)
    /// Its owner keeps it weakly, and it has an end.
    case weak(WeakBox)
    case transient
    /// It has ended, or failed, or its owner has died.
    case over

    /// The object, if it lives, and has an end that hasn't run.
    var box: AnyBox? {
      switch self {
      case .kept(let box): box
      case .weak(let weak): weak.strengthened()
      case .making, .transient, .over: nil
      }
    }
  }

  /// The state, retained: a weakly held object must not die under the lock.
  private var current: State { mutex.locked { state } }

  /// - Parameter list: The list of what keeps the object; nil if nothing ends it.
  package init(_ info: ComponentInfo, _ action: EndAction?, in list: EndList?) {
    self.info = info
    self.action = action
    self.list = list
    state = list == nil ? .over : .making
  }

  deinit {
    // A loop: a chain of records may be long.
    var open = replaced(&uses, by: [])
    while var last = open.popLast() {
      if isKnownUniquelyReferenced(&last) {
        open += last.mutex.locked { replaced(&last.uses, by: []) }
      }
    }
  }

  // MARK: What it received

  /// Notes that the object received another one.
  ///
  /// - Parameter isLocked: Whether the caller may have a lock, under which nothing may be released.
  package func use(_ other: EndRecord, isLocked: Bool = false) {
    guard other !== self else { return }
    let isFull = mutex.locked { () -> Bool in
      let isNew =
        known.isEmpty
        ? !uses.contains { $0 === other } : known.insert(ObjectIdentifier(other)).inserted
      if isNew { uses.append(other) }
      return uses.count >= limit
    }
    if isFull, !isLocked { collapse() }
  }

  /// What the object received.
  package var received: [EndRecord] { mutex.locked { uses } }

  /// Replaces the transient objects among what the object received by what they lead to, and forgets what is over.
  ///
  /// - Complexity: O(*n*) for *n* receipts of the object and the transient ones; it doubles the number at which it is called again.
  private func collapse() {
    let before = received
    guard !before.isEmpty else { return }
    var found: [EndRecord] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var open = before
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if let passed = next.passage { open += passed } else { found.append(next) }
    }
    // What `before` retains is released outside of the lock.
    let former = Set(before.map { ObjectIdentifier($0) })
    var kept = Set(found.map { ObjectIdentifier($0) })
    mutex.locked {
      for added in uses where !former.contains(ObjectIdentifier(added)) {
        if kept.insert(ObjectIdentifier(added)).inserted { found.append(added) }
      }
      uses = found
      limit = max(16, 2 * found.count)
      known = found.count < 16 ? [] : kept
    }
    withExtendedLifetime(before) {}
  }

  /// The records to which it leads, if others are reached through it; nil if it is an end of an edge: it is kept, or isn't
  /// finished, or may receive more.
  private var passage: [EndRecord]? {
    switch current {
    case .making, .kept: nil
    case .transient: mutex.locked { delayed > 0 ? nil : uses }
    case .weak(let weak): weak.strengthened() == nil ? received : nil
    case .over: received
    }
  }

  // MARK: Its lazies and providers

  /// Notes that a lazy or a provider was made for the object.
  func addDelayed() { mutex.locked { delayed += 1 } }

  /// Notes that one has died.
  func removeDelayed() {
    let isLast = mutex.locked { () -> Bool in
      delayed -= 1
      guard delayed == 0, case .transient = state else { return false }
      return true
    }
    // Transient objects that lead to each other would keep each other.
    if isLast { collapse() }
  }

  // MARK: The making

  /// The place in the order of finishing.
  var order: UInt64 { mutex.locked { number } }

  /// Notes that the initializer and all injections of the object are over.
  package func finish() {
    mutex.locked { number = di_next_number() }
  }

  /// Notes that the object is about to be visible to all.
  ///
  /// - Parameters:
  ///   - box: The object; nil if its slot has another one, and nothing keeps it.
  ///   - shared: The slot of a process-wide object: other engines make a new one when this one has ended.
  package func complete(_ box: AnyBox?, isWeak: Bool, in shared: InstanceSlot?) {
    mutex.locked {
      guard case .making = state else { return }
      if let box, hasEnd {
        self.shared = shared
        state = (isWeak ? box.weakened() : nil).map { .weak($0) } ?? .kept(box)
      } else {
        state = box == nil || isWeak ? .transient : .kept(nil)
      }
      if number == 0 { number = di_next_number() }
    }
    if case .transient = current { collapse() }
  }

  /// Whether the object's owner has ended meanwhile, and the running code doesn't run because of that.
  package var isTooLate: Bool { makingList.map { $0.isOver && !$0.isEndingForCaller } ?? false }

  /// Notes that all see the object: from now on its owner may end it.
  package func endMaking() {
    let list = mutex.locked { replaced(&self.list, by: nil) }
    guard let list, !list.endMaking(self), mayEnd else { return }
    // It was made because of the end, or its owner gave up waiting for it. Nobody else ends it.
    guard EndStep.current.last?.call.end(late: self) != true else { return }
    Task { try? await end(take()) }
  }

  /// Notes that the object failed.
  package func fail() {
    let (list, former) = mutex.locked { () -> (EndList?, [EndRecord]) in
      guard case .making = state else { return (nil, []) }
      (state, known) = (.over, [])
      return (replaced(&self.list, by: nil), replaced(&uses, by: []))
    }
    list?.endMaking(self)
    withExtendedLifetime(former) {}
  }

  /// The list of the owner for which the object is being made; nil if it isn't.
  var makingList: EndList? { mutex.locked { list } }

  // MARK: The end

  /// Whether the object's component has an end.
  var hasEnd: Bool { action != nil }

  /// Whether an owner lists the record: it has an end, or leads to others as long as the owner keeps it.
  var isListed: Bool {
    switch current {
    case .kept, .weak: true
    case .making, .transient, .over: false
    }
  }

  /// Whether the object has an end that hasn't run.
  var mayEnd: Bool { hasEnd && isListed }

  /// Whether the object was held weakly and has died.
  var hasDied: Bool {
    if case .weak(let weak) = current { weak.strengthened() == nil } else { false }
  }

  /// Whether the process keeps the object, even when the engine has died that made it.
  var isForProcess: Bool { mutex.locked { shared != nil } }

  /// Whether the object is the given one.
  package func isOf(_ box: AnyBox) -> Bool {
    // An object without an end isn't kept here: its slot says whose record it is.
    guard let known = current.box else { return true }
    return known === box || known.isSameObject(as: box)
  }

  /// Takes the object, to end it.
  ///
  /// - Returns: Nil if somebody else has taken it, or if it has died.
  package func take() -> AnyBox? {
    let (former, shared) = mutex.locked {
      (replaced(&state, by: .over), replaced(&self.shared, by: nil))
    }
    shared?.drop(self)
    return former.box
  }

  /// Ends the object that was taken.
  package func end(_ taken: AnyBox?) async throws {
    if let taken { try await action?(taken) }
  }

  /// Holds the object weakly from now on: its owner has no owner itself, and the object may hold it.
  func weaken() {
    let former = mutex.locked { () -> State? in
      guard case .kept(let box?) = state, let weak = box.weakened() else { return nil }
      return replaced(&state, by: .weak(weak))
    }
    withExtendedLifetime(former) {}
  }

  /// Lets go of records whose owner has ended or died, or whose objects have died. Others that received the objects go on
  /// leading to what those received.
  ///
  /// - Parameter records: In the order in which an owner listed them. Empty afterwards.
  static func release(_ records: inout [EndRecord]) {
    for record in records {
      let former = record.mutex.locked { replaced(&record.state, by: .over) }
      withExtendedLifetime(former) {}
    }
    var left: [EndRecord] = []
    while var last = records.popLast() {
      if !isKnownUniquelyReferenced(&last) { left.append(last) }
    }
    guard !left.isEmpty else { return }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, record) in left.enumerated() { places[ObjectIdentifier(record)] = place }
    // A ring of records would keep itself, so each leads past others that are over, except those listed before it.
    while let record = left.popLast() {
      let isStraight = record.received.allSatisfy { other in
        places[ObjectIdentifier(other)].map { $0 > left.count } ?? (other.passage == nil)
      }
      if !isStraight { record.collapse() }
    }
  }
}

extension ResolutionContext {
  /// The record of the object whose lazy or provider makes the request; nil if none does.
  var endRecordOfDelayed: EndRecord? {
    state.pointee.strand.end_record.map { Unowned<EndRecord>(address: $0).object }
  }
}
