import DIEngine
import Foundation
import TestSupport
import Testing

/// Which plans live while a registry changes and resolves in turns: one of each component, and what needs have chosen last.
@Suite("Plans of a registry that changes")
struct PlanLifeTests {
  final class Leaf {}
  final class Owner {
    let leaf: Leaf?
    init(_ leaf: Leaf?) { self.leaf = leaf }
  }
  final class Waiting {
    let leaf: Leaf?
    init(_ leaf: Leaf?) { self.leaf = leaf }
  }
  final class Patient {
    let leaf: Later<Leaf?>
    init(_ leaf: Later<Leaf?>) { self.leaf = leaf }
  }

  /// A container whose components change, and the plans that were chosen for requests for an Optional leaf.
  private final class Changing: @unchecked Sendable {
    let c = RawContainer(.immediate)
    private let leaf: Declaration<Leaf>
    private let lock = NSLock()
    private var seen: [() -> Plan?] = []

    init() {
      leaf = c.declare(.immediate) { Leaf() }
      c.declare(.immediate, Owner.init)
      c.declare(.immediate, Patient.init)
    }

    /// Changes a component, so that all needs choose again, and requests it.
    func change(_ body: (Component) -> Void = { _ in }) throws {
      lock.lock()
      defer { lock.unlock() }
      leaf.change(body)
      _ = try c.get(Leaf?.self)
      weak let plan = chosen
      seen.append { plan }
    }

    private var chosen: Plan {
      let request = c.scope.engine.registry.request(
        PlanKey(ObjectIdentifier(Leaf?.self), .none, .softens),
        { _ in preconditionFailure("The request was made before.") })
      return request.object.plan
    }

    /// The plan of the leaf's component.
    var ofComponent: ComponentPlan {
      let registry = c.scope.engine.registry
      return registry.locked {
        registry.componentPlan(leaf.component.identity(.none), from: .none)
      }
    }

    /// The number of chosen plans that live.
    var living: Int {
      lock.lock()
      defer { lock.unlock() }
      return seen.count { $0() != nil }
    }
  }

  @Test("what was chosen before is released, and a component keeps its plan")
  func inTurns() throws {
    let changing = Changing()
    try changing.change()
    let plan = changing.ofComponent
    for line in 1...1_000 {
      changing.c.declare(.immediate, line: line) { line }
      try changing.change { $0.priority = line % 2 == 0 ? .normal : .default }
    }
    #expect(changing.ofComponent === plan)
    #expect(changing.living == 1)
  }

  @Test("tracers that come and go make no further plans")
  func tracers() throws {
    let changing = Changing()
    let registry = changing.c.scope.engine.registry
    var plans: Set<ObjectIdentifier> = []
    let heard = Counter()
    for _ in 1...100 {
      let tracer = Tracer { _, _ in _ = heard.add() }
      registry.add(tracer)
      try changing.change()
      plans.insert(ObjectIdentifier(changing.ofComponent))
      registry.remove(tracer)
      try changing.change()
      plans.insert(ObjectIdentifier(changing.ofComponent))
    }
    #expect(plans.count == 2)
    #expect(heard.value.isMultiple(of: 100) && heard.value > 0)
  }

  @Test("a changed component has another plan")
  func changed() throws {
    let changing = Changing()
    let plan = changing.ofComponent
    try changing.change { $0.lifetime = Lifetime(.engine) }
    #expect(changing.ofComponent !== plan)
  }

  @Test("a request that runs keeps the plan that it was begun with")
  func running() throws {
    let changing = Changing()
    let (began, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    changing.c.closure(.immediate) { (c: RawContainer) in
      began.signal()
      goesOn.wait()
      return Waiting(try c.get())
    }
    nonisolated(unsafe) var made: Waiting??
    let asking = Asking { made = try? changing.c.get(Waiting?.self) }
    began.wait()
    for _ in 0..<50 { try changing.change() }
    goesOn.signal()
    asking.wait()
    #expect(made??.leaf != nil)
    #expect(changing.living == 1)
  }

  @Test("a delayed request keeps its plan")
  func delayed() throws {
    let changing = Changing()
    var patient: Patient? = try changing.c.get()
    for _ in 0..<50 { try changing.change() }
    #expect(try patient?.leaf.value() != nil)
    patient = nil
    #expect(changing.living == 1)
  }

  @Test("requests of several threads while the registry changes")
  func crowd() async {
    await #expect(processExitsWith: .success) {
      let changing = Changing()
      let wrong = Counter()
      onThreads { number in
        for _ in 0..<500 {
          do {
            if number == 0 {
              try changing.change()
            } else if try changing.c.get(Owner.self).leaf == nil {
              wrong.add()
            }
          } catch {
            wrong.add()
          }
        }
      }
      try #require(wrong.value == 0)
      try #require(changing.living == 1)
    }
  }
}
