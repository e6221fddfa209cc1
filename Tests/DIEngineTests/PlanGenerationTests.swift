import DIEngine
import Foundation
import TestSupport
import Testing

/// When the plans that a change outdates are released: as soon as no request can use them, and not earlier.
///
/// Each test has a process of its own: a request of another test would keep generations, too.
@Suite("Generations of plans")
struct PlanGenerationTests {
  final class Leaf {}
  final class Owner {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
  }
  final class Waiting {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
  }
  final class Patient {
    let leaf: Later<Leaf>
    init(_ leaf: Later<Leaf>) { self.leaf = leaf }
  }

  /// A container whose components change, and the generations of its plans that live.
  private final class Changing: @unchecked Sendable {
    let c = RawContainer(.immediate)
    private let leaf: Declaration<Leaf>
    private let lock = NSLock()
    private var seen: [() -> PlanGeneration?] = []

    init() {
      leaf = c.declare(.immediate) { Leaf() }
      c.declare(.immediate, Owner.init)
      c.declare(.immediate, Patient.init)
    }

    /// Changes a component that a plan depends on, and requests it.
    func change() throws {
      lock.lock()
      defer { lock.unlock() }
      leaf.change { _ in }
      _ = try c.get(Leaf.self)
      seen.append(current)
    }

    /// A weak reference to the current generation.
    var current: () -> PlanGeneration? {
      weak let generation = c.scope.engine.registry.compiled.current
      return { generation }
    }

    var living: Int {
      lock.lock()
      defer { lock.unlock() }
      return seen.count { $0() != nil }
    }
  }

  @Test("a registry that changes and resolves in turns releases what it has outdated")
  func inTurns() async {
    await #expect(processExitsWith: .success) {
      let changing = Changing()
      for _ in 0..<10_000 { try changing.change() }
      // The current generation, and the one that ended last.
      try #require(changing.living <= 2)
    }
  }

  @Test("a request that runs keeps the plans that were current when it began")
  func running() async {
    await #expect(processExitsWith: .success) {
      let changing = Changing()
      let (began, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      changing.c.closure(.immediate) { (c: RawContainer) in
        began.signal()
        goesOn.wait()
        return Waiting(try c.get())
      }
      nonisolated(unsafe) var made: Waiting?
      let asking = Asking { made = try? changing.c.get() }
      began.wait()
      let used = changing.current
      for _ in 0..<50 { try changing.change() }
      try #require(used() != nil)
      goesOn.signal()
      asking.wait()
      try #require(made != nil)
      try changing.change()
      try #require(used() == nil && changing.living <= 2)
    }
  }

  @Test("a delayed request keeps the plans that were current when it was made")
  func delayed() async {
    await #expect(processExitsWith: .success) {
      let changing = Changing()
      var patient: Patient? = try changing.c.get()
      let used = changing.current
      for _ in 0..<50 { try changing.change() }
      try #require(used() != nil && changing.living <= 3)
      _ = try patient?.leaf.value()
      patient = nil
      try #require(used() == nil)
    }
  }

  @Test("requests of several threads while generations end")
  func crowd() async {
    await #expect(processExitsWith: .success) {
      let changing = Changing()
      let wrong = Counter()
      onThreads { number in
        for _ in 0..<500 {
          do {
            if number == 0 {
              try changing.change()
            } else {
              _ = try changing.c.get(Owner.self)
            }
          } catch {
            wrong.add()
          }
        }
      }
      try #require(wrong.value == 0)
      try changing.change()
      try #require(changing.living <= 2)
    }
  }
}
