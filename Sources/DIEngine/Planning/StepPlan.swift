/// A step, compiled.
struct InjectionPlan {
  private let body: MemberInjection.Body
  private let needs: DependencyList
  private let onMissing: MemberInjection.OnMissing
  private let owner: Unmanaged<ComponentPlan>

  init(_ injection: MemberInjection, _ compiler: PlanCompiler) {
    body = injection.body
    onMissing = injection.onMissing
    owner = .passUnretained(compiler.owner.unsafelyUnwrapped)
    injection.declare?(compiler)
    needs = compiler.takeNeeds()
  }

  func run(_ box: AnyBox, _ thread: ThreadState) throws(Failure) {
    do {
      try needs.made(thread) { try body(box, $0, thread) }
    } catch {
      let failure = thrown(error, by: owner, thread)
      if onMissing == .skip, skips(failure, owner) { return }
      throw failure
    }
  }
}
