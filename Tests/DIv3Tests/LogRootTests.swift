import DIv3
import Testing

extension LogTests {
  @Suite("Roots")
  struct RootTests {
    final class Owner {
      let b: B
      init(b: B) { self.b = b }
    }

    let c = DIContainer()

    @Test("V3-95 an outermost request for a component that is no root is logged")
    func besideRoots() {
      let line = #line + 1
      c.register(B.init).as((any P).self).as((any P).self, tag: T1.self)
      #expect(logged { _ = c.resolve() as B } == [])
      c.register(A.init).root()
      let messages = logged { _ = c.resolve() as B }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "B", "LogRootTests.swift:\(line)", "root"))
      #expect(logged { _ = c.resolve() as B? }.count == 1)
      #expect(logged { _ = c.resolve() as any P }.count == 1)
      #expect(logged { _ = c.resolve(tag: T1.self) as any P }.count == 1)
      c.register { Numbered(arg($0)) }
      #expect(logged { _ = c.resolve(args: 1) as Numbered }.count == 1)
      #expect(logged { c.inject(into: B()) }.count == 1)
      #expect(logged { _ = many(*c) as [any P] }.count == 1)
    }

    @Test("V3-95 roots, singles and their dependencies are not logged")
    func roots() {
      c.register(A.init).root()
      c.register(B.init)
      c.register(Owner.init).root()
      c.register { Numbered(1) }.lifetime(.single)
      let messages = logged {
        _ = c.resolve() as A
        _ = c.resolve() as Owner
        _ = c.resolve() as Numbered
        _ = c.resolve() as Numbered
        _ = many(*c) as [Owner]
        c.initializeSingletonObjects()
      }
      #expect(messages == [])
    }

    @Test("V3-95 a cached object is logged each time")
    func kept() {
      c.register(A.init).root()
      c.register(B.init).lifetime(.perContainer(.strong))
      c.register { Numbered(1) }.lifetime(.perRun(.strong))
      for _ in 0..<2 {
        #expect(logged { _ = c.resolve() as B }.count == 1)
        #expect(logged { _ = c.resolve() as Numbered }.count == 1)
      }
    }

    @Test("V3-95 V3-21 a component marked as unused is no root, and keeps its priority")
    func unused() {
      c.register(A.init).as((any P).self).root()
      c.register(B.init).as((any P).self).default().unused()
      var chosen: (any P)?
      #expect(logged { chosen = c.resolve() as any P }.count == 1)
      #expect(chosen is B)
    }

    @Test("V3-95 a request inside a factory is not outermost")
    func nested() {
      let c = c
      c.register(B.init)
      c.register { [unowned c] () -> A in
        _ = c.resolve() as B
        _ = many(*c) as [B]
        return A()
      }
      .root()
      #expect(logged { _ = c.resolve() as A } == [])
    }
  }
}
