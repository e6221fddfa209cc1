/// The steps of a cell in the order in which they run.
final class InjectionList {
  /// Resolution as soon as the object is made.
  let immediate: [InjectionPlan]
  /// Resolution when the outermost object is made.
  let deferred: [InjectionPlan]
  /// For each immediate step, how many deferred ones are declared before it: they are queued before it
  /// runs, and so ahead of what it makes. Empty if there are none.
  let deferredBefore: [Int]

  init(_ injections: [MemberInjection], _ postInit: MemberInjection?, _ compiler: PlanCompiler) {
    var immediate: [InjectionPlan] = []
    var deferred: [InjectionPlan] = []
    var deferredBefore: [Int] = []
    for injection in injections {
      let resolution = InjectionPlan(injection, compiler)
      if injection.isDeferred {
        deferred.append(resolution)
      } else {
        immediate.append(resolution)
        deferredBefore.append(deferred.count)
      }
    }
    if let postInit {
      let resolution = InjectionPlan(postInit, compiler)
      // The last action follows the last injection.
      if deferred.isEmpty && !postInit.isDeferred {
        immediate.append(resolution)
      } else {
        deferred.append(resolution)
      }
    }
    self.immediate = immediate
    self.deferred = deferred
    self.deferredBefore = deferredBefore.last ?? 0 > 0 ? deferredBefore : []
  }
}

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

  func run(_ box: AnyBox, _ context: ResolutionContext) throws(Failure) {
    do {
      try needs.made(context) { try body(box, $0, context) }
    } catch {
      let failure = context.thrown(error, by: owner)
      if onMissing == .skip, skips(failure, owner) { return }
      throw failure
    }
  }
}
