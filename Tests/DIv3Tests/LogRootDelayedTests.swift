import DIv3
import Testing

extension LogTests {
  @Suite("Roots and delayed requests")
  struct RootDelayedTests {
    final class Owner {
      let provider: Provider<B>
      init(provider: Provider<B>) { self.provider = provider }
    }

    let c = DIContainer()

    @Test("V3-95 values of wrappers from outside are told each time they are asked for")
    func fromOutside() {
      c.register(A.init).root()
      c.register(B.init).as((any P).self)
      var provider: Provider<B>!
      var all: [Provider<any P>] = []
      #expect(told { provider = *c } == [])
      #expect(told { all = many(*c) } == [])
      for _ in 0..<2 {
        let messages = told { _ = provider.value }
        #expect(messages.map(\.level) == [.error])
        #expect(messages.begin(with: "B", "root"))
        #expect(told { _ = all[0].value }.count == 1)
      }
      #expect(told { _ = (*c as Lazy<A>).value } == [])
    }

    @Test("V3-95 values of injected wrappers are not told")
    func injected() {
      c.register(Owner.init).root()
      c.register(B.init)
      let owner: Owner = c.resolve()
      #expect(told { _ = owner.provider.value } == [])
    }
  }
}
