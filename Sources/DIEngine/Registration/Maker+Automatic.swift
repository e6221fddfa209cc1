extension Maker {
  /// An initializer whose parameters are all dependencies.
  @inlinable
  package static func automatic<Impl, each Parameter>(
    _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Maker {
    Maker(
      signature: nil, asksContainer: false,
      declare: { planner in repeat planner.need((each Parameter).self) },
      body: { needs, _, memory in
        var next = needs
        memory.initializeMemory(
          as: Impl.self, to: try initializer(repeat take(&next, (each Parameter).self)))
      })
  }
}
