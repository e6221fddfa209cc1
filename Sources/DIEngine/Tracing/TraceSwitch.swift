/// Turns one tracer on and off for many registries: those of a façade.
package final class TraceSwitch: @unchecked Sendable {
  private let tracer: Tracer
  private let flag = Flag()
  /// Guards what follows, and is taken before the lock of a registry.
  private let mutex = Mutex(.traceSwitch)
  private var connections: [TraceConnection] = []
  /// How many connections there may be until those that are over are looked for.
  private var limit = 16

  package init(_ tracer: Tracer) {
    self.tracer = tracer
  }

  /// Whether the tracer is told. Read without a lock.
  package var isOn: Bool { flag.isSet }

  /// Lets the switch hold for a registry from now on; nothing more if it does already.
  package func connect(_ registry: Registry) {
    mutex.locked {
      guard let connection = registry.connection(to: self) else { return }
      if connections.count >= limit {
        connections.removeAll(where: \.isOver)
        limit = max(16, connections.count * 2)
      }
      connections.append(connection)
    }
    if flag.isSet { registry.follow(tracer) { flag.isSet } }
  }

  /// Turns the tracer on or off.
  ///
  /// - Parameter isWanted: looked at while no other thread turns the switch, so that the last
  ///   change of what it reads counts. It calls no code of the user.
  package func update(_ isWanted: () -> Bool) {
    let connections = mutex.locked { () -> [TraceConnection] in
      let wanted = isWanted()
      guard wanted != flag.isSet else { return [] }
      flag.isSet = wanted
      return self.connections
    }
    // Without the lock: plans and what they hold may die where a registry is told.
    for connection in connections {
      connection.withRegistry { registry in registry.follow(tracer) { flag.isSet } }
    }
  }
}

/// A registry as switches know it, until it dies.
///
/// It is not held weakly, since each retain of something that is costs more from then on. It dies
/// under its own lock, so that it never waits for a switch which waits for that.
final class TraceConnection: @unchecked Sendable {
  // The lock of the registry.
  private let lock: FamilyLock
  private var registry: Unmanaged<Registry>?

  init(_ registry: Registry, _ lock: FamilyLock) {
    self.lock = lock
    self.registry = .passUnretained(registry)
  }

  /// Whether the registry is gone.
  var isOver: Bool { lock.locked { registry == nil } }

  /// Tells the registry something, unless it is gone.
  func withRegistry(_ body: (Registry) -> Void) {
    lock.locked { registry?._withUnsafeGuaranteedRef(body) }
  }

  /// Forgets the registry, which dies. It waits here while it is told something.
  func end() {
    lock.locked { registry = nil }
  }
}

extension Registry {
  /// Lets a tracer be told what the resolutions do, or no more, as a condition says at this moment.
  ///
  /// - Parameter isWanted: looked at under the lock, so that the last change of what it reads counts. It
  ///   calls no code of the user.
  package func follow(_ tracer: Tracer, if isWanted: () -> Bool) {
    locked { isWanted() ? add(tracer) : remove(tracer) }
  }

  /// Lets a tracer be told what the resolutions do; once, however often it is added.
  ///
  /// Plans are compiled anew, so that they tell it. What runs goes on as it began; so does a delayed
  /// request that was made before.
  package func add(_ tracer: Tracer) {
    changeTracers { tracers in
      guard !tracers.contains(where: { $0 === tracer }) else { return }
      tracers.append(tracer)
    }
  }

  /// Lets a tracer be told no more.
  package func remove(_ tracer: Tracer) {
    changeTracers { tracers in tracers.removeAll { $0 === tracer } }
  }

  private func changeTracers(_ change: (inout [Tracer]) -> Void) {
    locked {
      let before = tracers?.all ?? []
      var all = before
      change(&all)
      guard all.count != before.count else { return }
      // What is not told any more is released without the lock.
      lock.discard(before)
      tracers = all.isEmpty ? nil : Tracers(all: all)
      outdate()
    }
  }

  /// Tells of a request that failed before it could run.
  func reported(
    _ failure: Failure, _ request: @autoclosure () -> TracedRequest, _ context: ResolutionContext
  ) -> Failure {
    guard let tracers = locked({ tracers }) else { return failure }
    let request = request()
    tracers.begin(.request(request), context)
    defer { tracers.end(.request(request), context) }
    return failure.reported(to: tracers, by: request, context)
  }
}
