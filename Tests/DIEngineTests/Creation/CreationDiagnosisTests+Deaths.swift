import DIEngine
import TestSupport
import Testing

extension CreationDiagnosisTests {
  @Test(
    "creation 9: the subjects of a report about a long wait can be released meanwhile, under no lock"
  )
  func releaseDuringReport() async {
    await #expect(processExitsWith: .success) {
      Self.limit(untilReported: 0.1)
      final class Thing {}
      let stage = Stage()
      let c = RawContainer(.immediate)
      nonisolated(unsafe) var other: RawContainer? = RawContainer(.immediate)
      let deaths = Counter()
      func declare(in container: RawContainer, _ held: AnyObject?) {
        // They share the object, because it is process-wide.
        container.closure(.immediate, kept: Lifetime(.process), file: "ObjectCallback", line: 1) {
          _ in
          try stage.pass("making")
          try stage.wait(for: "told")
          return withExtendedLifetime(held) { Thing() }
        }
      }
      declare(in: c, nil)
      declare(in: other!, Dying { deaths.add() })
      c.scope.engine.registry.listener = { _ in
        try? stage.pass("told")
        try? stage.wait(for: "the factory is gone")
        precondition(deaths.value == 0)
      }
      let factory = Act {
        let thing = try other!.get(Thing.self)
        other = nil
        try stage.pass("the factory is gone")
        return thing
      }
      try stage.wait(for: "making")
      let waiter = Act { try c.get(Thing.self) }
      let things = (try factory.value(), try waiter.value())
      precondition(things.0 === things.1 && deaths.value == 1)
    }
  }
}

/// A value that a component's closure captures.
private final class Dying: Sendable {
  private let died: @Sendable () -> Void

  init(_ died: @escaping @Sendable () -> Void) {
    self.died = died
  }

  deinit {
    Mutex.checkNoneHeld("A deinit")
    died()
  }
}
