/// What is done to an object once it is made: one injection, or the last action.
@usableFromInline
package struct MemberInjection {
  @usableFromInline package typealias Body = (AnyBox, Needs, ResolutionContext) throws -> Void

  /// Whether the step waits until the outermost object is made.
  package let isDeferred: Bool
  /// What becomes of it if one of its dependencies can't be made.
  let onMissing: OnMissing
  /// Tells a planner the dependencies, in order; nil where there are none that can be told.
  let declare: Factory.Declare?
  let body: Body

  @usableFromInline
  package init(
    isDeferred: Bool, onMissing: OnMissing = .fail, declare: Factory.Declare? = nil,
    body: @escaping Body
  ) {
    self.isDeferred = isDeferred
    self.onMissing = onMissing
    self.declare = declare
    self.body = body
  }

  /// What becomes of a step one of whose dependencies can't be made.
  @usableFromInline
  package enum OnMissing: Sendable {
    /// The resolution fails.
    case fail
    /// The step is left out, and the engine's listener is told.
    case skip
  }
}

extension MemberInjection {
  /// A closure that gets the object and its dependencies.
  @inlinable
  package static func automatic<Impl, each Dependency>(
    isDeferred: Bool, onMissing: OnMissing = .fail, qualifier: Qualifier = .none,
    _ method: @escaping (Impl, repeat each Dependency) throws -> Void
  ) -> MemberInjection {
    MemberInjection(
      isDeferred: isDeferred, onMissing: onMissing,
      declare: { compiler in repeat compiler.need((each Dependency).self, qualifier) },
      body: { box, needs, _ in
        var next = needs
        try method(box.value(as: Impl.self), repeat take(&next, (each Dependency).self))
      })
  }

  /// A closure that gets the container and the object.
  @inlinable
  package static func manual<View: ScopeView, Impl>(
    isDeferred: Bool, _ method: @escaping (View, Impl) throws -> Void
  ) -> MemberInjection {
    MemberInjection(isDeferred: isDeferred) { box, _, context in
      try method(context.currentView(), box.value(as: Impl.self))
    }
  }

  /// A closure that gets the object and one dependency, or nil if that can't be had for any
  /// reason.
  @inlinable
  package static func optional<Impl, Dependency>(
    isDeferred: Bool, _ method: @escaping (Impl, Dependency?) throws -> Void
  ) -> MemberInjection {
    MemberInjection(
      isDeferred: isDeferred,
      declare: { compiler in compiler.need(Dependency.self, isForgiven: true) },
      body: { box, needs, _ in
        var next = needs
        let value = next.pointee == nil ? nil : take(&next, Dependency.self)
        try method(box.value(as: Impl.self), value)
      })
  }
}
