/// What is done to an object once it is made: one injection, or the last action.
@usableFromInline
package struct Step {
  @usableFromInline package typealias Run = (AnyBox, ThreadState) throws(Failure) -> Void

  /// Whether the step waits until the outermost object is made.
  package let isDeferred: Bool
  package let compile: (Planner) -> Run

  @usableFromInline
  package init(isDeferred: Bool, compile: @escaping (Planner) -> Run) {
    self.isDeferred = isDeferred
    self.compile = compile
  }
}

extension Step {
  /// What becomes of a step one of whose dependencies can't be made.
  @usableFromInline
  package enum OnMissing: Sendable {
    /// The resolution fails.
    case fail
    /// The step is left out, and the engine's listener is told.
    case skip
  }

  /// A closure that gets the object and its dependencies.
  @inlinable
  package static func automatic<Impl, each Dependency>(
    isDeferred: Bool, onMissing: OnMissing = .fail, qualifier: Qualifier = .none,
    _ method: @escaping (Impl, repeat each Dependency) throws -> Void
  ) -> Step {
    Step(isDeferred: isDeferred) { planner in
      compileStep(onMissing, qualifier, method, planner)
    }
  }

  /// A closure that gets the container and the object.
  @inlinable
  package static func manual<View: ScopeView, Impl>(
    isDeferred: Bool, _ method: @escaping (View, Impl) throws -> Void
  ) -> Step {
    Step(isDeferred: isDeferred) { planner in
      compileManualStep(method, planner.owner.unsafelyUnwrapped)
    }
  }

  /// A closure that gets the object and one dependency, or nil if that can't be had for any
  /// reason.
  @inlinable
  package static func optional<Impl, Dependency>(
    isDeferred: Bool, _ method: @escaping (Impl, Dependency?) throws -> Void
  ) -> Step {
    Step(isDeferred: isDeferred) { planner in compileOptionalStep(method, planner) }
  }
}

@inlinable
package func compileStep<Impl, each Dependency>(
  _ onMissing: Step.OnMissing, _ qualifier: Qualifier,
  _ method: @escaping (Impl, repeat each Dependency) throws -> Void, _ planner: Planner
) -> Step.Run {
  let dependencies = (repeat planner.dependency((each Dependency).self, qualifier))
  let unmanaged = Unmanaged.passUnretained(planner.owner.unsafelyUnwrapped)
  return { (box, thread) throws(Failure) -> Void in
    let object = unsafeDowncast(box, to: Box<Impl>.self).value
    do {
      try method(object, repeat try make(each dependencies, thread))
    } catch {
      let failure = thrown(error, by: unmanaged, thread)
      if onMissing == .skip, skips(failure, unmanaged) { return }
      throw failure
    }
  }
}

@inlinable
package func compileManualStep<View: ScopeView, Impl>(
  _ method: @escaping (View, Impl) throws -> Void, _ cell: CellPlan
) -> Step.Run {
  let unmanaged = Unmanaged.passUnretained(cell)
  return { (box, thread) throws(Failure) -> Void in
    do {
      try method(currentView(thread), unsafeDowncast(box, to: Box<Impl>.self).value)
    } catch {
      throw thrown(error, by: unmanaged, thread)
    }
  }
}

@inlinable
package func compileOptionalStep<Impl, Dependency>(
  _ method: @escaping (Impl, Dependency?) throws -> Void, _ planner: Planner
) -> Step.Run {
  let dependency = planner.dependency(Dependency.self, isForgiven: true)
  let unmanaged = Unmanaged.passUnretained(planner.owner.unsafelyUnwrapped)
  return { (box, thread) throws(Failure) -> Void in
    var value: Dependency?
    do throws(Failure) {
      value = try make(dependency, thread)
    } catch {
      value = nil
    }
    do {
      try method(unsafeDowncast(box, to: Box<Impl>.self).value, value)
    } catch {
      throw thrown(error, by: unmanaged, thread)
    }
  }
}
