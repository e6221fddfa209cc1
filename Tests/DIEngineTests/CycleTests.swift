import DIEngine
import TestSupport
import Testing

final class Hub {
  var rim: Rim!
  var other: Rim!
}

final class Rim {
  let hub: Hub
  init(hub: Hub) { self.hub = hub }
}

final class Ring1 {
  let next: Ring2
  init(next: Ring2) { self.next = next }
}

final class Ring2 {
  let next: Ring3
  init(next: Ring3) { self.next = next }
}

final class Ring3 {
  var next: Ring1!
}

/// What the contracts about cycles and rings don't say of the engine.
@Suite("Cycles that close without configuration")
struct CycleTests {
  static let deferring: [RawContainer.Style] = [.deferring, .withdrawing]
  static let kept = [Lifetime(.scope), Lifetime(.engine), Lifetime(.graph)]

  @Test(
    "V2-40 one injection of two dependencies, or a post-init with two requests, gets one object",
    arguments: deferring, [true, false])
  func inOneClosure(style: RawContainer.Style, isDeclared: Bool) throws {
    let c = RawContainer(style)
    c.declare(style, Rim.init)
    let hub = c.declare(style) { Hub() }
    if isDeclared {
      hub.inject { (hub: Hub, one: Rim, two: Rim) in
        hub.rim = one
        hub.other = two
      }
    } else {
      hub.finally { c, hub in
        hub.rim = try c.get()
        hub.other = try c.get()
      }
    }
    let made = try c.get(Hub.self)
    #expect(made.rim === made.other)
    #expect(made.rim.hub === made)
  }

  final class Plain {}
  final class Holder {
    var one: Plain!
    var two: Plain!
  }

  @Test(
    "V1-33 V2-40 without a cycle, two requests of one closure create two objects",
    arguments: deferring
  )
  func noCycle(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    c.declare(style) { Plain() }
    c.declare(style) { Holder() }.inject { (holder: Holder, one: Plain, two: Plain) in
      holder.one = one
      holder.two = two
    }
    let holder = try c.get(Holder.self)
    #expect(holder.one !== holder.two)
  }

  @Test("V1-33 shared objects are the same for any number of injections", arguments: kept)
  func keptTwice(lifetime: Lifetime) throws {
    let c = RawContainer(.deferring)
    c.declare(.deferring, kept: lifetime) { Hub() }.inject { $0.rim = $1 }
      .inject { $0.other = $1 }
    c.declare(.deferring, kept: lifetime, Rim.init)
    let hub = try c.get(Hub.self)
    #expect(hub.rim === hub.other)
    #expect(hub.rim.hub === hub)
    let rim = try c.get(Rim.self)
    #expect(rim.hub.rim === rim)
    #expect((rim === hub.rim) == (lifetime.kind != .graph))
  }

  final class One {
    var two: Two!
    var second: Two!
    let number: Int
    init(_ number: Int = 0) { self.number = number }
  }
  final class Two {
    var one: One!
    var three: Three!
  }
  final class Three {
    var two: Two!
  }

  @Test(
    "V1-32 siblings don't receive each other's objects, and each closes its own cycle",
    arguments: deferring)
  func siblings(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let runs = Counter()
    c.declare(style) { One() }.inject { $0.two = $1 }.inject { $0.second = $1 }
    c.declare(style) { Two() }.inject { (two: Two, three: Three) in
      two.three = three
      runs.add()
    }
    c.declare(style) { Three() }.inject { (three: Three, two: Two) in
      three.two = two
      runs.add()
    }
    let one = try c.get(One.self)
    #expect(one.two !== one.second)
    #expect(one.two.three.two === one.two)
    #expect(one.second.three.two === one.second)
    #expect(runs.value == 4)
  }

  @Test("V1-35 names are distinct instances, so one can depend on another", arguments: deferring)
  func names(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let log = Received<String>()
    c.closure(style) { c -> Plain in
      log("made")
      if log.all.count == 1 { _ = try c.get(Plain.self, name: "inner of names") }
      return Plain()
    }
    .named("inner of names")
    _ = try c.get(Plain.self)
    #expect(log.all.count == 2)
  }

  @Test("V2-40 a cycle entered by name leads back to the nameless object", arguments: deferring)
  func enteredByName(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let made = Counter()
    c.declare(style) { One(made.add()) }.named("entry").inject { $0.two = $1 }
    c.declare(style) { Two() }.inject { $0.one = $1 }
    let one = try c.get(One.self, name: "entry")
    #expect(one.two.one !== one)
    #expect(one.two.one.two === one.two)
    #expect(made.value == 2)
  }

  final class Chosen {
    var other: Chosen?
    var error: Failure?
  }

  @Test(
    "V1-35 a requester can catch the recursion and continue", arguments: RawContainer.Style.allCases
  )
  func caught(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let runs = Counter()
    c.closure(style) { c in
      let made = Chosen()
      do {
        made.other = try c.get()
      } catch let failure as Failure {
        made.error = failure
      }
      return made
    }
    .run { _, _ in runs.add() }
    let chosen = try c.get(Chosen.self)
    #expect(chosen.other == nil)
    #expect(chosen.error?.kind.name == "recursion")
    #expect(runs.value == 1)
  }

  @Test("V1-35 a cached object is returned before the recursion check")
  func keptAnswersFirst() throws {
    let c = RawContainer(.deferring)
    c.closure(.deferring, kept: Lifetime(.scope)) { c in Hub() }.run { $1.rim = try $0.get() }
    c.closure(.deferring, kept: Lifetime(.scope)) { Rim(hub: try $0.get()) }
    let hub = Hub()
    try c.inject(hub)
    #expect(try c.get(Hub.self) === hub)
    #expect(hub.rim.hub === hub)
  }

  @Test("V2-41 members close their cycles even if one was obtained before")
  func membersClose() throws {
    for style in Self.deferring {
      let c = RawContainer(style)
      c.declare(style) { One() }.inject { (one: One, two: Two, second: Two) in
        one.two = two
        one.second = second
      }
      c.declare(style) { Two() }.inject { $0.three = $1 }
      c.declare(style) { Three() }.inject { $0.two = $1 }
      let one = try c.get(One.self)
      #expect(one.two !== one.second)
      #expect(one.two.three.two === one.two)
      #expect(one.second.three.two === one.second)
    }
  }
}
