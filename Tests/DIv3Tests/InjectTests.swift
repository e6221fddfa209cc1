import DIv3
import TestSupport
import Testing

@Suite("Injection into external instances")
struct InjectTests {
  class Screen {
    var a: A?
    var partner: Partner?
    var injections = 0
    var posts = 0
  }

  final class SubScreen: Screen {}

  final class Partner {
    unowned let screen: Screen
    init(screen: Screen) { self.screen = screen }
  }

  let c = DIContainer()

  @discardableResult
  private func register() -> DIComponentBuilder<Screen> {
    c.register(A.init)
    return c.register(Screen.self)
      .injection(\.a)
      .injection { $0.injections += 1 }
      .postInit { $0.posts += 1 }
  }

  /// Lines of registrations, so that objects of the process aren't shared.
  static let replacingLines = Counter()

  @Test(
    "V3-84 an object that replaces a kept one is what its own injections find, whatever keeps it",
    arguments: [
      DILifeTime.perContainer(.strong), .perRun(.strong), .single,
      .custom(DIScope(name: "cached", storage: DICacheStorage())),
    ])
  func replacing(lifetime: DILifeTime) {
    final class Screen { var partner: Partner? }
    final class Partner {
      let screen: Screen
      init(screen: Screen) { self.screen = screen }
    }
    let container = DIContainer()
    container.register(line: Self.replacingLines.add()) { Screen() }.lifetime(lifetime)
      .injection { $0.partner = $1 }
    container.register(Partner.init)
    let first = Screen()
    container.inject(into: first)
    // Requested twice, so that readers find it without a lock.
    for _ in 0..<2 { #expect(container.resolve() as Screen === first) }
    let second = Screen()
    container.inject(into: second)
    #expect(second.partner?.screen === second)
    #expect(container.resolve() as Screen === second)
  }

  @Test("V3-82 the exact dynamic type counts")
  func dynamicType() {
    register()
    let sub = SubScreen()
    c.inject(into: sub as Screen)
    #expect(sub.a == nil)
    c.inject(into: Screen() as AnyObject)
    let screen: Any = Screen()
    c.inject(into: screen)
    #expect((screen as? Screen)?.a != nil)
    c.register(SubScreen.self).injection { $0.injections += 10 }
    c.inject(into: sub as Screen)
    #expect(sub.injections == 10)
  }

  @Test("V3-83 a cached object is injected once; another one replaces it")
  func kept() {
    let scope = DIScope(name: "screens", storage: DICacheStorage())
    let lifetimes: [DILifeTime] = [
      .perContainer(.strong), .perContainer(.weak), .perRun(.strong), .perRun(.weak),
      .custom(scope),
    ]
    for (i, lifetime) in lifetimes.enumerated() {
      let c = DIContainer()
      c.register(Screen.self, line: 4000 + i).lifetime(lifetime)
        .injection { $0.injections += 1 }
      let first = Screen()
      c.inject(into: first)
      c.inject(into: first)
      #expect(first.injections == 1)
      #expect(c.resolve() as Screen === first)
      let second = Screen()
      c.inject(into: second)
      #expect(second.injections == 1)
      #expect(c.resolve() as Screen === second)
      c.inject(into: first)
      #expect(first.injections == 2)
    }
  }

  @Test("V3-83 a cycle leads back to the injected object", arguments: [true, false])
  func cycle(isMarked: Bool) {
    register().lifetime(.objectGraph)
      .injection(cycle: isMarked) { $0.partner = $1 }
    c.register(Partner.init)
    let screen = Screen()
    c.inject(into: screen)
    #expect(screen.partner?.screen === screen)
    #expect((screen.injections, screen.posts) == (1, 1))
    #expect(c.resolve() as Screen? == nil)
  }

  @Test("V3-84 a back reference needs no mark, regardless of the object's lifetime")
  func backReference() {
    let scope = DIScope(name: "screens", storage: DICacheStorage())
    let lifetimes: [DILifeTime] = [
      .perContainer(.strong), .perContainer(.weak), .perRun(.strong), .custom(scope),
    ]
    for (i, lifetime) in lifetimes.enumerated() {
      let c = DIContainer()
      c.register(Screen.self, line: 5000 + i).lifetime(lifetime).injection(\.partner)
      c.register(Partner.init)
      let screen = Screen()
      c.inject(into: screen)
      #expect(screen.partner?.screen === screen)
    }
  }

  private struct Value {
    var a: A?
  }

  @Test("V3-84 nil and structs are ignored")
  func noObject() {
    let runs = Counter()
    register()
    c.register { Value() }.injection { _ in runs.add() }
    c.inject(into: nil as Screen?)
    c.inject(into: Value())
    #expect(runs.value == 0)
    let screen: Screen? = Screen()
    c.inject(into: screen)
    #expect(screen?.a != nil)
  }
}
