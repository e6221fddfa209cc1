/// Turns one tracer on and off for many registries: those of a façade.
///
/// A registry that dies takes itself off. It is not held weakly, since each retain of something that
/// is costs more from then on.
package final class TraceSwitch: @unchecked Sendable {
  private let tracer: Tracer
  private let flag = Flag()
  // Guards what follows. Recursive, since the child of a registry may die where it is looked at.
  private let mutex = Mutex(recursive: true)
  private var registries: [ObjectIdentifier: Unmanaged<Registry>] = [:]

  package init(_ tracer: Tracer) {
    self.tracer = tracer
  }

  /// Whether the tracer is told. Read without a lock.
  package var isOn: Bool { flag.isSet }

  /// Lets the switch hold for a registry from now on; nothing more if it does already.
  package func connect(_ registry: Registry) {
    mutex.lock()
    defer { mutex.unlock() }
    let key = ObjectIdentifier(registry)
    guard registries[key] == nil else { return }
    registries[key] = .passUnretained(registry)
    registry.note(self)
    if flag.isSet { registry.add(tracer) }
  }

  /// Forgets a registry that dies. It waits here while another thread turns the switch.
  func disconnect(_ registry: Registry) {
    mutex.lock()
    defer { mutex.unlock() }
    registries[ObjectIdentifier(registry)] = nil
  }

  /// Turns the tracer on or off.
  ///
  /// - Parameter isWanted: looked at while no other thread turns the switch, so that the last
  ///   change of what it reads counts.
  package func update(_ isWanted: () -> Bool) {
    mutex.lock()
    defer { mutex.unlock() }
    let wanted = isWanted()
    guard wanted != flag.isSet else { return }
    flag.isSet = wanted
    for key in Array(registries.keys) {
      guard let registry = registries[key] else { continue }
      registry._withUnsafeGuaranteedRef {
        if wanted { $0.add(tracer) } else { $0.remove(tracer) }
      }
    }
  }
}
