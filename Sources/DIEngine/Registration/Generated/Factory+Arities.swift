// Written by `Scripts/generate-arities.swift`.

extension Factory {
  @inlinable
  package static func needs<P1>(
    _ types: P1.Type
  ) -> Declare {
    { maker in
      maker.addDependency(P1.self)
    }
  }

  @inlinable
  package static func body<Impl, P1>(
    calling initializer: @escaping (P1) throws -> Impl
  ) -> Body {
    { needs, _, memory in
      var next = needs
      memory.initializeMemory(
        as: Impl.self,
        to: try initializer(
          take(&next, P1.self)))
    }
  }

  @inlinable
  package static func needs<P1, P2>(
    _ types: P1.Type, _: P2.Type
  ) -> Declare {
    { maker in
      maker.addDependency(P1.self)
      maker.addDependency(P2.self)
    }
  }

  @inlinable
  package static func body<Impl, P1, P2>(
    calling initializer: @escaping (P1, P2) throws -> Impl
  ) -> Body {
    { needs, _, memory in
      var next = needs
      memory.initializeMemory(
        as: Impl.self,
        to: try initializer(
          take(&next, P1.self), take(&next, P2.self)))
    }
  }

  @inlinable
  package static func needs<P1, P2, P3>(
    _ types: P1.Type, _: P2.Type, _: P3.Type
  ) -> Declare {
    { maker in
      maker.addDependency(P1.self)
      maker.addDependency(P2.self)
      maker.addDependency(P3.self)
    }
  }

  @inlinable
  package static func body<Impl, P1, P2, P3>(
    calling initializer: @escaping (P1, P2, P3) throws -> Impl
  ) -> Body {
    { needs, _, memory in
      var next = needs
      memory.initializeMemory(
        as: Impl.self,
        to: try initializer(
          take(&next, P1.self), take(&next, P2.self), take(&next, P3.self)))
    }
  }

  @inlinable
  package static func needs<P1, P2, P3, P4>(
    _ types: P1.Type, _: P2.Type, _: P3.Type, _: P4.Type
  ) -> Declare {
    { maker in
      maker.addDependency(P1.self)
      maker.addDependency(P2.self)
      maker.addDependency(P3.self)
      maker.addDependency(P4.self)
    }
  }

  @inlinable
  package static func body<Impl, P1, P2, P3, P4>(
    calling initializer: @escaping (P1, P2, P3, P4) throws -> Impl
  ) -> Body {
    { needs, _, memory in
      var next = needs
      memory.initializeMemory(
        as: Impl.self,
        to: try initializer(
          take(&next, P1.self), take(&next, P2.self), take(&next, P3.self), take(&next, P4.self)))
    }
  }

}
