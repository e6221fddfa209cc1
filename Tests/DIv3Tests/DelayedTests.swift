import DIv3
import TestSupport
import Testing

@Suite("Lazies and providers of a container")
struct DelayedTests {
  final class Shared {}

  final class Left {
    let shared: Provider<Shared>
    init(shared: Provider<Shared>) { self.shared = shared }
  }

  final class Right {
    let shared: Shared
    let seen: Shared
    init(shared: Shared, left: Left) {
      self.shared = shared
      seen = left.shared.value
    }
  }

  final class MainRouter {
    let news: Provider<News>
    let lazyNews: Lazy<News>
    init(news: Provider<News>, lazyNews: Lazy<News>) {
      self.news = news
      self.lazyNews = lazyNews
    }
  }

  final class News {
    weak var router: MainRouter?
  }

  let c = DIContainer()

  @Test("V3-68 V3-70 each access of a provider creates another object of the object graph")
  func laterValues() {
    let c = DIContainer()
    c.register(A.init).lifetime(.objectGraph)
    let provider: Provider<A> = c.resolve()
    let first = provider.value
    let second = provider.value
    #expect(first !== second)
  }

  @Test(
    "V3-66 V3-68 a provider's value belongs to the current request's object graph, later to another one"
  )
  func duringCall() {
    c.register(Shared.init).lifetime(.objectGraph)
    c.register(Left.init)
    c.register(Right.init)
    let one: Right = c.resolve()
    let two: Right = c.resolve()
    #expect(one.seen === one.shared)
    #expect(two.seen === two.shared)
    #expect(one.shared !== two.shared)
  }

  @Test("V3-67 a lazy accessed by a factory continues the current request's object graph")
  func nested() {
    let c = c
    c.register(Shared.init).lifetime(.objectGraph)
    c.register { [unowned c] (shared: Shared) -> [Shared] in
      let lazy: Lazy<Shared> = c.resolve()
      return [shared, lazy.value]
    }
    let pair: [Shared] = c.resolve()
    #expect(pair[0] === pair[1])
  }

  @Test("V3-68 a router creates screens later, and they lead back to it")
  func router() {
    c.register(MainRouter.init).lifetime(.objectGraph)
    c.register(News.init).lifetime(.objectGraph).injection(cycle: true, \.router)
    let router: MainRouter = c.resolve()
    let one = router.news.value
    let two = router.news.value
    #expect(one !== two)
    #expect(one.router === router)
    #expect(two.router === router)
    #expect(router.lazyNews.value.router === router)
    let other: MainRouter = c.resolve()
    #expect(other.news.value.router === other)
  }

  @Test("V3-69 a wrapper keeps no object of its object graph alive")
  func weakObjectGraph() {
    c.register(Shared.init).lifetime(.objectGraph)
    c.register(Left.init)
    c.register(Right.init)
    weak var gone: Shared?
    let provider: Provider<Shared>
    do {
      c.register { (shared: Shared, provider: Provider<Shared>) in [(shared, provider)] }
      let pairs: [(Shared, Provider<Shared>)] = c.resolve()
      gone = pairs[0].0
      provider = pairs[0].1
      #expect(provider.value === pairs[0].0)
    }
    #expect(gone == nil)
    weak var remade: Shared?
    do {
      let value = provider.value
      remade = value
      #expect(remade != nil)
    }
    #expect(remade == nil)
  }

  @Test("V3-69 values requested during their owner's creation leak nothing")
  func noLeak() {
    final class Owner {
      let shared: Shared
      let provider: Provider<Shared>
      init(provider: Provider<Shared>, lazy: Lazy<Shared>) {
        self.provider = provider
        shared = provider.value
        _ = lazy.value
      }
    }
    c.register(Shared.init).lifetime(.objectGraph)
    c.register(Owner.init).lifetime(.objectGraph)
    weak var owner: Owner?
    weak var shared: Shared?
    do {
      let made: Owner = c.resolve()
      (owner, shared) = (made, made.shared)
      #expect(made.provider.value === made.shared)
    }
    #expect(owner == nil)
    #expect(shared == nil)
  }

  @Test("V3-70 a lazy caches its value until it is cleared, a provider resolves each time")
  func lazyAndProvider() {
    let made = Counter()
    c.register { Numbered(made.add()) }
    let lazy: Lazy<Numbered> = c.resolve()
    #expect(!lazy.wasMade)
    #expect(made.value == 0)
    #expect(lazy.value === lazy.value)
    #expect(lazy.wasMade)
    let first = lazy.value
    lazy.clear()
    #expect(!lazy.wasMade)
    #expect(lazy.value !== first)
    let provider: Provider<Numbered> = c.resolve()
    #expect(provider.value !== provider.value)
    #expect(made.value == 4)
  }

  @Test("V3-71 the wrapper itself always exists, Optional or not")
  func neverFails() {
    let lazy: Lazy<A>? = c.resolve()
    let provider: Provider1<A, Int>? = c.resolve()
    #expect(lazy != nil)
    #expect(provider != nil)
    #expect((*c as Lazy<A?>).value == nil)
    #expect((*c as Provider<A?>).value == nil)
  }

  @Test("V3-72 a wrapper keeps its container alive")
  func outlives() {
    weak var container: DIContainer?
    func make() -> (Lazy<A>, Provider<DIContainer>) {
      let c = DIContainer()
      c.register(A.init)
      container = c
      return (*c, *c)
    }
    var wrappers: (Lazy<A>, Provider<DIContainer>)? = make()
    #expect(container != nil)
    _ = wrappers?.0.value
    #expect(wrappers?.1.value === container)
    wrappers = nil
    #expect(container == nil)
  }

  @Test("V3-24 the component is chosen when the wrapper is created")
  func chosenEarly() {
    let provider: Provider<(any P)?> = *c
    let lazy: Lazy<[any P]?> = *c
    c.register(A.init).as((any P).self)
    #expect(provider.value == nil)
    #expect(lazy.value == nil)
    #expect((*c as Provider<(any P)?>).value is A)
    let chosen: Provider<any P> = *c
    c.register(B.init).as((any P).self).test()
    #expect(chosen.value is A)
    #expect((*c as Provider<any P>).value is B)
  }

  @Test("V3-17 names apply through wrappers")
  func named() {
    c.register { Numbered(1) }
    c.register { Numbered(2) }.as(Numbered.self, name: "two")
    #expect((c.resolve(name: "two") as Lazy<Numbered>).value.number == 2)
    #expect((c.resolve(name: "two") as Provider<Numbered>?)?.value.number == 2)
  }

  @Test("V3-14 V3-37 wrappers of markers and markers of wrappers")
  func markers() {
    c.register(A.init).as((any P).self, tag: T1.self)
    c.register(B.init).as((any P).self)
    #expect(by(tag: T1.self, on: (*c as Lazy<DIByTag<T1, any P>>).value) is A)
    #expect((by(tag: T1.self, on: *c) as Provider<any P>).value is A)
    #expect((c.resolve(tag: T1.self) as Lazy<any P>).value is A)
    let all: Provider<DIMany<any P>> = *c
    #expect(types(many(all.value)) == ["A", "B"])
    let byHand: Lazy<[any P]> = Lazy(many(*c))
    #expect(types(byHand.value) == ["A", "B"])
    #expect((*c as Lazy<[any P]?>).value == nil)
  }

  @Test("V3-37 a wrapper of a wrapper is a wrapper over the same component")
  func wrapperOfWrapper() {
    let made = Counter()
    c.register { Numbered(made.add()) }
    let lazies: Provider<Lazy<Numbered>> = *c
    let lazy = lazies.value
    #expect(lazies.value !== lazy)
    #expect(made.value == 0)
    #expect(lazy.value === lazy.value)
    let provider: Lazy<Provider<Numbered>> = *c
    #expect(provider.value === provider.value)
    #expect(provider.value.value !== provider.value.value)
    #expect(made.value == 3)
    #expect((*c as Lazy<Lazy<A>?>).value != nil)
  }

  @Test("V3-68 a wrapper returned by a wrapper continues the same object graph")
  func innerContinues() {
    final class Owner {
      let lazies: Provider<Lazy<Part>>
      init(lazies: Provider<Lazy<Part>>) { self.lazies = lazies }
    }
    final class Part {
      weak var owner: Owner?
    }
    c.register(Owner.init).lifetime(.objectGraph)
    c.register(Part.init).injection(cycle: true, \.owner)
    let owner: Owner = c.resolve()
    #expect(owner.lazies.value.value.owner === owner)
  }
}
