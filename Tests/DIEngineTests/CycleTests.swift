import DIEngine
import Testing

final class Hub {
  var rim: Rim!
  var other: Rim!
  var myself: Hub!
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

@Suite("Cycles")
struct CycleTests {
  static let deferring: [RawContainer.Style] = [.deferring, .withdrawing]

  @Test(
    "V1-31 V2-40 injection and initializer close from both ends, in every form of declaration",
    arguments: deferring, [true, false])
  func pair(style: RawContainer.Style, asksItself: Bool) throws {
    let c = RawContainer(style)
    if asksItself {
      c.closure(style) { _ in Hub() }.run { $1.rim = try $0.get() }
      c.closure(style) { Rim(hub: try $0.get()) }
    } else {
      c.declare(style) { Hub() }.inject { $0.rim = $1 }
      c.declare(style, Rim.init)
    }
    let hub = try c.get(Hub.self)
    #expect(hub.rim.hub === hub)
    let rim = try c.get(Rim.self)
    #expect(rim.hub.rim === rim)
    #expect(rim !== hub.rim)
    #expect(rim.hub !== hub)
  }

  @Test(
    "V1-33 V2-40 two injections create two objects, one creates one",
    arguments: deferring, [true, false])
  func fromOneOrTwoClosures(style: RawContainer.Style, separately: Bool) throws {
    let c = RawContainer(style)
    c.closure(style) { Rim(hub: try $0.get()) }
    let hub = c.closure(style) { _ in Hub() }
    if separately {
      hub.run { $1.rim = try $0.get() }.run { $1.other = try $0.get() }
    } else {
      hub.run {
        $1.rim = try $0.get()
        $1.other = try $0.get()
      }
    }
    let h = try c.get(Hub.self)
    #expect((h.rim === h.other) == !separately)
    #expect(h.rim.hub === h)
    #expect(h.other.hub === h)
    let r = try c.get(Rim.self)
    #expect(r.hub.rim === r)
    #expect(r.hub.other === r)
  }

  @Test("V1-33 V2-40 a ring of three closes from each start", arguments: deferring, [true, false])
  func ring(style: RawContainer.Style, asksItself: Bool) throws {
    let c = RawContainer(style)
    if asksItself {
      c.closure(style) { Ring1(next: try $0.get()) }
      c.closure(style) { Ring2(next: try $0.get()) }
      c.closure(style) { _ in Ring3() }.run { $1.next = try $0.get() }
    } else {
      c.declare(style, Ring1.init)
      c.declare(style, Ring2.init)
      c.declare(style, Ring3.init).inject { $0.next = $1 }
    }
    let first = try c.get(Ring1.self)
    #expect(first.next.next.next === first)
    let second = try c.get(Ring2.self)
    #expect(second.next.next.next === second)
    let third = try c.get(Ring3.self)
    #expect(third.next.next.next === third)
    #expect(first.next !== second)
    #expect(second.next !== third)
  }

  @Test("V1-34 V2-40 an injection can request its own object", arguments: deferring)
  func itself(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    var runs = 0
    c.declare(style) { Hub() }.inject { (hub: Hub, same: Hub) in
      hub.myself = same
      runs += 1
    }
    let hub = try c.get(Hub.self)
    #expect(hub.myself === hub)
    #expect(runs == 1)
  }
}
