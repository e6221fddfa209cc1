import DIv3
import Testing

extension LogTests {
  @Suite("Roots and deferred requests")
  struct RootDelayedTests {
    final class Owner {
      let provider: Provider<B>
      init(provider: Provider<B>) { self.provider = provider }
    }

    let c = DIContainer()

    @Test("V3-95 the first access of an outermost wrapper is logged")
    func fromOutside() {
      c.register(A.init).root()
      c.register(B.init).as((any P).self)
      c.register { [1] }.as((any Sequence).self)
      var provider: Provider<B>!
      var all: [Provider<any Sequence>] = []
      #expect(logged { provider = *c } == [])
      #expect(logged { all = many(*c) } == [])
      let messages = logged { for _ in 0..<2 { _ = provider.value } }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "B", "root"))
      #expect(logged { _ = all[0].value }.count == 1)
      #expect(logged { _ = (*c as Lazy<A>).value } == [])
    }

    @Test("V3-95 values of injected wrappers are not logged")
    func injected() {
      c.register(Owner.init).root()
      c.register(B.init)
      let owner: Owner = c.resolve()
      #expect(logged { _ = owner.provider.value } == [])
    }
  }
}
