/// A plan that is a closure: of an Optional, a marker, a failure and of whatever else is rare.
package final class ClosurePlan: Plan {
  /// A closure that gives a value of some type, which the plan does not know.
  private struct Code<Value> {
    let make: (ThreadState) throws(Failure) -> Value
  }

  private let code: Code<Void>

  package init<Value>(
    _ cell: CellPlan?, _ place: ReadyPlace = .none, needsAdmission: Bool = false,
    _ make: @escaping (ThreadState) throws(Failure) -> Value
  ) {
    // As the property of a generic struct, a closure is called in the same way whatever it gives.
    code = unsafeBitCast(Code<Value>(make: make), to: Code<Void>.self)
    super.init(cell, place, needsAdmission: needsAdmission)
  }

  package override func make<Value>(
    _ thread: ThreadState, _ type: Value.Type
  ) throws(Failure) -> Value {
    try unsafeBitCast(code, to: Code<Value>.self).make(thread)
  }
}
