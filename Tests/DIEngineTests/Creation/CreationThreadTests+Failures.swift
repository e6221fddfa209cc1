import DIEngine
import TestSupport
import Testing

extension CreationThreadTests {
  @Test("creation 8.11: without a cycle, no call gets an unfinished object")
  func receivesNothingEarly() throws {
    let parts: [CreationProgram.Part] = [.needs(), .needs(injects: [0])]
    let play = Play(parts)
    let stage = play.stage
    stage.on("B.inj") {
      try stage.pass("R2 injects B")
      try stage.waitUntilSomebodyWaits(for: Vertex1.self)
    }
    let two = play.call(1)
    try stage.wait(for: "R2 injects B")
    let one = play.call { [stage] c in
      let a = try c.vertex(Vertex0.self)
      let b = try c.vertex(Vertex1.self)
      #expect(stage.hasReached("B.inj."))
      return [a, b]
    }
    #expect(try one.value()[1] === two.value())
    #expect(play.isWhole(try two.value(), parts))
  }

  @Test(
    "creation 8.12: a request that received an early object that fails gets a failure, and the next one a new object",
    arguments: RawContainer.Style.allCases)
  func earlyFails(style: RawContainer.Style) throws {
    let play = Self.meeting(style)
    let stage = play.stage
    stage.on("A.inj.") {
      try stage.waitUntilSomebodyWaits(for: Vertex0.self, atEnd: true)
      throw Refusal()
    }
    let (one, two) = try Self.meet(play)
    #expect(throws: (any Error).self) { _ = try one.value() }
    #expect(throws: (any Error).self) { _ = try two.value() }
    let b = try play.call(1).value()
    #expect(play.isWhole(b, Self.pair))
    #expect(play.made.value == 4)
  }

  @Test("creation 8.13: the holder of an object that failed fails with it")
  func holderFails() throws {
    let parts: [CreationProgram.Part] = [.needs(1), .needs(injects: [0])]
    let play = Play(parts, .withdrawing)
    let stage = play.stage
    nonisolated(unsafe) var dead: Vertex?
    play.c.closure(.withdrawing, line: 1_001) { [stage] c -> Vertex11 in
      dead = try c.vertex(Vertex0.self)
      try stage.pass("R1 has A")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
      throw Refusal()
    }
    let one = play.call(11)
    try stage.wait(for: "R1 has A")
    let two = play.call(0)
    #expect(one.refused)
    let a = try two.value()
    #expect(a !== dead)
    #expect(a.parameters[0] !== dead?.parameters[0])
    #expect(play.isWhole(a, parts))
  }

  @Test("creation 8.14: after an error, too, code of a session runs one member at a time")
  func tokenAfterError() throws {
    let parts: [CreationProgram.Part] = [.needs(1, 2), .needs(injects: [2]), .needs(0)]
    let play = Play(parts)
    let stage = play.stage
    stage.on("A.init>B") {
      try stage.pass("R1 makes A")
      try stage.waitUntilSomebodyWaits(for: Vertex2.self)
    }
    stage.on("B.inj>C") { try stage.waitUntilSomebodyWaits(for: Vertex0.self) }
    stage.on("C.init>A") { try stage.wait(for: "R1 makes A") }
    let two = play.call(1)
    try stage.wait(for: "B.inj>C")
    let three = play.call(2)
    try stage.wait(for: "C.init>A")
    // R1 borrows B and needs C, which waits for A.
    let one = play.call(0)
    var kinds: [String] = []
    for act in [one, two, three] {
      do {
        _ = try act.value()
      } catch let failure as Failure {
        kinds.append(failure.kind.name)
      }
    }
    // A and C need each other: no order of the calls can create them.
    #expect(!kinds.isEmpty)
    #expect(kinds.allSatisfy { $0 == "recursion" })
    // No call remains waiting.
    for type in vertexTypes { #expect(!stage.isWaitedFor(type)) }
  }

  @Test("creation 8.15: while one of two members of a session runs, the other doesn't")
  func token() throws {
    let play = Self.meeting()
    let stage = play.stage
    let one = play.call(0)
    try stage.wait(for: "R1 injects A")
    let two = play.call { [stage] c in
      let b = try c.vertex(Vertex1.self)
      // R1 could continue with B, but for this code, which knows A.
      try stage.waitUntilSomebodyWaits(for: Vertex1.self)
      #expect(b.parameters[0].injections.isEmpty)
      #expect(!stage.hasReached("A.inj."))
      return [b]
    }
    #expect(try two.value()[0].parameters[0].injections.count == 1)
    #expect(play.isWhole(try one.value(), Self.pair))
  }

  @Test("creation 8.16: a slow factory blocks only calls that need its object")
  func slow() throws {
    let parts: [CreationProgram.Part] = [.needs(), .needs(2), .needs()]
    let play = Play(parts)
    let stage = play.stage
    stage.on("A.init.") { try stage.wait(for: "R2 is over") }
    let one = play.call(0)
    try stage.wait(for: "A.init.")
    let b = try play.call(1).value()
    #expect(!one.isOver)
    try stage.pass("R2 is over")
    _ = try one.value()
    #expect(play.isWhole(b, parts))
  }

  @Test(
    "creation 7: a member that waits for a failing object makes it, and sees no error of others",
    arguments: RawContainer.Style.allCases)
  func waiterMakesIt(style: RawContainer.Style) throws {
    let play = Play([.needs()], style)
    let stage = play.stage
    stage.on("A.init.") {
      try stage.pass("R1 makes A")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
      throw Refusal()
    }
    let one = play.call(0)
    try stage.wait(for: "R1 makes A")
    let two = play.call(0)
    #expect(one.refused)
    let a = try two.value()
    #expect(try play.call(0).value() === a)
    #expect(play.made.value == 1)
  }

  @Test(
    "creation 7: a request that received an early object fails with it, even if it catches errors")
  func swallowed() throws {
    let parts = Self.pair + [.needs()]
    let play = Play(parts)
    let stage = play.stage
    stage.on("A.inj") {
      try stage.pass("R1 injects A")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
    }
    stage.on("A.inj.") {
      try stage.waitUntilSomebodyWaits(for: Vertex2.self)
      throw Refusal()
    }
    stage.on("C.init") { try stage.wait(for: "R1 is over") }
    let three = play.call(2)
    try stage.wait(for: "C.init")
    let one = play.call(0)
    try stage.wait(for: "R1 injects A")
    let two = play.call { c in
      let b = try c.vertex(Vertex1.self)
      #expect(throws: (any Error).self) { _ = try c.vertex(Vertex2.self) }
      return [b]
    }
    #expect(one.refused)
    #expect(throws: (any Error).self) { _ = try two.value() }
    try stage.pass("R1 is over")
    _ = try three.value()
    #expect(play.isWhole(try play.call(1).value(), parts))
  }

  @Test(
    "creation 7: initializers of two threads that depend on each other are reported, with the path")
  func cycle() throws {
    let play = Play([.needs(1), .needs(0)])
    let stage = play.stage
    stage.on("A.init>B") { try stage.waitUntilSomebodyWaits(for: Vertex0.self) }
    stage.on("B.init>A") { try stage.wait(for: "A.init>B") }
    let two = play.call(1)
    try stage.wait(for: "B.init>A")
    let one = play.call(0)
    let failure = try #require(throws: Failure.self) { _ = try one.value() }
    #expect(failure.kind.name == "recursion")
    #expect(failure.path.map(\.isOnOtherThread) == [false, true])
    #expect(
      failure.path.map { ObjectIdentifier($0.component.type) }
        == [ObjectIdentifier(Vertex0.self), ObjectIdentifier(Vertex1.self)])
    #expect("\(failure)".contains("(on another thread)"))
    #expect(throws: Failure.self) { _ = try two.value() }
  }
}
