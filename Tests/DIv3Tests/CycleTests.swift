import DIv3
import Foundation
import Testing

@Suite("Cycles")
struct CycleTests {
  let c = DIContainer()

  @Test("V3-77 from the injection's end, the other object lives while it is referenced")
  func fromTail() {
    final class Strong {
      var other: Other?
    }
    final class Other {
      let strong: Strong
      init(strong: Strong) { self.strong = strong }
    }
    c.register(Strong.init).lifetime(.objectGraph).injection(cycle: true, \.other)
    c.register(Other.init).lifetime(.objectGraph)
    let strong: Strong = c.resolve()
    #expect(strong.other?.strong === strong)
    let other: Other = c.resolve()
    #expect(other.strong.other === other)
    #expect(other.strong !== strong)
    strong.other = nil
    other.strong.other = nil
  }

  final class X {
    var y1: Y!
    var y2: Y!
  }

  final class Y {
    unowned let x: X
    init(x: X) { self.x = x }
  }

  @Test("V3-77 V3-78 a requested prototype is not the one of the cycle")
  func prototypeFirst() {
    c.register(X.init).lifetime(.perContainer(.strong))
      .injection(cycle: true) { $0.y1 = $1 }.injection(cycle: true, \.y2)
    c.register(Y.init).injection(cycle: true) { (_: Y, _: X) in }
    let y: Y = c.resolve()
    #expect(y.x.y1 !== y)
    #expect(y.x.y1 !== y.x.y2)
    #expect(y.x.y1.x === y.x)
    #expect(y.x.y2.x === y.x)
  }

  @Test("V3-78 with both in the object graph, there is one of each")
  func oneOfEach() {
    final class Ring {
      let x: X
      let y: Y
      init(x: X, y: Y) {
        self.x = x
        self.y = y
      }
    }
    c.register(X.init).lifetime(.objectGraph)
      .injection(cycle: true) { $0.y1 = $1 }.injection(cycle: true, \.y2)
    c.register(Y.init).lifetime(.objectGraph)
    c.register { Ring(x: $1, y: $0) }
    let ring: Ring = c.resolve()
    #expect(ring.y === ring.x.y1)
    #expect(ring.y === ring.x.y2)
    #expect(ring.y.x === ring.x)
  }

  final class Hen: P {
    nonisolated(unsafe) static var made = 0
    var flock: [any P] = []
    init() {
      Self.made += 1
      if Self.made > 1000 { exit(0) }
    }
  }
  final class Egg: P {
    init(hen: Hen, nest: String) {}
  }

  @Test("V3-79 an object that creates itself again through one that always fails ends the process")
  func throughFailure() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(Hen.init).as((any P).self).injection(cycle: true) { $0.flock = many($1) }
      c.register(Egg.init).as((any P).self).lifetime(.objectGraph)
      _ = c.resolve() as Hen
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Hen is needed while it is being created."))
  }
}
