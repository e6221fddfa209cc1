import DIDoubles
import DIEngine
import DIv3
import TestSupport
import Testing

@Suite("Isolated containers")
struct IsolationTests {
  @Test(
    "an isolated container shares no object with the original or with another one",
    arguments: [
      DILifeTime.single, .perRun(.strong), .perRun(.weak), .perContainer(.strong),
      .perContainer(.weak), .custom(DIScope(name: "session", storage: DICacheStorage())),
      .custom(DIScope(name: "weak", storage: DICacheStorage(), policy: .weak)),
    ])
  func lifetimes(lifetime: DILifeTime) {
    let app = makeApp(lifetime)
    let before: Wallet = app.resolve()
    let (one, other) = (app.isolated(), app.isolated())
    let wallets: [Wallet] = [one.resolve(), other.resolve(), app.resolve()]
    #expect(wallets[2] === before)
    #expect(Set(wallets.map(ObjectIdentifier.init)).count == 3)
    #expect(Set(wallets.map { ObjectIdentifier($0.bank) }).count == 3)
    #expect(one.resolve() as Wallet === wallets[0])
    #expect(one.resolve() as any Bank === wallets[0].bank)
  }

  @Test("a single that is registered afterwards, or by a child, is isolated, too")
  func registeredAfterwards() {
    func register(in container: DIContainer) -> DIContainer {
      container.register(Clock.init).lifetime(.single)
      return container
    }
    let app = register(in: DIContainer())
    let test = register(in: DIContainer().isolated())
    let child = register(in: DIContainer(parent: test))
    let clock: Clock = test.resolve()
    #expect(clock !== app.resolve() as Clock)
    #expect(clock === child.resolve() as Clock)
  }

  @Test("a scope's parent is isolated with it")
  func scopeWithParent() {
    let outer = DIScope(name: "outer", storage: DICacheStorage())
    let inner = DIScope(name: "inner", storage: DICacheStorage(), parent: outer)
    let app = DIContainer()
    let made = Counter()
    app.register {
      made.add()
      return Clock()
    }.lifetime(.custom(inner))
    let test = app.isolated()
    let clock: Clock = test.resolve()
    #expect(test.ownScope(for: inner) !== inner)
    #expect(test.ownScope(for: outer) !== outer)
    #expect(test.ownScope(for: inner) === test.ownScope(for: inner))
    #expect(app.ownScope(for: inner) === inner)
    inner.clean()
    #expect(test.resolve() as Clock === clock, "the app's scope is another one")
    test.ownScope(for: inner).clean()
    #expect(test.resolve() as Clock !== clock)
    #expect(made.value == 2)
  }

  @Test("objects of a scope are created ahead in the isolated container only")
  func createdAhead() {
    let scope = DIScope(name: "session", storage: DICacheStorage())
    let app = DIContainer()
    let (single, session) = (Counter(), Counter())
    app.register {
      single.add()
      return Clock()
    }.lifetime(.single)
    app.register {
      session.add()
      return RealBank()
    }.lifetime(.custom(scope))
    for container in [app.isolated(), app.isolated()] {
      container.initializeSingletonObjects()
      container.initializeObjectsForScope(scope)
      container.initializeSingletonObjects()
      container.initializeObjectsForScope(scope)
    }
    #expect(single.value == 2)
    #expect(session.value == 2)
  }

  @Test("parents are copied, with objects of their own")
  func parents() {
    let root = DIContainer()
    root.register(Clock.init).lifetime(.single)
    let parent = DIContainer(parent: root)
    parent.register(RealBank.init).as((any Bank).self).lifetime(.perContainer(.strong))
    let child = DIContainer(parent: parent)
    child.register(Wallet.init).lifetime(.perContainer(.strong))
    let test = child.isolated()
    let (own, real): (Wallet, Wallet) = (test.resolve(), child.resolve())
    #expect(own !== real)
    #expect(own.bank !== real.bank)
    #expect(test.resolve() as Clock !== child.resolve() as Clock)
    #expect(test.resolve() as Clock === test.resolve() as Clock)
    #expect(parent.resolve() as (any Bank) === real.bank)
  }

  @Test("many keeps the order of registration across parents and children")
  func order() {
    let parent = DIContainer()
    let child = DIContainer(parent: parent)
    parent.register(RealBank.init).as((any Bank).self)
    child.register(SmallBank.init).as((any Bank).self)
    parent.register { FakeBank() }.as((any Bank).self)
    let banks: [any Bank] = child.isolated().resolveMany()
    #expect(banks.map { $0.balance() } == [1_000, 3, 7])
  }

  @Test("registrations concern one of both only, parts count as loaded")
  func registrations() {
    final class Part: DIPart {
      nonisolated(unsafe) static var loads = 0
      static func load(container: DIContainer) {
        loads += 1
        container.register(Clock.init).lifetime(.perContainer(.strong))
      }
    }
    let app = DIContainer()
    app.append(part: Part.self)
    let test = app.isolated()
    test.append(part: Part.self)
    #expect(Part.loads == 1)
    test.register(RealBank.init)
    #expect(app.resolve() as RealBank? == nil)
    app.register(SmallBank.init)
    #expect(test.resolve() as SmallBank? == nil)
    #expect(test.resolve() as Clock !== app.resolve() as Clock)
  }

  @Test("frameworks keep their preferences and imports")
  func frameworks() {
    final class Imported: DIFramework {
      static func load(container: DIContainer) {
        container.register(SmallBank.init).as((any Bank).self)
      }
    }
    final class Importing: DIFramework {
      static func load(container: DIContainer) {
        container.import(Imported.self)
        container.register(Wallet.init)
      }
    }
    let app = DIContainer()
    app.append(framework: Imported.self).append(framework: Importing.self)
    app.register(RealBank.init).as((any Bank).self).default()
    let test = app.isolated()
    #expect((test.resolve() as Wallet).bank.balance() == 3)
    #expect((test.resolve() as any Bank).balance() == 1_000)
  }

  @Test("settings and roots are the same")
  func settings() {
    let app = DIContainer()
    app.manySharesGraph = true
    app.register(Clock.init).root()
    app.register(RealBank.init)
    let test = app.isolated()
    #expect(test.manySharesGraph)
    #expect("\(test.makeGraph())" == "\(app.makeGraph())")
  }

  @Test("a component that needs its container gets the isolated one")
  func itself() {
    final class Maker {
      let container: DIContainer
      init(container: DIContainer) { self.container = container }
    }
    let app = DIContainer()
    app.register(Maker.init)
    let test = app.isolated()
    #expect((test.resolve() as Maker).container === test)
  }

  @Test("nothing stays when an isolated container is released")
  func release() {
    weak var wallet: Wallet?
    weak var clock: Clock?
    final class Holder {
      let later: Lazy<Wallet>
      init(later: Lazy<Wallet>) { self.later = later }
    }
    weak var holder: Holder?
    let parent = DIContainer()
    parent.register(Holder.init).lifetime(.perContainer(.strong))
    parent.register(RealBank.init).as((any Bank).self)
    parent.register(Wallet.init).lifetime(.single)
    parent.register(Clock.init).lifetime(
      .custom(DIScope(name: "session", storage: DICacheStorage())))
    let app = DIContainer(parent: parent)
    do {
      let test = app.isolated()
      wallet = test.resolve()
      clock = test.resolve()
      holder = test.resolve()
      #expect(wallet != nil && clock != nil && holder != nil)
    }
    #expect(wallet == nil)
    #expect(clock == nil)
    #expect(holder == nil)
  }

  @Test("containers of threads that isolate and register at the same time are isolated")
  func threads() async {
    let app = makeApp()
    let made = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<40 {
        group.addTask {
          let test = app.isolated()
          async let one: Wallet = test.resolve()
          async let other: Wallet = test.resolve()
          let (first, second) = await (one, other)
          #expect(first === second)
          kept.locked { $0.append(first) }
          return ObjectIdentifier(first)
        }
      }
      for number in 0..<40 {
        group.addTask {
          app.register(line: number) { SmallBank() }
          return ObjectIdentifier(app)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(made.count == 41)
  }
}

/// Kept, so that no two wallets have the same address.
private let kept = Guarded<[Wallet]>([])
