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
