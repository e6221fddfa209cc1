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

    @Test("V3-95 what is no root is told when it is asked for from outside")
    func besideRoots() {
      let line = #line + 1
      c.register(B.init).as((any P).self).as((any P).self, tag: T1.self)
      #expect(told { _ = c.resolve() as B } == [])
      c.register(A.init).root()
      let messages = told { _ = c.resolve() as B }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.begin(with: "B", "LogRootTests.swift:\(line)", "root"))
      #expect(told { _ = c.resolve() as B? }.count == 1)
      #expect(told { _ = c.resolve() as any P }.count == 1)
      #expect(told { _ = c.resolve(tag: T1.self) as any P }.count == 1)
      #expect(told { _ = c.resolve(args: 1) as B }.count == 1)
      #expect(told { c.inject(into: B()) }.count == 1)
      #expect(told { _ = many(*c) as [any P] }.count == 1)
    }

    @Test("V3-95 roots, singles and what they need are not told")
    func roots() {
      c.register(A.init).root()
      c.register(B.init)
      c.register(Owner.init).root()
      c.register { Numbered(1) }.lifetime(.single)
      let messages = told {
        _ = c.resolve() as A
        _ = c.resolve() as Owner
        _ = c.resolve() as Numbered
        _ = c.resolve() as Numbered
        _ = many(*c) as [Owner]
        c.initializeSingletonObjects()
      }
      #expect(messages == [])
    }

    @Test("V3-95 a kept object is told each time")
    func kept() {
      c.register(A.init).root()
      c.register(B.init).lifetime(.perContainer(.strong))
      c.register { Numbered(1) }.lifetime(.perRun(.strong))
      for _ in 0..<2 {
        #expect(told { _ = c.resolve() as B }.count == 1)
        #expect(told { _ = c.resolve() as Numbered }.count == 1)
      }
    }

    @Test("V3-95 V3-21 a component that is unused on purpose is no root, and keeps its priority")
    func unused() {
      c.register(A.init).as((any P).self).root()
      c.register(B.init).as((any P).self).default().unused()
      var chosen: (any P)?
      #expect(told { chosen = c.resolve() as any P }.count == 1)
      #expect(chosen is B)
    }

    @Test("V3-95 a request inside a factory is not from outside")
    func nested() {
      let c = c
      c.register(B.init)
      c.register { [unowned c] () -> A in
        _ = c.resolve() as B
        _ = many(*c) as [B]
        return A()
      }
      .root()
      #expect(told { _ = c.resolve() as A } == [])
    }
  }
}
