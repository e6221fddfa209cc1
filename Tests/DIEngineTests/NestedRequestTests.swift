import DIEngine
import TestSupport
import Testing

/// Requests that user code makes while a resolution runs, through captured containers.
@Suite("Nested requests")
struct NestedRequestTests {
  final class Ping {
    let pong: Pong?
    init(_ pong: Pong?) { self.pong = pong }
  }
  final class Pong {
    let ping: Ping?
    init(_ ping: Ping?) { self.ping = ping }
  }
  final class Thing {
    var isInjected = false
  }
  final class Holder {
    let thing: Thing
    init(_ thing: Thing) { self.thing = thing }
  }

  static let lifetimes = [
    Lifetime(.nowhere), Lifetime(.graph), Lifetime(.scope), Lifetime(.engine),
  ]

  @Test(
    "V1-35 V2-29 V3-79 recursion through a captured container is detected",
    arguments: RawContainer.Style.allCases, lifetimes)
  func captured(style: RawContainer.Style, lifetime: Lifetime) throws {
    let c = RawContainer(style)
    let calls = Counter()
    c.declare(style, kept: lifetime) { () throws -> Ping in
      calls.add()
      return Ping(try c.get())
    }
    c.declare(style, kept: lifetime) { (ping: Ping) in Pong(ping) }
    for _ in 0..<2 {
      #expect(try failure { _ = try c.get(Ping.self) }.kind.name == "recursion")
      #expect(try failure { _ = try c.get(Pong.self) }.kind.name == "recursion")
    }
    #expect(calls.value <= 8)
  }

  @Test(
    "V1-35 V3-79 recursion through a second engine is detected, without endless objects",
    arguments: RawContainer.Style.allCases, lifetimes)
  func twoEngines(style: RawContainer.Style, lifetime: Lifetime) throws {
    let c = RawContainer(style)
    let far = RawContainer(style)
    let calls = Counter()
    c.declare(style, kept: lifetime) { () throws -> Ping in
      calls.add()
      return Ping(try far.get())
    }
    far.declare(style, kept: lifetime) { () throws -> Pong in Pong(try c.get()) }
    for _ in 0..<2 {
      #expect(try failure { _ = try c.get(Ping.self) }.kind.name == "recursion")
      #expect(try failure { _ = try far.get(Pong.self) }.kind.name == "recursion")
    }
    #expect(calls.value <= 8)
  }

  @Test("V1-32 the path back through a second engine closes the cycle of the first")
  func wayBack() throws {
    for style in CycleTests.deferring {
      let c = RawContainer(style)
      let far = RawContainer(style)
      c.declare(style) { Hub() }.run { _, hub in hub.rim = try far.get() }
      far.closure(style) { _ in Rim(hub: try c.get()) }
      let hub = try c.get(Hub.self)
      #expect(hub.rim.hub === hub)
    }
  }

  @Test(
    "V1-63 V2-29 V3-67 another scope is another resolution, or the same, depending on the option")
  func joins() throws {
    for style in RawContainer.Style.allCases {
      let c = RawContainer(style)
      let child = RawContainer(style, engine: c.scope.engine)
      let log = Received<String>()
      c.declare(style) { Thing() }.run(later: true) { _, _ in log("injected") }
      c.closure(style) { _ -> Holder in
        let thing = try child.get(Thing.self)
        log("made")
        return Holder(thing)
      }
      _ = try c.get(Holder.self)
      #expect(log.all == (style == .withdrawing ? ["made", "injected"] : ["injected", "made"]))
    }
  }

  @Test("V1-27 V2-27 a closure receives the requesting container, and so do its injections")
  func whichContainer() throws {
    for style in RawContainer.Style.allCases {
      let c = RawContainer(style)
      let child = RawContainer(style, engine: c.scope.engine)
      var seen: [Bool] = []
      c.closure(style) { asked -> Thing in
        seen.append(asked.scope === child.scope)
        return Thing()
      }
      .run { asked, _ in seen.append(asked.scope === child.scope) }
      c.closure(style) { _ in Holder(try child.get()) }.run { asked, _ in
        seen.append(asked.scope === c.scope)
      }
      _ = try c.get(Holder.self)
      #expect(seen == [true, true, true])
    }
  }

  /// Asks for the holder on another thread while its thing is not injected yet. The other thread
  /// must wait for that, so it is given a moment to go wrong.
  private final class Stranger: Sendable {
    private let seen = Received<String>()
    nonisolated(unsafe) private var asking: Asking?

    func asks(_ c: RawContainer) {
      let asking = Asking { [seen] in
        let holder = try? c.get(Holder.self)
        seen("\(holder?.thing.isInjected ?? false)")
      }
      asking.wait(milliseconds: 100)
      #expect(seen.all.isEmpty)
      self.asking = asking
    }

    var saw: [String] {
      asking?.wait()
      return seen.all
    }
  }

  @Test(
    "V1-63 V3-63 an object made of another scope's unfinished object is published only when that is finished",
    arguments: [RawContainer.Style.deferring, .immediate], [true, false])
  func holdsUnfinished(style: RawContainer.Style, sameEngine: Bool) throws {
    let c = RawContainer(style)
    let other = sameEngine ? RawContainer(style, engine: c.scope.engine) : RawContainer(style)
    let stranger = Stranger()
    other.closure(style, kept: Lifetime(.engine)) { _ in Holder(try c.get()) }
    c.declare(style, kept: Lifetime(.engine)) { Thing() }.run(later: true) { _, thing in
      _ = try other.get(Holder.self)
      stranger.asks(other)
      thing.isInjected = true
    }
    _ = try c.get(Thing.self)
    #expect(stranger.saw == ["true"])
    #expect(try other.get(Holder.self).thing === c.get(Thing.self))
  }

  @Test("V1-63 nor does an initializer publish an object made of one from another scope")
  func getsUnfinished() throws {
    let c = RawContainer(.immediate)
    let other = RawContainer(.immediate, engine: c.scope.engine)
    let stranger = Stranger()
    c.closure(.immediate) { asked in [Holder(try asked.get())] }
    c.closure(.immediate, kept: Lifetime(.engine)) { _ in try other.get([Holder].self)[0] }
    c.declare(.immediate, kept: Lifetime(.engine)) { Thing() }.run(later: true) { c, thing in
      _ = try c.get(Holder.self)
      stranger.asks(other)
      thing.isInjected = true
    }
    _ = try c.get(Thing.self)
    #expect(stranger.saw == ["true"])
  }

  @Test("an object released with its resolution can make another request")
  func asksInDeinit() throws {
    final class Dying {
      let last: () -> Void
      init(_ last: @escaping () -> Void) { self.last = last }
      deinit { last() }
    }
    let c = RawContainer(.immediate)
    var holder: Holder?
    c.declare(.immediate) { Thing() }.run(later: true) { _, thing in thing.isInjected = true }
    c.declare(.immediate, Holder.init)
    c.declare(.immediate, kept: Lifetime(.engine, .weak)) {
      Dying { holder = try? c.get() }
    }
    c.declare(.immediate) { (_: Dying) in Ping(nil) }
    _ = try c.get(Ping.self)
    #expect(holder?.thing.isInjected == true)
  }
}
