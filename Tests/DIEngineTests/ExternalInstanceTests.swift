import DIEngine
import TestSupport
import Testing

private final class Screen {
  var title: Title?
  var emblem: Emblem?
  var runs = 0
}
private final class Emblem {}
private final class Title {
  let screen: Screen
  init(_ screen: Screen) { self.screen = screen }
}

@Suite("External instances that scopes remember weakly")
struct ExternalInstanceTests {
  private func container(
    _ style: RawContainer.Style, _ factory: Factory? = .missing(Screen.self)
  ) -> RawContainer {
    let c = RawContainer(style)
    let component = Component(
      of: Screen.self, file: "HandedIn", line: 1, behaviour: style.behaviour,
      lifetime: Lifetime(.external), factory: factory)
    c.add(component, of: Screen.self, style).run { _, screen in screen.runs += 1 }
    c.declare(style, Title.init)
    return c
  }

  @Test(
    "V1-42 declared dependencies find them in every style",
    arguments: RawContainer.Style.allCases)
  func declared(style: RawContainer.Style) throws {
    let c = container(style)
    let screen = Screen()
    #expect(try failure { _ = try c.get(Title.self) }.kind.name == "factoryNotFound")
    try c.inject(screen)
    #expect(try c.get(Title.self).screen === screen)
    #expect(screen.runs == 1)
    let other = Screen()
    try c.inject(other)
    let failure = try failure { _ = try c.get(Title.self) }
    #expect(failure.kind.name == "severalExternal")
    guard case .severalExternal(let found) = failure.kind else { return }
    #expect(
      found.objects.map { $0 as AnyObject }.map(ObjectIdentifier.init)
        == [screen, other].map(ObjectIdentifier.init))
  }

  @Test("V1-42 an array of all contains each of them", arguments: RawContainer.Style.allCases)
  func many(style: RawContainer.Style) throws {
    let c = container(style, .automatic { Screen() })
    let given = [Screen(), Screen()]
    for screen in given { try c.inject(screen) }
    let all: [Screen] = try c.scope.resolveMany(Screen.self, omittingRefused: false, for: c)
    #expect(all.count == 3)
    #expect(all.dropFirst().elementsEqual(given, by: ===))
    // The new object is injected like any other; the external ones aren't injected again.
    #expect(all.map(\.runs) == [1, 1, 1])
  }

  @Test(
    "V1-42 the holder of an object with a failed injection stays hidden, even in another engine")
  func handedOver() throws {
    let fails = Counter()
    let outer = RawContainer(.deferring)
    let inner = RawContainer(.deferring)
    let component = Component(
      of: Screen.self, file: "HandedIn", line: 1, behaviour: RawContainer.Style.deferring.behaviour,
      lifetime: Lifetime(.external), factory: .missing(Screen.self))
    outer.add(component, of: Screen.self, .deferring).run { _, screen in
      screen.runs += 1
      if fails.add() == 1 { throw Refusal() }
    }
    inner.closure(.deferring, kept: Lifetime(.engine)) { _ in Title(try outer.get()) }
    let screen = Screen()
    outer.closure(.deferring) { c -> [Title] in
      try c.inject(screen)
      return [try inner.get()]
    }
    #expect(try failure { _ = try outer.get([Title].self) }.kind.name == "user")
    // Neither the screen nor the title was cached.
    #expect(try failure { _ = try inner.get(Title.self) }.kind.name == "factoryNotFound")
    let titles = try outer.get([Title].self)
    #expect(titles[0].screen === screen)
    #expect(screen.runs == 2)
    #expect(try inner.get(Title.self) === titles[0])
    #expect(try outer.get(Screen.self) === screen)
  }

  @Test("V1-42 what may hold an unfinished object of another engine is remembered with that object")
  func rememberedLater() throws {
    let fails = Counter()
    let (outer, inner) = (RawContainer(.deferring), RawContainer(.deferring))
    let independent = container(.deferring)
    let component = Component(
      of: Screen.self, file: "HandedIn", line: 1, behaviour: RawContainer.Style.deferring.behaviour,
      lifetime: Lifetime(.external), factory: .missing(Screen.self))
    inner.add(component, of: Screen.self, .deferring)
      .run { _, screen in screen.emblem = try outer.get(Emblem.self) }
    outer.closure(.deferring, kept: Lifetime(.engine)) { _ in Emblem() }
      .run { _, _ in if fails.add() == 1 { throw Refusal() } }
    let screen = Screen()
    outer.closure(.deferring) { c -> [Emblem] in
      let emblem = try c.get(Emblem.self)
      try inner.inject(screen)
      #expect(screen.emblem === emblem)
      #expect(throws: Failure.self) { try inner.get(Screen.self) }
      // What received nothing unfinished is remembered at once.
      let other = Screen()
      try independent.inject(other)
      #expect(try independent.get(Screen.self) === other)
      return [emblem]
    }
    #expect(try failure { _ = try outer.get([Emblem].self) }.kind.name == "user")
    #expect(try failure { _ = try inner.get(Screen.self) }.kind.name == "factoryNotFound")
    #expect(try outer.get([Emblem].self)[0] === screen.emblem)
    #expect(try inner.get(Screen.self) === screen)
  }

  @Test("V1-42 an object is remembered once, and forgotten with its last owner")
  func memory() throws {
    let c = container(.deferring)
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      for _ in 1...3 { try c.inject(screen) }
      #expect(try c.get(Screen.self) === screen)
      let all: [Screen] = try c.scope.resolveMany(Screen.self, omittingRefused: false, for: c)
      #expect(all.count == 1)
    }
    #expect(gone == nil)
    #expect(try failure { _ = try c.get(Screen.self) }.kind.name == "factoryNotFound")
  }

  @Test("V1-42 concurrent injections of one object remember it once")
  func threads() throws {
    let c = RawContainer(.deferring)
    let component = Component(
      of: Screen.self, file: "HandedIn", line: 1, behaviour: RawContainer.Style.deferring.behaviour,
      lifetime: Lifetime(.external), factory: .missing(Screen.self))
    c.add(component, of: Screen.self, .deferring).run { _, _ in }
    nonisolated(unsafe) let screen = Screen()
    let bad = Counter()
    onThreads { _ in
      for _ in 1...100 {
        nonisolated(unsafe) let passing = Screen()
        // Only the first one is requested here: the others may come and go.
        if (try? c.inject(screen)) == nil || (try? c.inject(passing)) == nil { bad.add() }
      }
    }
    #expect(bad.value == 0)
    #expect(try c.get(Screen.self) === screen)
  }
}
