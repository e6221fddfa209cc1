import DIv3
import TestSupport
import Testing

@Suite("Many lazies and providers")
struct DelayedManyTests {
  let c = DIContainer()
  let made = Counter()

  init() {
    let made = made
    c.register { () -> A in
      made.add()
      return A()
    }
    .as((any P).self).lifetime(.perContainer(.strong))
    c.register { () -> B in
      made.add()
      return B()
    }
    .as((any P).self, tag: T1.self).default()
    c.register { Named(number: arg($0)) }.as((any P).self, tag: T1.self).as((any P).self, name: "x")
  }

  final class Named: P {
    let number: Int?
    init(number: Int?) { self.number = number }
  }

  @Test("V3-35 one lazy or provider for each component, in order, without creating objects")
  func oneEach() {
    let lazies: [Lazy<any P>] = many(*c)
    let providers: [Provider<any P>] = many(*c)
    #expect(made.value == 0)
    #expect(types(lazies.map(\.value)) == ["A", "B", "Named"])
    #expect(types(providers.map(\.value)) == ["A", "B", "Named"])
    #expect(lazies[0].value === providers[0].value)
    #expect(lazies[1].value !== providers[1].value)
    #expect(lazies[1].value === lazies[1].value)
    #expect((many(*c) as [Lazy<Numbered>]).isEmpty)
    c.register { Numbered(1) }
    #expect((many(*c) as [Lazy<Numbered>]).map(\.value.number) == [1])
    c.register { Numbered(2) }.default()
    #expect((many(*c) as [Lazy<Numbered>]).map(\.value.number) == [1, 2])
  }

  @Test("V3-35 providers with arguments pass them to their own component")
  func arguments() {
    let providers: [Provider1<any P, Int>] = many(*c)
    let values = providers.map { $0.value(5) }
    #expect(types(values) == ["A", "B", "Named"])
    #expect((values[2] as? Named)?.number == 5)
  }

  @Test("V3-35 with tags: only components that have them")
  func tags() {
    let lazies: [Lazy<any P>] = many(by(tag: T1.self, on: *c))
    #expect(types(lazies.map(\.value)) == ["B", "Named"])
    let providers: [Provider1<any P, Int>] = many(by(tag: T1.self, on: *c))
    #expect((providers[1].value(7) as? Named)?.number == 7)
    #expect((many(by(tag: T2.self, on: *c)) as [Provider<any P>]).isEmpty)
  }

  @Test("V3-35 as a dependency")
  func dependency() {
    c.register { (lazies: DIMany<Lazy<any P>>) in many(lazies) }
    let lazies: [Lazy<any P>] = c.resolve()
    #expect(made.value == 0)
    #expect(types(lazies.map(\.value)) == ["A", "B", "Named"])
  }

  @Test("V3-35 V3-31 Optionals and wrappers inside the wrappers")
  func layers() {
    let optionals: [Lazy<(any P)?>] = many(*c)
    #expect(types(optionals.compactMap(\.value)) == ["A", "B", "Named"])
    let wrapped: [Lazy<any P>?] = many(*c)
    #expect(types(wrapped.compactMap { $0?.value }) == ["A", "B", "Named"])
    let nested: [Provider<Lazy<any P>>] = many(*c)
    #expect(types(nested.map(\.value.value)) == ["A", "B", "Named"])
    #expect((many(*c) as [Lazy<DIByTag<T1, any P>>]).isEmpty)
  }

  @Test("V3-35 V3-68 each continues the object graph of its owner")
  func graph() {
    final class Owner {
      let parts: [Provider<Part>]
      init(parts: [Provider<Part>]) { self.parts = parts }
    }
    final class Part {
      weak var owner: Owner?
    }
    let c = DIContainer()
    c.register { Owner(parts: many($0)) }.lifetime(.objectGraph)
    c.register(Part.init).injection(cycle: true, \.owner)
    c.register { Part() }.injection(cycle: true, \.owner)
    let owner: Owner = c.resolve()
    #expect(owner.parts.count == 2)
    for part in owner.parts { #expect(part.value.owner === owner) }
  }
}
