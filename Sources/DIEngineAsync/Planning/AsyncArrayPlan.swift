internal import DIEngine

/// The asynchronous form of a dependency on all components of a type.
final class AsyncArrayPlan<Element>: AsyncPlan {
  private let many: ManyPlan<Element>
  /// The asynchronous form of each element's plan, or nil.
  private let forms: [AsyncPlan?]
  private let omissions: ManyOmissions

  init(_ many: ManyPlan<Element>, _ forms: [AsyncPlan?], _ omissions: ManyOmissions) {
    self.many = many
    self.forms = forms
    self.omissions = omissions
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    guard let reporting = many.reporting else {
      memory.initializeMemory(as: [Element].self, to: try await elements(branch, isolation))
      return
    }
    let span = branch.run { $0.beginTraced(reporting.request, nil, reporting.tracers) }
    do throws(Failure) {
      let elements = try await elements(branch, isolation)
      branch.run { $0.endTraced(span, value: elements) }
      memory.initializeMemory(as: [Element].self, to: elements)
    } catch {
      throw branch.run { $0.endTraced(span, failure: error) }
    }
  }

  /// Makes the elements in order and omits those that are being made right now.
  private func elements(
    _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> [Element] {
    if let refusal = many.refusalFailure(branch.context) { throw refusal }
    let isOutermost = branch.context.innermostFrame == nil
    let separate = many.separatedResolution(branch.context)
    var elements: [Element] = []
    for (entry, form) in zip(many.entries, forms) {
      guard branch.run({ many.includes(entry, isOutermost: isOutermost, $0) }) else { continue }
      do throws(Failure) {
        elements += try await made(entry, form, separate, branch, isolation)
      } catch {
        let isOmitted = branch.run { many.omits(error, of: entry, omissions, $0) }
        guard isOmitted else { throw error }
      }
    }
    return elements
  }

  /// Makes the elements of one component, as if they had been requested alone if the resolution only stands for
  /// those of the elements.
  private func made(
    _ entry: ManyEntry, _ form: AsyncPlan?, _ separate: UnsafeMutablePointer<Resolution>?,
    _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> [Element] {
    guard let separate else { return try await made(entry, form, branch, isolation) }
    separate.pointee.root = entry.identityAddress
    defer { separate.pointee.root = nil }
    let found: [Element]
    do throws(Failure) {
      found = try await made(entry, form, branch, isolation)
    } catch {
      try await branch.endElement(separate, error, isolation)
      throw error
    }
    try await branch.endElement(separate, nil, isolation)
    return found
  }

  private func made(
    _ entry: ManyEntry, _ form: AsyncPlan?, _ branch: TaskBranch,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> [Element] {
    if let form {
      let memory = UnsafeMutablePointer<Element>.allocate(capacity: 1)
      defer { memory.deallocate() }
      try await form.make(branch, at: UnsafeMutableRawPointer(memory), isolation)
      return [memory.move()]
    }
    return try branch.run { (context) throws(Failure) in
      if let all = entry.all { return try all.object.make(context) }
      return [try entry.plan.make(context)]
    }
  }
}
