/// Turns one tracer on and off for many registries, which belong to one façade.
package final class TraceSwitch: @unchecked Sendable {
  private let tracer: Tracer
  private let isOnForLogs: Bool
  private let flag = Flag()
  /// Guards the properties below. Taken before the lock of a registry.
  private let mutex = Mutex(.traceSwitch)
  private var connections: [TraceConnection] = []
  /// The number of connections at which the switch next removes those that ended.
  private var limit = 16

  /// - Parameters:
  ///   - tracer: The tracer. In an isolated graph it is called while that is `Isolation.current`.
  ///   - isOnForLogs: Whether the tracer is always on in isolated graphs with a log of their own.
  package init(_ tracer: Tracer, isOnForLogs: Bool = false) {
    self.tracer = tracer
    self.isOnForLogs = isOnForLogs
  }

  /// Whether the tracer is on. Readable without a lock.
  package var isOn: Bool { flag.isSet }

  /// Connects a registry, so that the switch controls its tracer. Does nothing if it is already connected.
  package func connect(_ registry: Registry) {
    let isAlwaysOn = isOnForLogs && registry.isolation?.log != nil
    let isNew = mutex.locked { () -> Bool in
      guard let connection = registry.connection(to: self) else { return false }
      if connections.count >= limit {
        connections.removeAll(where: \.isOver)
        limit = max(16, connections.count * 2)
      }
      if !isAlwaysOn { connections.append(connection) }
      return true
    }
    guard isNew else { return }
    if isAlwaysOn {
      registry.add(tracer(for: registry))
    } else if flag.isSet {
      registry.follow(tracer(for: registry)) { flag.isSet }
    }
  }

  private func tracer(for registry: Registry) -> Tracer {
    guard let isolation = registry.isolation else { return tracer }
    return tracer.called { report in Isolation.reporting(isolation, report) }
  }

  /// Turns the tracer on or off.
  ///
  /// - Parameter isWanted: Returns whether the tracer is wanted. It is called under the switch's lock, so
  ///   that the last change of the state that it reads wins. It must not call user code.
  package func update(_ isWanted: () -> Bool) {
    let connections = mutex.locked { () -> [TraceConnection] in
      let wanted = isWanted()
      guard wanted != flag.isSet else { return [] }
      flag.isSet = wanted
      return self.connections
    }
    // Outside the lock, since a registry that changes its tracers may release plans and the objects that they
    // hold.
    for connection in connections {
      connection.withRegistry { registry in registry.follow(tracer(for: registry)) { flag.isSet } }
    }
  }
}

/// The connection between switches and a registry.
///
/// Not a weak reference: a weak reference slows every later retain. Ended under the registry's own lock, so
/// that its deinitializer never waits for a switch that waits for that lock.
final class TraceConnection: @unchecked Sendable {
  // The registry's lock.
  private let lock: FamilyLock
  private var registry: Unowned<Registry>?

  init(_ registry: Registry, _ lock: FamilyLock) {
    self.lock = lock
    self.registry = Unowned(registry)
  }

  /// Whether the registry was deallocated.
  var isOver: Bool { lock.locked { registry == nil } }

  /// Calls `body` with the registry, unless it was deallocated.
  func withRegistry(_ body: (Registry) -> Void) {
    lock.locked { registry?.with(body) }
  }

  /// Ends the connection. The registry's deinitializer calls it and waits here while `withRegistry` uses the
  /// registry.
  func end() {
    lock.locked { registry = nil }
  }
}

extension Registry {
  /// Adds or removes a tracer, depending on a condition.
  ///
  /// Components get plans that report to it. What a running request has already found reports nothing, unless there was
  /// another tracer.
  ///
  /// - Parameter isWanted: Returns whether the tracer is wanted. It is called under the lock, so that the
  ///   last change of the state that it reads wins. It must not call user code.
  package func follow(_ tracer: Tracer, if isWanted: () -> Bool) {
    locked {
      let before = ownTracers
      let others = before.filter { !tracer.isSame(as: $0) }
      let isAdded = isWanted()
      guard isAdded == (others.count == before.count) else { return }
      // Removed tracers are released outside the lock.
      lock.discard(before)
      ownTracers = isAdded ? before + [tracer] : others
      // Children notice it, and inherit what there is now.
      changes.noteChange()
    }
  }

  /// Adds a tracer, which receives reports of all resolutions. Adding it again has no effect.
  package func add(_ tracer: Tracer) { follow(tracer) { true } }

  /// Removes a tracer, so that it receives no further reports.
  package func remove(_ tracer: Tracer) { follow(tracer) { false } }

  /// Adds a tracer to the registry and its parents.
  package func addToFamily(_ tracer: Tracer) {
    for registry in lineage { registry.add(tracer) }
  }

  /// The tracers that receive reports of resolutions: what this registry inherits, and its own ones; nil if there are none. The
  /// caller holds the lock.
  package var tracers: [Tracer]? {
    guard isFollowed else { return nil }
    var all = parent?.tracers?.filter(\.isInherited) ?? []
    for tracer in ownTracers where !all.contains(where: tracer.isSame) { all.append(tracer) }
    return all.isEmpty ? nil : all
  }

  /// Whether this registry or one above it has tracers: each plan of a component asks.
  private var isFollowed: Bool { !ownTracers.isEmpty || parent?.isFollowed ?? false }
}
