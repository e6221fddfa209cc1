/// The plans that a maker or a step calls, in order. It holds them.
final class NeedList {
  /// Where the first one stands.
  let first: Needs
  private let count: Int

  init(_ plans: [Plan]) {
    count = plans.count
    first = .allocate(capacity: max(count, 1))
    for (index, plan) in plans.enumerated() {
      (first + index).initialize(to: .passRetained(plan))
    }
  }

  deinit {
    for index in 0..<count { first[index].release() }
    first.deallocate()
  }
}

/// What a maker or step needs next.
@usableFromInline package typealias Needs = UnsafeMutablePointer<Unmanaged<Plan>>

/// Makes the next thing that a maker or step needs.
@usableFromInline
package func take<Value>(
  _ needs: inout Needs, _ thread: ThreadState, _ type: Value.Type
) throws(Failure) -> Value {
  let plan = needs.pointee
  needs += 1
  return try plan.make(thread, type)
}
