import DIv3
import TestSupport
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
      let line = #line + 3
      func container(root: Bool = true) -> DIContainer {
        let c = DIContainer()
        c.register(B.init).as((any P).self).as((any P).self, tag: T1.self)
        if root { c.register(A.init).root() }
        c.register { Numbered(arg($0)) }
        return c
      }
      #expect(logged { _ = container(root: false).resolve() as B } == [])
      let messages = logged { _ = container().resolve() as B }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "B", "LogRootTests.swift:\(line)", "root"))
      let requests: [(DIContainer) -> Void] = [
        { _ = $0.resolve() as B? }, { _ = $0.resolve() as any P },
        { _ = $0.resolve(tag: T1.self) as any P }, { _ = $0.resolve(args: 1) as Numbered },
        { $0.inject(into: B()) }, { _ = many(*$0) as [any P] },
      ]
      for request in requests { #expect(logged { request(container()) }.count == 1) }
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

    @Test("V3-95 a component is logged once, whichever containers of the engine request it")
    func once() {
      c.register(A.init).root()
      c.register(B.init).lifetime(.perContainer(.strong))
      c.register { Numbered(1) }
      let messages = logged {
        for _ in 0..<3 {
          let request = DIContainer(engine: c.engine)
          _ = request.resolve() as B
          _ = request.resolve() as Numbered
          _ = c.resolve() as B
        }
      }
      #expect(messages.count == 2)
      #expect(messages.allSatisfy { $0.message.hasSuffix(codeLine("DIF034")) })
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
