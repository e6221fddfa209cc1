import DIEngine
import TestSupport
import Testing

@Suite("Runtime arguments")
struct ArgumentTests {
  final class Disc {
    let text: String
    var inner: Disc?
    init(_ text: String) { self.text = text }
  }

  @Test("V1-22 the last initializer for the same arguments wins")
  func lastWins() throws {
    let c = RawContainer(.deferring)
    let disc = c.declare(.deferring) { Disc("first") }
    #expect(try c.get(Disc.self).text == "first")
    disc.change {
      $0.set(.manual { (_: RawContainer) in Disc("second") })
      $0.set(.manual { (_: RawContainer, _: Int) in Disc("third") })
      $0.set(.manual { (_: RawContainer, _: Int) in Disc("fourth") })
    }
    #expect(try c.get(Disc.self).text == "second")
    #expect(try c.get(Disc.self, 1).text == "fourth")
  }

  @Test("V1-26 arguments do not distinguish cached objects")
  func kept() throws {
    let c = RawContainer(.deferring)
    c.argument(.deferring, kept: Lifetime(.engine)) { (_, text: String) in Disc(text) }
    let first = try c.get(Disc.self, "x")
    for _ in 0..<2 { #expect(try c.get(Disc.self, "y") === first) }
    #expect(try c.get(Disc.self) === first)
    #expect(first.text == "x")
  }

  @Test("V1-26 with arguments a new object, without them the cached one, if the option is set")
  func uncached() throws {
    let c = RawContainer(.deferring)
    let runs = Counter()
    c.declare(.deferring, kept: Lifetime(.scope)) { Disc("kept") }.change {
      $0.behaviour.options.insert(.uncachedWithArguments)
      $0.set(.manual { (_: RawContainer, text: String) in Disc(text) })
    }
    .run { _, _ in runs.add() }
    let kept = try c.get(Disc.self)
    let one = try c.get(Disc.self, "x")
    let two = try c.get(Disc.self, "x")
    #expect(one !== two)
    #expect([kept.text, one.text, two.text] == ["kept", "x", "x"])
    #expect(try c.get(Disc.self) === kept)
    #expect(runs.value == 3)
  }

  @Test("only the requested component receives the arguments")
  func onlyRequested() throws {
    let c = RawContainer(.deferring)
    c.declare(.deferring) { Disc("plain") }.change {
      $0.set(
        .manual { (c: RawContainer, text: String) in
          let disc = Disc(text)
          disc.inner = try c.get()
          disc.inner?.inner = try c.get(Disc.self, 7)
          return disc
        })
      $0.set(.manual { (_: RawContainer, number: Int) in Disc("\(number)") })
    }
    c.argument(.deferring) { (c, text: String) in [try c.get(Disc.self, text + text)] }
      .run { c, discs in
        #expect(throws: Never.self) { discs[0].inner?.inner?.inner = try c.get() }
      }
    // A request inside the initializer of the same component is recursive.
    let recursion = try failure { _ = try c.get(Disc.self, "x") }
    #expect(recursion.kind.name == "recursion")
    c.closure(.deferring) { _ in 5 }
    c.argument(.deferring) { (c, text: String) in "\(text)\(try c.get(Int.self))" }
    #expect(try c.get(String.self, "x") == "x5")
  }

  final class Pair {
    let one: Point
    let two: Point
    init(_ one: Point, _ two: Point) {
      self.one = one
      self.two = two
    }
  }
  protocol Located: AnyObject {}
  final class Point: Located {
    let x: Int
    let name: String?
    init(_ x: Given<Int>, _ name: Given<String?>) {
      self.x = x.value
      self.name = name.value
    }
  }

  private func points() -> RawContainer {
    let c = RawContainer(.immediate)
    c.declare(.immediate, Point.init).offered(as: (any Located).self)
    c.declare(.immediate, Pair.init)
    return c
  }

  private func get<Value>(
    _ c: RawContainer, _ entries: [ArgumentEntries.Entry], _ type: Value.Type = Value.self
  ) throws -> Value {
    var entries = ArgumentEntries(entries)
    return try c.scope.resolve(type, .none, .softens, entries: &entries, for: c)
  }

  @Test("V3-50 also a type that is offered later")
  func byLaterService() throws {
    let c = RawContainer(.immediate)
    let point = c.declare(.immediate, Point.init)
    c.declare(.immediate, Pair.init)
    let before = try failure {
      _ = try get(c, [.init(type: (any Located).self, values: [4])], Pair.self)
    }
    #expect(before.kind.name == "argumentMissing")
    point.offered(as: (any Located).self)
    let pair: Pair = try get(c, [.init(type: (any Located).self, values: [4])])
    #expect(pair.one.x == 4)
  }

  @Test("V3-51 V3-53 V3-54 missing, ambiguous and wrong values")
  func wrong() throws {
    let c = points()
    let cases: [([ArgumentEntries.Entry], String)] = [
      ([], "argumentMissing"),
      ([.init(type: Pair.self, values: [1])], "argumentMissing"),
      ([.init(type: Point.self, values: [])], "argumentMissing"),
      ([.init(type: Point.self, values: [nil, "p"])], "argumentMissing"),
      ([.init(type: Point.self, values: ["x"])], "wrongArgument"),
      (
        [
          .init(type: Point.self, values: [1]), .init(type: (any Located).self, values: [2]),
        ], "argumentsAmbiguous"
      ),
    ]
    for (entries, kind) in cases {
      let failure = try failure { _ = try get(c, entries, Pair.self) }
      #expect(failure.kind.name == kind)
      #expect(failure.component.map { "\($0.type)" } == "Point")
      let isSoft = kind != "wrongArgument"
      if isSoft { #expect(try get(c, entries, Point?.self) == nil) }
    }
    let missing: Point = try get(c, [.init(type: Point.self, values: [1])])
    #expect(missing.name == nil)
  }
}
