extension Factory {
  /// An initializer whose parameters are all dependencies.
  @inlinable
  package static func automatic<Impl, each Parameter>(
    _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Factory {
    Factory(
      asksContainer: false, declare: needs(of: initializer),
      body: body(calling: initializer))
  }

  /// An initializer without parameters: as a pack it would be called through one more thunk.
  @inlinable
  package static func automatic<Impl>(_ initializer: @escaping () throws -> Impl) -> Factory {
    Factory(asksContainer: false, declare: { _ in }) { _, _, memory in
      memory.initializeMemory(as: Impl.self, to: try initializer())
    }
  }

  /// Tells a planner the parameters of an initializer.
  @inlinable
  package static func needs<Impl, each Parameter>(
    of initializer: (repeat each Parameter) throws -> Impl
  ) -> Declare {
    { compiler in repeat compiler.need((each Parameter).self) }
  }

  /// Calls an initializer with values for its parameters.
  @inlinable
  package static func body<Impl, each Parameter>(
    calling initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Body {
    { needs, _, memory in
      var next = needs
      memory.initializeMemory(
        as: Impl.self, to: try initializer(repeat take(&next, (each Parameter).self)))
    }
  }
}
