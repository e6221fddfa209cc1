extension ComponentPlan {
  /// What few components have, read when the plan is compiled: kept apart, so that other plans are small.
  final class Particulars {
    let store: (any InstanceStore)?
    /// The names and tags of the component.
    let qualifiers: [Qualifier]
    let injections: [MemberInjection]
    let postInit: MemberInjection?
    /// What is told of the objects while somebody is told.
    let tracing: ComponentTracing?

    private init(_ component: Component, _ tracers: Tracers?) {
      store = component.store
      qualifiers = component.allQualifiers
      injections = component.injections
      postInit = component.postInit
      tracing = tracers.map { ComponentTracing(component, $0) }
    }

    static func needed(by component: Component, _ tracers: Tracers?) -> Particulars? {
      let isUsual =
        tracers == nil && component.extras == nil && component.injections.isEmpty
        && (component.listedServices?.allSatisfy { $0.qualifier == .none } ?? true)
      return isUsual ? nil : Particulars(component, tracers)
    }

    var hasInjections: Bool { !injections.isEmpty || postInit != nil }

    var hasDeferredInjections: Bool {
      injections.contains(where: \.isDeferred) || (postInit?.isDeferred ?? false)
    }
  }

  /// What few compilations need, guarded by the registry's lock.
  final class Compilation {
    /// The plans of the services under other types than the component's own.
    var plans: [ObjectIdentifier: Plan] = [:]
    /// Called when the plan is compiled.
    var whenCompiled: [() -> Void] = []
    /// How to compile the plan, if that waits.
    var postponed: PostponedCompilation?
    /// Where requests as other types find the finished object.
    var places: [UnsafeMutablePointer<UnsafeMutableRawPointer?>] = []
    /// The generation that holds the plans that the steps call, if it is another one.
    var laterGeneration: PlanGeneration?
    /// How many runtime arguments of the modern kind the initializer takes.
    var argumentCount = 0
  }

  var ownCompilation: Compilation {
    if let compilation { return compilation }
    let made = Compilation()
    compilation = made
    return made
  }
}

/// The compilation of a plan that waits, since the stack had no room left for it.
///
/// Components whose initializers need each other in a long chain are planned inside of each other. Where
/// the stack ends, the rest is planned when it is needed: what calls it makes sure of that, as it does
/// for a plan that is being compiled. So a chain fails only where there is no room to run it.
final class PostponedCompilation {
  let signature: ObjectIdentifier?
  let signatureType: (any Any.Type)?
  fileprivate var isDone = false
  /// Holds the plans that were compiled later than the others of the plan's generation.
  fileprivate var generation: PlanGeneration?

  init(_ signature: ObjectIdentifier?, _ signatureType: (any Any.Type)?) {
    self.signature = signature
    self.signatureType = signatureType
  }
}

extension ComponentPlan {
  /// Compiles the plan, now or when it is needed. Called under the registry's lock.
  func compileIfRoom(signature: ObjectIdentifier?, signatureType: (any Any.Type)?) {
    guard hasRoomOnStack() else {
      ownCompilation.postponed = PostponedCompilation(signature, signatureType)
      return
    }
    compile(signature: signature, signatureType: signatureType)
  }

  /// Compiles the plan if that waits and the stack has room now. Called under the registry's lock.
  func compilePostponed() {
    guard let postponed = compilation?.postponed, !postponed.isDone, hasRoomOnStack() else {
      return
    }
    postponed.isDone = true
    registry.refresh()
    if let generation, generation !== registry.compiled.current {
      postponed.generation = registry.compiled.current
    }
    compile(signature: postponed.signature, signatureType: postponed.signatureType)
  }

  /// Compiles the plan if that waits, since it is to run; fails if the stack has no room left.
  @inline(never)
  func complete(_ context: ResolutionContext) throws(Failure) {
    try context.checkStack(.passUnretained(self))
    let isPostponed = registry.locked { () -> Bool in
      compilePostponed()
      return !(compilation?.postponed?.isDone ?? true)
    }
    // The room ended between the two looks at it.
    if isPostponed { throw context.stackUsedUp(.passUnretained(self)) }
  }
}
