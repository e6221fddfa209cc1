import DIv3
import TestSupport
import Testing

/// Counts living objects after very many requests. `.ci/run` also runs these tests, optimized, under the leak
/// sanitizer, which detects leaks of the containers themselves.
@Suite("No leaks")
struct LeakTests {
  final class Leaf: Counted {}
  final class Owner: Counted {
    var part: Part!
    var leaf: Leaf!
  }
  final class Part: Counted {
    weak var owner: Owner?
  }
  class Idle: Counted {
    let leaf: Lazy<Leaf>
    let leaves: Provider<Leaf>
    init(_ living: Counter, leaf: Lazy<Leaf>, leaves: Provider<Leaf>) {
      (self.leaf, self.leaves) = (leaf, leaves)
      super.init(living)
    }
  }
  /// One dependency is resolved while its user is being created, the other is released.
  final class Late: Idle {
    override init(_ living: Counter, leaf: Lazy<Leaf>, leaves: Provider<Leaf>) {
      super.init(living, leaf: leaf, leaves: leaves)
      _ = (leaf.value, leaves.value)
    }
  }

  // A static property of its own: the sanitizer doesn't find objects that are payloads of an
  // enumeration.
  static let scope = DIScope(name: "leaks", storage: DICacheStorage(), policy: .weak)
  static let lifetimes: [DILifeTime] = [
    .prototype, .objectGraph, .perContainer(.strong), .perContainer(.weak), .perRun(.weak),
    .custom(scope),
  ]

  /// Creates a container whose components are counted while they live.
  private func container(_ lifetime: DILifeTime, _ living: Counter, line: Int) -> DIContainer {
    let c = DIContainer()
    c.register(file: "leaks", line: line) { Leaf(living) }.lifetime(lifetime)
    c.register(file: "leaks", line: line) { Owner(living) }
      .injection(cycle: true) { $0.part = $1 }
      .injection { $0.leaf = $1 }
      .lifetime(.objectGraph)
    c.register(file: "leaks", line: line) { Part(living) }
      .injection(cycle: true) { $0.owner = $1 }
      .lifetime(.objectGraph)
    c.register(file: "leaks", line: line) { Late(living, leaf: $0, leaves: $1) }
    return c
  }

  @Test(
    "no leaks after 100,000 requests of each lifetime, or 10,000 in a debug build",
    arguments: lifetimes.indices)
  func requests(number: Int) {
    let living = Counter()
    do {
      let c = container(Self.lifetimes[number], living, line: number)
      for _ in 0..<repetitions(100_000) { _ = c.resolve() as Leaf }
      #expect(living.value <= 1)
    }
    #expect(living.value == 0)
  }

  @Test(
    "no leaks after 20,000 cycles and lazies of each lifetime, or 2,000 in a debug build",
    arguments: lifetimes.indices)
  func cycles(number: Int) {
    let living = Counter()
    do {
      let c = container(Self.lifetimes[number], living, line: 100 + number)
      var wrong = 0
      for _ in 0..<repetitions(20_000) {
        let owner: Owner = c.resolve()
        if owner.part.owner !== owner { wrong += 1 }
        _ = c.resolve() as Late
      }
      #expect(wrong == 0)
      #expect(living.value <= 1)
    }
    #expect(living.value == 0)
  }

  @Test("no leaks after 1,000 containers of each lifetime", arguments: lifetimes.indices)
  func containers(number: Int) {
    let living = Counter()
    for _ in 0..<1_000 {
      let c = container(Self.lifetimes[number], living, line: 200 + number)
      _ = (c.resolve() as Owner, c.resolve() as Late)
    }
    #expect(living.value == 0)
  }

  @Test("no leaks after 1,000 containers that cache users of lazies", arguments: [false, true])
  func cachedUsers(isUsed: Bool) {
    let living = Counter()
    for _ in 0..<1_000 {
      let c = DIContainer()
      c.register(file: "leaks", line: 300) { Leaf(living) }.lifetime(.perContainer(.strong))
      c.register(file: "leaks", line: 301) { Idle(living, leaf: $0, leaves: $1) }
        .lifetime(.perContainer(.strong))
      let idle: Idle = c.resolve()
      if isUsed { _ = (idle.leaf.value, idle.leaves.value) }
    }
    #expect(living.value == 0)
  }

  @Test(
    "no leaks after 1,000 children of one parent, of each lifetime", arguments: lifetimes.indices)
  func children(number: Int) {
    let living = Counter()
    do {
      let app = container(Self.lifetimes[number], living, line: 400 + number)
      for _ in 0..<1_000 {
        let child = DIContainer(parent: app)
        child.register(file: "leaks child", line: number) { Leaf(living) }
          .lifetime(.perContainer(.strong))
        _ = (child.resolve() as Owner, child.resolve() as Late, child.resolve() as Leaf)
      }
      // The instances that the parent shares.
      #expect(living.value <= 1)
    }
    #expect(living.value == 0)
  }

  @Test(
    "no leaks after 1,000 containers of one engine, of each lifetime", arguments: lifetimes.indices)
  func engine(number: Int) {
    let living = Counter()
    do {
      let app = container(Self.lifetimes[number], living, line: 500 + number)
      for _ in 0..<1_000 {
        let c = DIContainer(engine: app.engine)
        _ = (c.resolve() as Owner, c.resolve() as Late, c.resolve() as Leaf)
      }
      #expect(living.value <= 1)
    }
    #expect(living.value == 0)
  }

  @Test(
    "no leaks after 1,000 containers that live for one factory, of each lifetime",
    arguments: lifetimes.indices)
  func temporaries(number: Int) {
    let living = Counter()
    do {
      let app = DIContainer()
      app.register(file: "leaks factory", line: number) { () -> Idle in
        let sub = self.container(Self.lifetimes[number], living, line: 600 + number)
        _ = sub.resolve() as Owner
        return sub.resolve() as Late
      }
      for _ in 0..<1_000 { _ = app.resolve() as Idle }
    }
    #expect(living.value == 0)
  }

  @Test("repeatedly outdated plans retain nothing")
  func outdatedPlans() {
    let living = Counter()
    let c = DIContainer()
    c.register { Owner(living) }.injection { $0.leaf = $1 }
    c.register { Leaf(living) }
    // The closure of a default that the next one replaces captures the object.
    for round in 0..<100 {
      let counted = Counted(living)
      c.register(Leaf.self).lifetime(.prototype)
      c.register(file: "outdated", line: round) { () -> Refreshed in
        Refreshed(withExtendedLifetime(counted) { round })
      }
      .default()
      let all: [Refreshed] = many(c.resolve())
      #expect(all.count == round + 1)
    }
    // The closures live as long as the container, and nothing else does.
    #expect(living.value == 100)
  }
  final class Refreshed {
    init(_ number: Int) {}
  }

  @Test("clean() releases all objects that replaced each other by injection")
  func replacedObjects() {
    let living = Counter()
    let c = DIContainer()
    c.register(Leaf.self).lifetime(.perContainer(.strong))
    for _ in 0..<100 { c.inject(into: Leaf(living)) }
    #expect(living.value == 1)
    c.clean()
    #expect(living.value == 0)
  }
}
