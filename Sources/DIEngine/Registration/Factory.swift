/// A function that passes values to a closure, as the address of a tuple of arguments. It returns false,
/// without a call, if the values don't have the types of the tuple's elements.
@usableFromInline
package typealias PassArguments = ([Any?], (UnsafeRawPointer) -> Void) -> Bool

/// One way to make an object of a component.
@usableFromInline
package struct Factory {
  /// Declares the dependencies, in order.
  @usableFromInline package typealias Declare = (DeclaredNeeds) -> Void
  /// Makes an object from its dependencies, in memory that the caller provides. It contains all code that a
  /// client compiles for an initializer.
  ///
  /// Every body moves the values out of their memory, in order, calls the initializer, and initializes the memory for the object.
  /// `Factory+Arities` has those for up to four parameters, `body(calling:)` that for more.
  @usableFromInline
  package typealias Body =
    (DependencyValues, ResolutionContext, UnsafeMutableRawPointer) throws -> Void

  /// Makes an object like `Body`, but may suspend the running task (`Factory+Asynchronous`).
  ///
  /// It runs on the actor of the request; the closure of the user may run on another one.
  @usableFromInline
  package typealias AsyncBody = (
    isolated (any Actor)?, DependencyValues, UnsafeMutableRawPointer
  ) async throws -> Void

  /// The declaration of the dependencies; nil if the factory asks the container itself, or is missing.
  let declare: Declare?
  /// The closure that makes an object; nil if the component only serves external instances, or if only
  /// asynchronous requests can make its objects.
  let body: Body?
  /// Rare properties; nil for a factory that makes objects without arguments.
  let rare: Rare?

  final class Rare {
    let signature: ObjectIdentifier?
    let passArguments: PassArguments?
    let missing: (any Any.Type)?
    let asyncBody: AsyncBody?
    let isolation: (any Actor)?

    init(
      _ signature: ObjectIdentifier? = nil, _ passArguments: PassArguments? = nil,
      missing: (any Any.Type)? = nil, asyncBody: AsyncBody? = nil,
      isolation: (any Actor)? = nil
    ) {
      self.signature = signature
      self.passArguments = passArguments
      self.missing = missing
      self.asyncBody = asyncBody
      self.isolation = isolation
    }
  }

  /// Whether the factory requests its dependencies from the container itself.
  var asksContainer: Bool { declare == nil && body != nil }
}

extension Factory {
  /// Creates a factory that takes no arguments.
  ///
  /// - Parameter declare: The declaration of the dependencies; nil if the body asks the container itself.
  @usableFromInline
  package init(declare: Declare?, body: @escaping Body) {
    self.init(declare: declare, body: body, rare: nil)
  }

  /// Creates a factory that takes arguments and asks the container itself.
  @usableFromInline
  package init(signature: ObjectIdentifier, passArguments: PassArguments?, body: @escaping Body) {
    self.init(declare: nil, body: body, rare: Rare(signature, passArguments))
  }

  /// Creates a factory for a closure that runs on an actor, or may suspend the running task.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the closure runs, if it is known.
  ///   - body: Makes an object for a synchronous request, whose thread it may block; nil if such requests fail.
  ///   - asyncBody: Makes an object for an asynchronous request; nil if `body` does, on the main actor.
  @usableFromInline
  package init(
    isolation: (any Actor)?, declare: @escaping Declare, body: Body?,
    asyncBody: AsyncBody? = nil
  ) {
    self.init(
      declare: declare, body: body, rare: Rare(asyncBody: asyncBody, isolation: isolation))
  }

  /// Creates the factory of a component without an initializer, which only serves external instances.
  ///
  /// - Parameter signature: The type of the missing initializer, for failures.
  package init(missing signature: any Any.Type) {
    self.init(declare: nil, body: nil, rare: Rare(missing: signature))
  }

  /// The runtime arguments as the type of a function; nil if there are none.
  package var signature: ObjectIdentifier? { rare?.signature }

  /// Passes values to a closure as the arguments of the factory; nil if the factory takes none. Returns
  /// whether the values fit; if they don't, it doesn't call the closure.
  package var passArguments: PassArguments? { rare?.passArguments }

  /// The type of the missing initializer, for failures.
  var missing: (any Any.Type)? { rare?.missing }

  /// The closure that makes an object for an asynchronous request, if that isn't `body`.
  var asyncBody: AsyncBody? { rare?.asyncBody }

  /// The actor on which the closure of the user runs, if it is known.
  package var isolation: (any Actor)? { rare?.isolation }

  /// Whether the closure runs on the main actor, and is no asynchronous one.
  var hopsToMainActor: Bool {
    body != nil && asyncBody == nil && isolation === MainActor.shared
  }
}

extension Factory {
  /// Returns a factory for an initializer whose parameters are all dependencies.
  @inlinable
  package static func automatic<Impl, each Parameter>(
    _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Factory {
    Factory(
      declare: needs(of: initializer),
      body: body(calling: initializer))
  }

  /// Returns a factory for an initializer without parameters. A call with an empty pack would need one more
  /// thunk.
  @inlinable
  package static func automatic<Impl>(_ initializer: @escaping () throws -> Impl) -> Factory {
    Factory(
      declare: { _ in },
      body: { _, _, memory in memory.initializeMemory(as: Impl.self, to: try initializer()) })
  }

  /// Returns a closure that declares the parameters of an initializer to a plan maker.
  @inlinable
  package static func needs<Impl, each Parameter>(
    of initializer: (repeat each Parameter) throws -> Impl
  ) -> Declare {
    { maker in repeat maker.addDependency((each Parameter).self) }
  }

  /// Returns a factory body that calls an initializer with values for its parameters.
  @inlinable
  package static func body<Impl, each Parameter>(
    calling initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Body {
    { needs, _, memory in
      if areWords((repeat each Parameter).self, (repeat UnsafePointer<each Parameter>).self) {
        let values: (repeat each Parameter) = takeAll(needs)
        memory.initializeMemory(as: Impl.self, to: try initializer(repeat each values))
      } else {
        var next = needs
        memory.initializeMemory(
          as: Impl.self, to: try initializer(repeat take(&next, (each Parameter).self)))
      }
    }
  }
}

/// Returns the identity of a list of argument types. One tuple argument differs from several arguments.
@inlinable
package func argumentSignature<First, each Rest>(
  of first: First.Type, _ rest: repeat (each Rest).Type
) -> ObjectIdentifier {
  ObjectIdentifier(((First, repeat each Rest) -> Void).self)
}

/// What a factory or member injection has declared to need, in order.
@usableFromInline
package class DeclaredNeeds {
  final var declared: [(type: any Any.Type, qualifier: Qualifier)] = []

  /// Adds the next need of the factory or member injection that declares its needs.
  @usableFromInline
  package final func addDependency(_ type: any Any.Type, _ qualifier: Qualifier = .none) {
    declared.append((type, qualifier))
  }
}
