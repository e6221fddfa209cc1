/// One call of `end()`: it ends owners, and the later calls for those wait for it.
final class EndCall: Sendable {
  private enum State: Sendable {
    case running([Signal])
    case over(EndFailure?)
  }

  private let state = Guarded(State.running([]))

  /// What failed; nil if nothing did, or the call is running.
  var failure: EndFailure? {
    guard case .over(let failure) = state.value else { return nil }
    return failure
  }

  /// Lets a signal be sent when the call is over; at once if it is.
  func whenOver(_ signal: Signal) {
    let isOver = state.locked { state -> Bool in
      guard case .running(let others) = state else { return true }
      state = .running(others + [signal])
      return false
    }
    if isOver { signal.send() }
  }

  /// Ends the call.
  func finish(_ failure: EndFailure?) {
    let waiting = state.locked { state -> [Signal] in
      defer { state = .over(failure) }
      guard case .running(let waiting) = state else { return [] }
      return waiting
    }
    for each in waiting { each.send() }
  }
}

/// The end of an object, as the code knows that runs for it.
struct EndStep: Sendable {
  /// The ends for which the running task works, the outermost first: the last one's code calls.
  @TaskLocal static var current: [EndStep] = []

  let call: EndCall
  let component: ComponentInfo
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
        guard let index = waits[waiter.id]?.firstIndex(where: { $0.target == target }) else {
          continue
        }
        waits[waiter.id]?.remove(at: index)
        if waits[waiter.id]?.isEmpty == true { waits[waiter.id] = nil }
      }
    }
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
