internal import CDIEngine

/// One call of `end()`: it ends owners, and the later calls for those wait for it.
package final class EndCall: Sendable {
  private struct State: Sendable {
    /// What waits for the call; nil once it is over.
    var waiting: [Signal]? = []
    /// The objects that were made because of it.
    var late: [EndRecord] = []
    var failure: EndFailure?
  }

  /// The time that one end may take, and all that is being made when the call begins; nil for any time.
  let limit: TimeLimit?
  private let state = Guarded(State())

  package init(_ limit: TimeLimit? = nil) {
    self.limit = limit
  }

  /// What failed; nil if nothing did, or the call is running.
  var failure: EndFailure? { state.value.failure }

  /// Lets a signal be sent when the call is over; at once if it is.
  func whenOver(_ signal: Signal) {
    let isOver = state.locked { state -> Bool in
      state.waiting?.append(signal)
      return state.waiting == nil
    }
    if isOver { signal.send() }
  }

  /// Lets the call end an object that was made because of it.
  ///
  /// - Returns: False if the call is over.
  func end(late record: EndRecord) -> Bool {
    state.locked { state in
      guard state.waiting != nil else { return false }
      state.late.append(record)
      return true
    }
  }

  /// Ends the call, unless objects were made because of it.
  ///
  /// - Returns: The records of those, for their end; nil if the call is over.
  package func finish(_ failure: EndFailure?) -> [EndRecord]? {
    let (waiting, late) = state.locked { state -> ([Signal], [EndRecord]) in
      guard state.late.isEmpty else { return ([], replaced(&state.late, by: [])) }
      state.failure = failure
      return (replaced(&state.waiting, by: nil) ?? [], [])
    }
    for each in waiting { each.send() }
    return late.isEmpty ? nil : late
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
  /// A call or the list of an owner, and the component of the object whose code waits; nil if a call waits for what is
  /// being made.
  typealias Waiter = (id: ObjectIdentifier, component: ComponentInfo?)

  /// For each that waits, for whom, and whose code does.
  private typealias Waits = [ObjectIdentifier: [Waiter]]

  private static let waits = Guarded(Waits())

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
        if let place = left.firstIndex(where: { $0.id == target }) { left.remove(at: place) }
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
    _ waits: Waits
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

// MARK: The course of a call

extension EndList {
  /// Ends the owner and those below it.
  ///
  /// - Parameters:
  ///   - registry: The registry whose requests look whether their scope has ended.
  ///   - making: The records of the objects that the running task makes.
  ///   - finally: Is called when all is over, unless the call is refused.
  func end(
    of registry: Registry?, within making: [EndRecord], _ limit: TimeLimit?,
    finally: () -> Void = {}
  ) async throws {
    let waiters = Self.waiters(making)
    if let failure = refusal(waiters) { throw failure }
    let call = EndCall(limit)
    if let earlier = begin(call) {
      guard await EndWaits.wait(waiters, for: earlier, earlier.whenOver) else {
        // An end that ends its own container is usual.
        if let last = EndStep.current.last, last.call !== earlier {
          registry?.listener?(.endsWaitForEachOther(EndStep.current.compactMap(\.component)))
        }
        return
      }
      earlier.releasing(finally)
      if let failure = earlier.failure { throw failure }
      return
    }
    // Nobody knows the call yet, so this closes no circle.
    _ = EndWaits.begin(waiters, for: call)
    if let registry { registry.locked { registry.changes.checkFirst() } }
    let lists = await adopt(call)
    await Self.awaitMakings(lists, call)
    var items: [EndFailure.Item] = []
    for depth in Set(lists.map(\.depth)).sorted(by: >) {
      let records = lists.filter { $0.depth == depth }.flatMap(\.endable)
      items += await EndRun(of: records, call).run()
    }
    call.releasing {
      for list in lists { list.clear() }
      finally()
    }
    while let late = call.finish(EndFailure(items)) {
      items += await EndRun(of: late, call).run()
    }
    EndWaits.end(waiters, for: call)
    if let failure = call.failure { throw failure }
  }

  /// Those on whose behalf the running task calls: the ends that it runs for, and the owners of the objects that it makes.
  private static func waiters(_ making: [EndRecord]) -> [EndWaits.Waiter] {
    EndStep.current.map { (ObjectIdentifier($0.call), $0.component) }
      + making.compactMap { record in
        record.makingList.map { (ObjectIdentifier($0), record.info) }
      }
  }

  /// Returns why the running task can't end the owners: an object that is being made for one of them waits for the task.
  private func refusal(_ waiters: [EndWaits.Waiter]) -> EndFailure? {
    guard !waiters.isEmpty else { return nil }
    for list in all {
      let own = waiters.first { $0.id == ObjectIdentifier(list) }?.component
      let others = list.idleMark != nil ? nil : EndWaits.components(from: list, to: waiters)?.first
      if let component = own ?? others {
        return EndFailure([.init(component, [component], EndFailure.WithinMaking())])
      }
    }
    return nil
  }

  /// Lets a call end the owners below this one, too, and waits for calls that do so already.
  ///
  /// - Returns: The lists of all owners that the call ends.
  private func adopt(_ call: EndCall) async -> [EndList] {
    var own: [EndList] = []
    for list in closeAll() {
      if let earlier = list.begin(call), earlier !== call {
        _ = await EndWaits.wait([call.waiter], for: earlier, atMost: call.limit, earlier.whenOver)
      } else {
        own.append(list)
      }
    }
    return own
  }

  /// Waits until the owners make nothing any more, and lets nothing be made from then on. What is still being made when the
  /// time is over ends as soon as it is made.
  private static func awaitMakings(_ lists: [EndList], _ call: EndCall) async {
    let end = call.limit.map { di_now() &+ $0.nanoseconds }
    while true {
      let marks = lists.map(\.idleMark)
      guard let busy = marks.firstIndex(of: nil).map({ lists[$0] }) else {
        // None ends before all are idle: what begins meanwhile is needed by something that is being made.
        if lists.map(\.idleMark) == marks, lists.allSatisfy({ $0.tryEnd() }) { return }
        continue
      }
      let now = di_now()
      if let end, now >= end { break }
      let left = end.map { TimeLimit(nanoseconds: $0 - now) }
      guard await EndWaits.wait([call.waiter], for: busy, atMost: left, busy.whenIdle) else {
        break
      }
    }
    for list in lists { _ = list.tryEnd(givingUp: true) }
  }
}

extension EndCall {
  /// Releases what has ended: deinitializers are code that runs because of the call.
  fileprivate func releasing(_ release: () -> Void) {
    let step = EndStep(call: self, component: nil)
    EndStep.$current.withValue(EndStep.current + [step], operation: release)
  }

  /// The call, as one that waits itself.
  fileprivate var waiter: EndWaits.Waiter { (ObjectIdentifier(self), nil) }
}
