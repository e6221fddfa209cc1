/// A member injection or the post-init: code that runs on an object once it is made.
@usableFromInline
package struct MemberInjection {
  @usableFromInline
  package typealias Body =
    (AnyBox, DependencyValues, ResolutionContext) throws -> Void

  /// Whether the injection waits until the outermost object is made.
  package let isDeferred: Bool
  /// The handling of a dependency that can't be made.
  let onMissing: OnMissing
  /// The declaration of the dependencies; nil if the injection declares none.
  let declare: Factory.Declare?
  private(set) var body: Body
  /// The closure of an asynchronous request, if that isn't `body`: synchronous ones then can't run the injection.
  private(set) var asyncBody: AsyncBody?
  /// Whether `body` runs on the main actor: synchronous requests block their thread meanwhile, asynchronous
  /// ones suspend their task.
  private(set) var hopsToMainActor = false
  /// Whether a key path, instead of a closure, says where the dependency goes.
  let isOfKeyPath: Bool

  /// Injects like `Body`, but may suspend the running task.
  @usableFromInline
  package typealias AsyncBody = (
    isolated (any Actor)?, AnyBox, DependencyValues
  ) async throws -> Void

  @usableFromInline
  package init(
    isDeferred: Bool, onMissing: OnMissing = .fail, isOfKeyPath: Bool = false,
    declare: Factory.Declare? = nil, body: @escaping Body
  ) {
    self.isOfKeyPath = isOfKeyPath
    self.isDeferred = isDeferred
    self.onMissing = onMissing
    self.declare = declare
    self.body = body
  }

  /// Creates an injection for a closure that may suspend the running task. Synchronous requests fail.
  @usableFromInline
  package init(
    isDeferred: Bool, onMissing: OnMissing = .fail, declare: @escaping Factory.Declare,
    asyncBody: @escaping AsyncBody
  ) {
    self.init(isDeferred: isDeferred, onMissing: onMissing, declare: declare) { _, _, _ in
      preconditionFailure("A synchronous request runs no such injection.")
    }
    self.asyncBody = asyncBody
  }

  /// Returns the same injection, whose closure, perhaps another one, runs on the main actor.
  @usableFromInline
  package func onMainActor(_ other: Body? = nil) -> MemberInjection {
    var injection = self
    injection.body = other ?? body
    injection.hopsToMainActor = true
    return injection
  }

  /// The handling of an injection if one of its dependencies can't be made.
  @usableFromInline
  package enum OnMissing: Sendable {
    /// The resolution fails.
    case fail
    /// The injection is skipped and the engine's listener is informed.
    case skip
  }
}

extension MemberInjection {
  /// Returns an injection for a closure that takes the object and its dependencies.
  ///
  /// - Parameter isOfKeyPath: Whether the closure only sets a property that a key path of the user's names.
  @inlinable
  package static func automatic<Impl, each Dependency>(
    isDeferred: Bool, onMissing: OnMissing = .fail, qualifier: Qualifier = .none,
    isOfKeyPath: Bool = false,
    _ method: @escaping (Impl, repeat each Dependency) throws -> Void
  ) -> MemberInjection {
    MemberInjection(
      isDeferred: isDeferred, onMissing: onMissing, isOfKeyPath: isOfKeyPath,
      declare: { maker in repeat maker.addDependency((each Dependency).self, qualifier) },
      body: { box, needs, _ in
        let object = box.value(as: Impl.self)
        if areWords((repeat each Dependency).self, (repeat UnsafePointer<each Dependency>).self) {
          let values: (repeat each Dependency) = takeAll(needs)
          try method(object, repeat each values)
        } else {
          var next = needs
          try method(object, repeat take(&next, (each Dependency).self))
        }
      })
  }

  /// Returns an injection for a closure that takes the object and one dependency, or nil if the dependency
  /// fails for any reason.
  @inlinable
  package static func optional<Impl, Dependency>(
    isDeferred: Bool, _ method: @escaping (Impl, Dependency?) throws -> Void
  ) -> MemberInjection {
    MemberInjection(
      isDeferred: isDeferred,
      declare: { maker in maker.addDependency(Dependency.self, acceptsMissing: true) },
      body: { box, needs, _ in
        var next = needs
        let value = next.pointee == nil ? nil : take(&next, Dependency.self)
        try method(box.value(as: Impl.self), value)
      })
  }
}
