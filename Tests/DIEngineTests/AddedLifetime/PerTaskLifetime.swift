import DIEngine
import Testing

// A lifetime that the engine doesn't have, in the two places that one takes: this file, and the word for it, which a
// façade would offer (here `Lifetime(.perTask)`, as `RawContainer` takes the engine's own).

extension LifetimeKind {
  /// The task that runs inside `TaskInstances.$current.withValue(_:)` keeps the instance until that call returns.
  /// Elsewhere each request makes a new one.
  static let perTask = LifetimeKind(
    "perTask", keeper: .slot, reading: .none,
    slot: { identity, strength, _ in
      TaskInstances.current?.slot(of: identity, strength) ?? InstanceSlot(strength)
    })
}

/// The instances that a task keeps.
final class TaskInstances: Sendable {
  @TaskLocal static var current: TaskInstances?

  private let slots = Guarded<[UInt64: InstanceSlot]>([:])

  func slot(of identity: InstanceIdentity, _ strength: Lifetime.Strength) -> InstanceSlot {
    slots.locked { slots in
      if let slot = slots[identity.number] { return slot }
      let slot = InstanceSlot(strength)
      slots[identity.number] = slot
      return slot
    }
  }
}

/// Runs each test case with task instances of its own.
struct KeepingTaskInstances: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TaskInstances.$current.withValue(TaskInstances(), operation: function)
  }
}

extension Trait where Self == KeepingTaskInstances {
  static var keepingTaskInstances: Self { KeepingTaskInstances() }
}
