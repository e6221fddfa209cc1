extension Maker {
  /// An initializer whose parameters are all dependencies.
  @inlinable
  package static func automatic<Impl, each Parameter>(
    _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Maker {
    Maker(
      signature: nil, asksContainer: false,
      declare: { planner in repeat planner.need((each Parameter).self) }
    ) { needs, thread -> Impl in
      var next = needs
      return try initializer(repeat try take(&next, thread, (each Parameter).self))
    }
  }
}
