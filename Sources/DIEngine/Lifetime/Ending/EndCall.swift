/// One call of `end()`: it ends owners, and the later calls for those wait for it.
package final class EndCall: Sendable {
  private enum State: Sendable {
    /// What waits for the call, and the objects that were made because of it.
    case running([Signal], late: [EndRecord])
    case over(EndFailure?)
  }

  private let state = Guarded(State.running([], late: []))

  package init() {}

  /// What failed; nil if nothing did, or the call is running.
  var failure: EndFailure? {
    guard case .over(let failure) = state.value else { return nil }
    return failure
  }

  /// Lets a signal be sent when the call is over; at once if it is.
  func whenOver(_ signal: Signal) {
    let isOver = state.locked { state -> Bool in
      guard case .running(let others, let late) = state else { return true }
      state = .running(others + [signal], late: late)
      return false
    }
    if isOver { signal.send() }
  }

  /// Lets the call end an object that was made because of it.
  ///
  /// - Returns: False if the call is over.
  func end(late record: EndRecord) -> Bool {
    state.locked {
      guard case .running(let waiting, let late) = $0 else { return false }
      $0 = .running(waiting, late: late + [record])
      return true
    }
  }

  /// Ends the call, unless objects were made because of it.
  ///
  /// - Returns: The records of those, for their end; nil if the call is over.
  package func finish(_ failure: EndFailure?) -> [EndRecord]? {
    let (waiting, late) = state.locked { state -> ([Signal], [EndRecord]) in
      guard case .running(let waiting, let late) = state else { return ([], []) }
      state = late.isEmpty ? .over(failure) : .running(waiting, late: [])
      return (waiting, late)
    }
    guard late.isEmpty else { return late }
    for each in waiting { each.send() }
    return nil
  }
}

/// Why the running code runs: the end of an object, or the release of what has ended.
package struct EndStep: Sendable {
  /// The steps for which the running task works, the outermost first: the last one's code calls.
  @TaskLocal package static var current: [EndStep] = []

  let call: EndCall
  /// The component of the object that ends; nil for what is released.
  let component: ComponentInfo?

  package init(call: EndCall, component: ComponentInfo?) {
    (self.call, self.component) = (call, component)
  }
}

/// Who waits for whom: calls of `end()` for other calls and for owners whose objects are being made, and those owners for
/// the calls that a closure awaits which makes an object.
///
/// Nobody begins a wait that would close a circle.
enum EndWaits {
  struct Waiter {
    /// A call or the list of an owner.
    let id: ObjectIdentifier
    /// The component of the object whose code waits; nil if a call waits for what is being made.
    let component: ComponentInfo?
  }

  private static let waits = Guarded<
    [ObjectIdentifier: [(target: ObjectIdentifier, component: ComponentInfo?)]]
  >([:])

  /// Begins a wait of some for one.
  ///
  /// - Returns: False if that one waits for one of them, by others perhaps.
  static func begin(_ waiters: [Waiter], for target: AnyObject) -> Bool {
    let target = ObjectIdentifier(target)
    return waits.locked { waits in
      let own = Set(waiters.map(\.id))
      guard !own.contains(target), path(from: target, to: own, waits) == nil else { return false }
      for waiter in waiters { waits[waiter.id, default: []].append((target, waiter.component)) }
      return true
    }
  }

  static func end(_ waiters: [Waiter], for target: AnyObject) {
    let target = ObjectIdentifier(target)
    waits.locked { waits in
      for waiter in waiters {
        var left = waits[waiter.id] ?? []
        if let place = left.firstIndex(where: { $0.target == target }) { left.remove(at: place) }
        waits[waiter.id] = left.isEmpty ? nil : left
      }
    }
  }

  /// Lets some wait for one until it sends a signal.
  ///
  /// - Parameter listen: Tells that one which signal.
  /// - Returns: False if it waits for one of them.
  static func wait(
    _ waiters: [Waiter], for target: AnyObject, atMost limit: TimeLimit? = nil,
    _ listen: (Signal) -> Void
  ) async -> Bool {
    guard begin(waiters, for: target) else { return false }
    let signal = Signal()
    listen(signal)
    await signal.wait(atMost: limit)
    end(waiters, for: target)
    return true
  }

  /// Returns the components whose code waits on a path from one to another; nil if there is no path.
  static func components(from start: AnyObject, to targets: [Waiter]) -> [ComponentInfo]? {
    waits.locked { path(from: ObjectIdentifier(start), to: Set(targets.map(\.id)), $0) }
  }

  private static func path(
    from start: ObjectIdentifier, to targets: Set<ObjectIdentifier>,
    _ waits: [ObjectIdentifier: [(target: ObjectIdentifier, component: ComponentInfo?)]]
  ) -> [ComponentInfo]? {
    var open: [(ObjectIdentifier, [ComponentInfo])] = [(start, [])]
    var seen: Set<ObjectIdentifier> = [start]
    while let (next, path) = open.popLast() {
      for (target, component) in waits[next] ?? [] {
        let path = path + (component.map { [$0] } ?? [])
        if targets.contains(target) { return path }
        if seen.insert(target).inserted { open.append((target, path)) }
      }
    }
    return nil
  }
}
