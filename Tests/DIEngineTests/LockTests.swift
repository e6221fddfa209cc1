import DIEngine
import Testing

#if DEBUG || DI_CHECK_LOCKS
/// The checks of locks in builds with lock checking.
@Suite("Locks")
struct LockTests {
  @Test("a lock must not be taken while one of the same or a higher rank is held")
  func order() async {
    await #expect(processExitsWith: .failure) {
      let (room, registry) = (Mutex(.room), Mutex(.registry))
      room.locked { registry.locked {} }
    }
    await #expect(processExitsWith: .failure) {
      let (one, other) = (Mutex(), Mutex())
      one.locked { other.locked {} }
    }
    await #expect(processExitsWith: .success) {
      let (room, registry) = (Mutex(.room), RawContainer(.immediate).scope.engine.registry)
      registry.locked { registry.locked { room.locked {} } }
      room.locked {}
      registry.locked {}
    }
  }

  @Test("user code doesn't run under a lock")
  func userCode() async {
    await #expect(processExitsWith: .failure) {
      Mutex().locked { Mutex.checkNoneHeld() }
    }
    await #expect(processExitsWith: .failure) {
      let c = RawContainer(.immediate)
      c.declare(.immediate) { Int(1) }
      Mutex(.room).locked { _ = try? c.get(Int.self) }
    }
    await #expect(processExitsWith: .success) {
      Mutex().locked {}
      Mutex.checkNoneHeld()
    }
  }

  @Test("what may change of a component is read under its registry's lock")
  func components() async {
    await #expect(processExitsWith: .failure) {
      let c = RawContainer(.immediate)
      _ = c.declare(.immediate) { Int(1) }.component.info
    }
    await #expect(processExitsWith: .success) {
      let c = RawContainer(.immediate)
      let component = c.declare(.immediate) { Int(1) }.component
      _ = component.declaration
      _ = c.scope.engine.registry.read(component, \.info)
    }
  }
}
#endif
