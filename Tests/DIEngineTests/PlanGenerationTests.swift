import DIEngine
import Foundation
import Testing

/// When the plans that a change outdates are released: as soon as no request can use them, and not earlier.
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
    func change() {
      lock.lock()
      defer { lock.unlock() }
      leaf.change { _ in }
      #expect(throws: Never.self) { try c.get(Leaf.self) }
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

    /// Changes components until a condition is true. Requests of other tests keep generations for a moment.
    func changes(until isReached: () -> Bool) -> Bool {
      for _ in 0..<10_000 where !isReached() {
        change()
        usleep(100)
      }
      return isReached()
    }
  }

  @Test("a registry that changes and resolves in turns releases what it has outdated")
  func inTurns() {
    let changing = Changing()
    for _ in 0..<100 { changing.change() }
    #expect(changing.changes { changing.living <= 2 })
  }

  @Test("a request that runs keeps the plans that were current when it began")
  func running() throws {
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
    for _ in 0..<50 { changing.change() }
    #expect(used() != nil)
    goesOn.signal()
    asking.wait()
    #expect(made != nil)
    #expect(changing.changes { used() == nil })
  }

  @Test("a delayed request keeps the plans that were current when it was made")
  func delayed() throws {
    let changing = Changing()
    var patient: Patient? = try changing.c.get()
    let used = changing.current
    for _ in 0..<50 { changing.change() }
    #expect(used() != nil)
    #expect(throws: Never.self) { try patient?.leaf.value() }
    patient = nil
    #expect(changing.changes { used() == nil })
  }

  @Test("requests of several threads while generations end")
  func crowd() {
    let changing = Changing()
    let wrong = Counter()
    onThreads { number in
      for _ in 0..<200 {
        if number == 0 {
          changing.change()
        } else if (try? changing.c.get(Owner.self)) == nil {
          wrong.add()
        }
      }
    }
    #expect(wrong.value == 0)
    #expect(changing.changes { changing.living <= 2 })
  }
}
