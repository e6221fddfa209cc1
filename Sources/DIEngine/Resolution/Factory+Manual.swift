extension Factory {
  /// Returns a factory for a closure that takes the container and requests its dependencies itself.
  @inlinable
  package static func manual<View: ScopeView, Impl>(
    _ initializer: @escaping (View) throws -> Impl
  ) -> Factory {
    Factory(declare: nil) { _, context, memory in
      memory.initializeMemory(as: Impl.self, to: try initializer(context.currentView()))
    }
  }

  /// Returns a factory for a closure that takes the container and the arguments of the request.
  @inlinable
  package static func manual<View: ScopeView, Impl, First, each Rest>(
    _ initializer: @escaping (View, First, repeat each Rest) throws -> Impl
  ) -> Factory {
    Factory(
      signature: argumentSignature(of: First.self, repeat (each Rest).self),
      passArguments: DIEngine.passArguments(First.self, repeat (each Rest).self)
    ) { _, context, memory in
      let arguments: (First, (repeat each Rest)) = context.takeArguments()
      memory.initializeMemory(
        as: Impl.self,
        to: try initializer(context.currentView(), arguments.0, repeat each arguments.1))
    }
  }
}

extension MemberInjection {
  /// Returns an injection for a closure that takes the container and the object.
  @inlinable
  package static func manual<View: ScopeView, Impl>(
    isDeferred: Bool, _ method: @escaping (View, Impl) throws -> Void
  ) -> MemberInjection {
    MemberInjection(isDeferred: isDeferred) { box, _, context in
      try method(context.currentView(), box.value(as: Impl.self))
    }
  }

  /// Returns an injection into objects that are made on the main actor: what states no actor runs there, too, since only
  /// code of that actor may touch them.
  package func followingMainActor() -> MemberInjection {
    guard !hopsToMainActor, asyncBody == nil else { return self }
    return onMainActor { [body] box, needs, context in
      try onMainThread { Result { try body(box, needs, context) } }.get()
    }
  }
}

extension ResolutionContext {
  /// Returns the façade's container for the running request, as the type that its closures expect.
  @inlinable
  package func currentView<View: ScopeView>() -> View {
    let resolution = self.resolution
    let view = resolution.pointee.view
    guard view.with({ type(of: $0) == View.self }) else {
      return View(viewing: resolution.pointee.scope.object)
    }
    return unsafeDowncast(view.object, to: View.self)
  }

  /// Takes the arguments of the running request. Only the requested component may take them; requests for its
  /// dependencies pass none.
  @inlinable
  package func takeArguments<Arguments>() -> Arguments {
    let resolution = self.resolution
    let tuple = resolution.pointee.tuple.unsafelyUnwrapped
    resolution.pointee.tuple = nil
    return tuple.assumingMemoryBound(to: Arguments.self).pointee
  }
}
