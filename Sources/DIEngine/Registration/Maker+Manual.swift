extension Factory {
  /// A closure that gets the container and looks its dependencies up itself.
  @inlinable
  package static func manual<View: ScopeView, Impl>(
    _ initializer: @escaping (View) throws -> Impl
  ) -> Factory {
    Factory(asksContainer: true) { _, thread, memory in
      memory.initializeMemory(as: Impl.self, to: try initializer(currentView(thread)))
    }
  }

  /// A closure that gets the container and the arguments of the request.
  @inlinable
  package static func manual<View: ScopeView, Impl, First, each Rest>(
    _ initializer: @escaping (View, First, repeat each Rest) throws -> Impl
  ) -> Factory {
    Factory(
      signature: argumentSignature(of: First.self, repeat (each Rest).self),
      hand: handArguments(First.self, repeat (each Rest).self), asksContainer: true
    ) { _, thread, memory in
      let arguments: (First, (repeat each Rest)) = takeArguments(thread)
      memory.initializeMemory(
        as: Impl.self,
        to: try initializer(currentView(thread), arguments.0, repeat each arguments.1))
    }
  }
}

/// The identity of a list of argument types; one argument that is a tuple differs from several.
@inlinable
package func argumentSignature<First, each Rest>(
  of first: First.Type, _ rest: repeat (each Rest).Type
) -> ObjectIdentifier {
  ObjectIdentifier(((First, repeat each Rest) -> Void).self)
}

/// The façade's container of the running request, as its own closures expect it.
@inlinable
package func currentView<View: ScopeView>(_ thread: ThreadState) -> View {
  let resolution = currentResolution(thread).unsafelyUnwrapped
  let view = resolution.pointee.view
  guard view._withUnsafeGuaranteedRef({ type(of: $0) == View.self }) else {
    return View(viewing: resolution.pointee.scope.takeUnretainedValue())
  }
  return unsafeDowncast(view.takeUnretainedValue(), to: View.self)
}

/// The arguments of the running request. Only the requested component takes them: its
/// dependencies are asked for without any.
@inlinable
package func takeArguments<Arguments>(_ thread: ThreadState) -> Arguments {
  let resolution = currentResolution(thread).unsafelyUnwrapped
  let tuple = resolution.pointee.tuple.unsafelyUnwrapped
  resolution.pointee.tuple = nil
  return tuple.assumingMemoryBound(to: Arguments.self).pointee
}
