extension Factory {
  /// Returns a factory for a closure of an actor, which asynchronous requests call there.
  ///
  /// - Parameter synchronously: Calls the closure for a synchronous request; throws elsewhere than on the actor.
  @inlinable
  package static func isolated<Impl: Sendable, each Parameter>(
    isolation: Isolation?, synchronously: @escaping Body,
    _ closure: @escaping @isolated(any) (repeat each Parameter) -> Impl
  ) -> Factory {
    // Only the engine calls the closure, on its actor.
    nonisolated(unsafe) let closure = closure
    return Factory(
      isolation: isolation,
      declare: { maker in repeat maker.addDependency((each Parameter).self) },
      body: synchronously,
      asyncBody: { (isolation, needs, branch, memory) in
        var next = needs
        memory.initializeMemory(
          as: Impl.self, to: await closure(repeat send(&next, (each Parameter).self)))
      })
  }

  /// The same with a modified first parameter.
  @inlinable
  package static func isolated<Impl: Sendable, First, each Rest, Modified>(
    isolation: Isolation?, synchronously: @escaping Body,
    first closure: @escaping @isolated(any) (First, repeat each Rest) -> Impl,
    _ modificator: @escaping (Modified) -> First
  ) -> Factory {
    nonisolated(unsafe) let (closure, modificator) = (closure, modificator)
    return Factory(
      isolation: isolation,
      declare: { maker in
        maker.addDependency(Modified.self)
        repeat maker.addDependency((each Rest).self)
      },
      body: synchronously,
      asyncBody: { (isolation, needs, branch, memory) in
        var next = needs
        nonisolated(unsafe) let first = modificator(take(&next, Modified.self))
        memory.initializeMemory(
          as: Impl.self, to: await closure(first, repeat send(&next, (each Rest).self)))
      })
  }

  /// The same with two modified parameters.
  @inlinable
  package static func isolated<Impl: Sendable, First, Second, each Rest, Modified1, Modified2>(
    isolation: Isolation?, synchronously: @escaping Body,
    second closure: @escaping @isolated(any) (First, Second, repeat each Rest) -> Impl,
    _ modificator: @escaping (Modified1, Modified2) -> (First, Second)
  ) -> Factory {
    nonisolated(unsafe) let (closure, modificator) = (closure, modificator)
    return Factory(
      isolation: isolation,
      declare: { maker in
        maker.addDependency(Modified1.self)
        maker.addDependency(Modified2.self)
        repeat maker.addDependency((each Rest).self)
      },
      body: synchronously,
      asyncBody: { (isolation, needs, branch, memory) in
        var next = needs
        let value = take(&next, Modified1.self)
        nonisolated(unsafe) let modified = modificator(value, take(&next, Modified2.self))
        memory.initializeMemory(
          as: Impl.self,
          to: await closure(modified.0, modified.1, repeat send(&next, (each Rest).self)))
      })
  }
}

/// Moves the next value out of its memory and advances the cursor.
///
/// The engine doesn't use the value any more, so the closure may receive it on another actor. A shared instance
/// that isn't Sendable is what the user makes it: the types of asynchronous closures say nothing about it.
@inlinable
@inline(__always)
package func send<Value>(_ needs: inout DependencyValues, _ type: Value.Type) -> sending Value {
  nonisolated(unsafe) let value = take(&needs, type)
  return value
}

/// Returns the object of a box for a closure on another actor.
@inlinable
@inline(__always)
package func send<Value>(_ box: AnyBox, _ type: Value.Type) -> sending Value {
  nonisolated(unsafe) let value = box.value(as: type)
  return value
}
