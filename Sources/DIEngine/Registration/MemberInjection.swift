/// A member injection or the post-init: code that runs on an object once it is made.
@usableFromInline
package struct MemberInjection {
  @usableFromInline
  package typealias Body =
    (AnyBox, DependencyValues, ResolutionContext) throws -> Void

  /// Whether the injection waits until the outermost object is made.
  package let isDeferred: Bool
  let kind: Kind
  /// The declaration of the dependencies; nil if the injection declares none.
  let declare: Factory.Declare?
  private(set) var body: Body
  /// The closure of an asynchronous request, if that isn't `body`: synchronous ones then can't run the injection.
  private(set) var asyncBody: AsyncBody?
  /// Whether `body` runs on the main actor: synchronous requests block their thread meanwhile, asynchronous
  /// ones suspend their task.
  private(set) var hopsToMainActor = false

  /// Injects like `Body`, but may suspend the running task.
  @usableFromInline
  package typealias AsyncBody = (
    isolated (any Actor)?, AnyBox, DependencyValues
  ) async throws -> Void

  @usableFromInline
  package init(
    isDeferred: Bool, kind: Kind = .closure, declare: Factory.Declare? = nil,
    body: @escaping Body
  ) {
    self.isDeferred = isDeferred
    self.kind = kind
    self.declare = declare
    self.body = body
  }

  /// Creates an injection for a closure that may suspend the running task. Synchronous requests fail.
  @usableFromInline
  package init(
    isDeferred: Bool, declare: @escaping Factory.Declare, asyncBody: @escaping AsyncBody
  ) {
    self.init(isDeferred: isDeferred, declare: declare) { _, _, _ in
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

  /// What takes the dependencies.
  @usableFromInline
  package enum Kind: Sendable {
    case closure
    /// A closure that takes nil for its only dependency, if that fails for any reason.
    case closureTakingNil
    /// A property, which a key path of the user's names.
    case property
  }
}

extension MemberInjection {
  /// Returns an injection for a closure that takes the object and its dependencies.
  @inlinable
  package static func automatic<Impl, each Dependency>(
    isDeferred: Bool, kind: Kind = .closure, qualifier: Qualifier = .none,
    _ method: @escaping (Impl, repeat each Dependency) throws -> Void
  ) -> MemberInjection {
    MemberInjection(
      isDeferred: isDeferred, kind: kind,
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
      isDeferred: isDeferred, kind: .closureTakingNil,
      declare: { maker in maker.addDependency(Dependency.self) },
      body: { box, needs, _ in
        var next = needs
        let value = next.pointee == nil ? nil : take(&next, Dependency.self)
        try method(box.value(as: Impl.self), value)
      })
  }
}
