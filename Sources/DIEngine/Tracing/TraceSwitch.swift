/// Turns one tracer on and off for many registries: those of a façade.
package final class TraceSwitch: @unchecked Sendable {
  private struct Connection {
    weak var registry: Registry?
  }

  private let tracer: Tracer
  private let mutex = Mutex()
  private var isOn = false
  private var connections: [Connection] = []
  /// How many connections there may be before those of dead registries are looked for.
  private var limit = 16

  package init(_ tracer: Tracer) {
    self.tracer = tracer
  }

  /// Lets the switch hold for a registry from now on.
  package func connect(_ registry: Registry) {
    mutex.locked {
      if connections.count >= limit {
        connections.removeAll { $0.registry == nil }
        limit = max(16, connections.count * 2)
      }
      connections.append(Connection(registry: registry))
      if isOn { registry.add(tracer) }
    }
  }

  /// Turns the tracer on or off.
  ///
  /// - Parameter isWanted: looked at while no other thread turns the switch, so that the last
  ///   change of what it reads counts.
  package func update(_ isWanted: () -> Bool) {
    // Released without the lock: the last reference of a registry calls deinits of users.
    let living = mutex.locked { () -> [Registry] in
      let wanted = isWanted()
      guard wanted != isOn else { return [] }
      isOn = wanted
      let living = connections.compactMap(\.registry)
      for registry in living {
        if wanted { registry.add(tracer) } else { registry.remove(tracer) }
      }
      return living
    }
    withExtendedLifetime(living) {}
  }
}
