public import DIEngine

extension Factory {
  /// Returns a factory for an asynchronous closure whose parameters are all dependencies.
  @inlinable
  package static func asynchronous<Impl: Sendable, each Parameter>(
    isolation: (any Actor)?,
    _ closure: @escaping @isolated(any) @Sendable (repeat each Parameter) async throws -> Impl
  ) -> Factory {
    Factory(
      isolation: isolation,
      declare: { maker in repeat maker.addDependency((each Parameter).self) }, body: nil,
      asyncBody: { (isolation, needs, memory) in
        var next = needs
        memory.initializeMemory(
          as: Impl.self, to: try await closure(repeat send(&next, (each Parameter).self)))
      })
  }
}

extension MemberInjection {
  /// Returns an injection for an asynchronous closure that takes the object and its dependencies.
  @inlinable
  package static func asynchronous<Impl, each Dependency>(
    isDeferred: Bool, qualifier: Qualifier = .none,
    _ method:
      @escaping @isolated(any) @Sendable (Impl, repeat each Dependency) async throws -> Void
  ) -> MemberInjection {
    MemberInjection(
      isDeferred: isDeferred,
      declare: { maker in repeat maker.addDependency((each Dependency).self, qualifier) },
      asyncBody: { (isolation, box, needs) in
        var next = needs
        try await method(send(box, Impl.self), repeat send(&next, (each Dependency).self))
      })
  }
}
