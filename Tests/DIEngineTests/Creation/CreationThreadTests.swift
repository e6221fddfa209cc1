import DIEngine
import TestSupport
import Testing

/// Real threads in the interleavings that simpler protocols handle incorrectly. Serial, so that a
/// wait for a type belongs to the current test.
@Suite("Creation: threads", .serialized)
struct CreationThreadTests {
  /// A and B depend on each other; `A.inj>B, B.init>A`.
  static let pair: [CreationProgram.Part] = [.needs(injects: [1]), .needs(0)]

  /// R1 creates A and stops inside its injection until R2, which creates B, waits for A.
  static func meeting(_ style: RawContainer.Style = .immediate) -> Play {
    let play = Play(pair, style)
    let stage = play.stage
    stage.on("A.inj") {
      try stage.pass("R1 injects A")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
    }
    return play
  }

  /// R1 requests A; when it injects into A, R2 requests B.
  static func meet(_ play: Play) throws -> (Act<Vertex>, Act<Vertex>) {
    let one = play.call(0)
    try play.stage.wait(for: "R1 injects A")
    return (one, play.call(1))
  }

  @Test("creation 8.1: two calls that need each other's objects both end")
  func receivesEarly() throws {
    let play = Self.meeting()
    let (one, two) = try Self.meet(play)
    let (a, b) = (try one.value(), try two.value())
    #expect(play.isWhole(a, Self.pair))
    #expect(a.injections[0] === b)
    #expect(b.parameters[0] === a)
    #expect(play.made.value == 2)
  }

  @Test("creation 8.2: no other call gets an object that reaches an unfinished one")
  func half() throws {
    let play = Play(Self.pair)
    let stage = play.stage
    stage.on("A.inj") {
      try stage.pass("injecting")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
      try stage.waitUntilSomebodyWaits(for: Vertex1.self)
    }
    let two = play.call(1)
    try stage.wait(for: "injecting")
    let one = play.call { [stage] c in
      let a = try c.vertex(Vertex0.self)
      #expect(stage.hasReached("A.inj."))
      return [a]
    }
    let three = play.call { [stage] c in
      let b = try c.vertex(Vertex1.self)
      #expect(stage.hasReached("A.inj."))
      return [b]
    }
    #expect(play.isWhole(try two.value(), Self.pair))
    #expect(try one.value()[0].injections[0] === two.value())
    #expect(try three.value()[0] === two.value())
  }

  @Test("creation 8.3: no call waits for other work of the factory")
  func otherWork() throws {
    let play = Play([.needs(), .needs()])
    let stage = play.stage
    let one = play.call { [stage] c in
      let a = try c.vertex(Vertex0.self)
      try stage.pass("R1 has A")
      try stage.wait(for: "R2 has A")
      return [a]
    }
    try stage.wait(for: "R1 has A")
    let a = try play.call(0).value()
    #expect(!one.isOver)
    try stage.pass("R2 has A")
    #expect(try one.value()[0] === a)
  }

  @Test("creation 8.4: a request that received an early object does not return before it is closed")
  func barrier() throws {
    let play = Self.meeting()
    let stage = play.stage
    stage.on("A.inj.") {
      try stage.waitUntilSomebodyWaits(for: Vertex0.self, atEnd: true)
      try stage.pass("R2 is at its end")
    }
    let (one, two) = try Self.meet(play)
    let b = try two.value()
    #expect(stage.hasReached("R2 is at its end"))
    #expect(b.parameters[0].runs[0] == 1)
    #expect(try one.value() === b.parameters[0])
  }

  @Test("creation 8.5: there is no error while another member could go on with an early object")
  func noError() throws {
    let play = Self.meeting()
    play.stage.on("B.init.") { [stage = play.stage] in
      // R2 continues in its initializer, so it has received the object early; R1 waits for an object that doesn't
      // exist yet.
      try stage.waitUntilSomebodyWaits(for: Vertex1.self)
    }
    let (one, two) = try Self.meet(play)
    #expect(throws: Never.self) { _ = try two.value() }
    #expect(throws: Never.self) { _ = try one.value() }
  }

  @Test("creation 8.6: a new wait lets an older one continue")
  func olderWait() throws {
    let play = Self.meeting()
    let stage = play.stage
    stage.on("A.inj>B") {
      #expect(stage.isWaitedFor(Vertex0.self))
      #expect(!stage.hasReached("B.init."))
    }
    let (one, two) = try Self.meet(play)
    #expect(play.isWhole(try two.value(), Self.pair))
    #expect(play.isWhole(try one.value(), Self.pair))
  }

  @Test("creation 8.7: a cycle through an existing object is no error, in the other order")
  func otherOrder() throws {
    let play = Play(Self.pair)
    let stage = play.stage
    let one = play.call { [stage] c in
      let a = try c.vertex(Vertex0.self)
      try stage.pass("R1 has A")
      try stage.wait(for: "R2 makes B")
      return [a, try c.vertex(Vertex1.self)]
    }
    try stage.wait(for: "R1 has A")
    stage.on("B.init>A") {
      try stage.pass("R2 makes B")
      // R1 waits for B first, then R2 for A.
      try stage.waitUntilSomebodyWaits(for: Vertex1.self)
    }
    let two = play.call(1)
    let found = try one.value()
    #expect(try two.value() === found[1])
    #expect(play.isWhole(found[0], Self.pair))
  }

  @Test("creation 8.8: a finished object that holds an unfinished one of the requester can be used")
  func ownUnfinished() throws {
    let play = Self.meeting()
    let stage = play.stage
    stage.on("A.inj.") {
      // R2 is at its end and waits for R1, but the object that it created exists.
      try stage.waitUntilSomebodyWaits(for: Vertex0.self, atEnd: true)
      #expect(stage.hasReached("B.init."))
    }
    let (one, two) = try Self.meet(play)
    #expect(try one.value().injections[0] === two.value())
  }

  @Test("creation 8.9: a cycle of three calls is solved like one of two")
  func three() throws {
    let parts: [CreationProgram.Part] = [.needs(injects: [1]), .needs(2), .needs(0)]
    let play = Play(parts)
    let stage = play.stage
    stage.on("A.inj") {
      try stage.pass("R1 injects A")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
      try stage.waitUntilSomebodyWaits(for: Vertex2.self)
    }
    let one = play.call(0)
    try stage.wait(for: "R1 injects A")
    stage.on("B.init>C") { try stage.wait(for: "C.init") }
    let two = play.call(1)
    try stage.wait(for: "B.init>C")
    let three = play.call(2)
    for act in [one, two, three] { #expect(play.isWhole(try act.value(), parts)) }
    #expect(play.made.value == 3)
  }

  @Test("creation 8.10: an object in the queue of a call is waited for, too")
  func queued() throws {
    let play = Play(Self.pair)
    let stage = play.stage
    let one = play.call { [stage] c in
      let a = try c.vertex(Vertex0.self)
      try stage.pass("R1 has A")
      // The injection of A waits for the end of this code, which waits for R2, which waits for A.
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
      return [a, try c.vertex(Vertex1.self)]
    }
    try stage.wait(for: "R1 has A")
    let two = play.call(1)
    #expect(play.isWhole(try two.value(), Self.pair))
    #expect(try one.value()[1] === two.value())
  }
}
