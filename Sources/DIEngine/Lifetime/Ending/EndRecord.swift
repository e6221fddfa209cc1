internal import CDIEngine

/// What `onEnd` gave a component: it ends one of the component's objects.
package typealias EndAction = @Sendable (AnyBox) async throws -> Void

/// An object that was made, for the time when it ends: what it received, and how it ends.
///
/// Shared objects of a registry have a record once one of its components has an end. So have the objects that they hold
/// with claims of their own: objects with ends may lie behind those.
package final class EndRecord: @unchecked Sendable {
  package let info: ComponentInfo
  /// Nil if the object only leads to others.
  private let action: EndAction?
  /// Guards the properties below. Records share locks: very many live, and few threads meet at one.
  private let mutex = mutexes.mutex(di_thread_number())
  private static let mutexes = MutexPool(.leaf)
  private var uses: [EndRecord] = []
  /// The addresses of `uses`, if there are too many to search.
  private var known: Set<ObjectIdentifier> = []
  private var state: State
  /// The slot of an object that is kept for the process.
  private var shared: InstanceSlot?
  /// The place among all objects in the order in which they were finished; 0 before.
  private var number: UInt64 = 0

  private enum State {
    case making(EndList)
    case kept(AnyBox)
    case weak(WeakBox)
    /// It has ended, or failed, or its owner has died.
    case over
  }

  /// - Parameter list: The list of what keeps the object; nil if nothing ends it.
  package init(_ info: ComponentInfo, _ action: EndAction?, in list: EndList?) {
    self.info = info
    self.action = action
    state = list.map { .making($0) } ?? .over
  }

  /// Notes that the object received another one.
  package func use(_ other: EndRecord) {
    guard other !== self else { return }
    mutex.locked {
      guard known.isEmpty else {
        if known.insert(ObjectIdentifier(other)).inserted { uses.append(other) }
        return
      }
      guard !uses.contains(where: { $0 === other }) else { return }
      uses.append(other)
      if uses.count == 16 { known = Set(uses.map { ObjectIdentifier($0) }) }
    }
  }

  /// Whether the object's component has an end.
  var hasEnd: Bool { action != nil }

  /// Whether the object was held weakly and has died.
  var hasDied: Bool {
    // The object must not die under the lock.
    let (isWeak, object) = mutex.locked { () -> (Bool, AnyBox?) in
      guard case .weak(let weak) = state else { return (false, nil) }
      return (true, weak.strengthened())
    }
    return isWeak && object == nil
  }

  /// What the object received.
  var received: [EndRecord] { mutex.locked { uses } }

  /// The place in the order of finishing.
  var order: UInt64 { mutex.locked { number } }

  // MARK: The making

  /// Notes that the initializer and all injections of the object are over.
  package func finish() {
    let next = di_next_number()
    mutex.locked { number = next }
  }

  /// Notes that the object is visible to all.
  ///
  /// - Parameters:
  ///   - box: The object; nil if its slot has another one, and nothing keeps it.
  ///   - shared: The slot of a process-wide object: other engines make a new one when this one has ended.
  package func complete(_ box: AnyBox?, isWeak: Bool, in shared: InstanceSlot?) {
    let list = mutex.locked { () -> EndList? in
      guard case .making(let list) = state else { return nil }
      if let box, action != nil {
        self.shared = shared
        state = isWeak ? box.weakened().map { .weak($0) } ?? .kept(box) : .kept(box)
      } else {
        state = .over
      }
      if number == 0 { number = di_next_number() }
      return list
    }
    guard let list, !list.endMaking(self) else { return }
    // The owner gave up waiting for it. Nobody else ends it.
    Task { try? await end() }
  }

  /// Notes that the object failed.
  package func fail() {
    let list = mutex.locked { () -> EndList? in
      guard case .making(let list) = state else { return nil }
      state = .over
      return list
    }
    list?.failMaking()
  }

  /// Whether the object is being made for an owner.
  func isMaking(for list: EndList) -> Bool {
    mutex.locked {
      guard case .making(let own) = state else { return false }
      return own === list
    }
  }

  // MARK: The end

  /// Whether the object has an end that hasn't run.
  var mayEnd: Bool {
    mutex.locked {
      switch state {
      case .kept, .weak: true
      case .making, .over: false
      }
    }
  }

  /// Whether the process keeps the object, even when the engine has died that made it.
  var isForProcess: Bool { mutex.locked { shared != nil } }

  /// Whether the object is the given one.
  package func isOf(_ box: AnyBox) -> Bool {
    let known: AnyBox? = mutex.locked {
      switch state {
      case .kept(let box): box
      case .weak(let weak): weak.strengthened()
      case .making, .over: nil
      }
    }
    // An object without an end isn't kept here: its slot says whose record it is.
    guard let known else { return true }
    if known === box { return true }
    guard let object = reference(in: known.any) else { return false }
    return object === reference(in: box.any)
  }

  /// Ends the object, if nobody else has.
  package func end() async throws {
    let (former, shared) = mutex.locked { () -> (State, InstanceSlot?) in
      defer { (state, self.shared) = (.over, nil) }
      return (state, self.shared)
    }
    shared?.discardInstance()
    switch former {
    case .kept(let box): try await action?(box)
    case .weak(let weak): if let box = weak.strengthened() { try await action?(box) }
    case .making, .over: break
    }
  }

  /// Holds the object weakly from now on: its owner has no owner itself, and the object may hold it.
  func weaken() {
    let former = mutex.locked { () -> State? in
      guard case .kept(let box) = state, let weak = box.weakened() else { return nil }
      defer { state = .weak(weak) }
      return state
    }
    withExtendedLifetime(former) {}
  }

  /// Releases what the record has: its owner has ended or died.
  func clear() {
    let former = mutex.locked { () -> (State, [EndRecord]) in
      defer { (state, uses, known) = (.over, [], []) }
      return (state, uses)
    }
    withExtendedLifetime(former) {}
  }
}
