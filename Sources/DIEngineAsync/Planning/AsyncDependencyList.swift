internal import DIEngine

/// The plans that a factory or member injection calls in an asynchronous request: those that may suspend in
/// their asynchronous form, all others as they are.
///
/// Immutable after creation. It lends what it retains: a request counts no references.
final class AsyncDependencyList {
  let list: Unmanaged<DependencyList>
  let count: Int
  /// The asynchronous form of each plan, or nil; nil if no plan has one.
  private let forms: UnsafeMutablePointer<Unmanaged<AsyncPlan>?>?

  init(_ list: DependencyList, _ plans: AsyncPlans) {
    self.list = .passRetained(list)
    count = list.count
    let all = list.plans.map { $0.asynchronous(plans)?.plan }
    guard all.contains(where: { $0 != nil }) else {
      forms = nil
      return
    }
    let forms = UnsafeMutablePointer<Unmanaged<AsyncPlan>?>.allocate(capacity: all.count)
    for (index, form) in all.enumerated() {
      (forms + index).initialize(to: form.map(Unmanaged.passRetained))
    }
    self.forms = forms
  }

  deinit {
    if let forms {
      for index in 0..<count { forms[index]?.release() }
      forms.deallocate()
    }
    list.release()
  }

  /// Returns the asynchronous form of a plan, or nil if it has none.
  func form(_ index: Int) -> Unmanaged<AsyncPlan>? { forms?[index] }

  /// Makes all values, each in its place of the memory that `list.allocate(behind:)` returned.
  func make(
    _ branch: TaskBranch, _ addresses: Needs, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    var index = 0
    let list = list.takeUnretainedValue()
    do throws(Failure) {
      while index < count {
        let value = list.place(index, addresses)
        if let form = form(index) {
          try await form.takeUnretainedValue().make(branch, at: value, isolation)
        } else {
          try branch.run { (context) throws(Failure) in
            try list.makeValue(index, at: value, context)
          }
        }
        index += 1
      }
    } catch {
      guard list.acceptsMissing else {
        list.destroy(index, addresses)
        throw error
      }
      addresses[index] = nil
    }
  }
}
