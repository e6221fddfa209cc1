import DIEngine
import TestSupport
import Testing

@Suite("Runtime arguments")
struct ArgumentTests {
  class Base {}
  final class Sub: Base {}
  final class Disc {
    let text: String
    var inner: Disc?
    init(_ text: String) { self.text = text }
  }

  @Test("V1-21 V1-23 V1-24 the exact types of the arguments choose the initializer")
  func exact() throws {
    let c = RawContainer(.deferring)
    let disc = c.declare(.deferring) { Disc("none") }
    disc.change {
      $0.set(.manual { (_: RawContainer, text: String) in Disc(text) })
      $0.set(.manual { (_: RawContainer, number: Int) in Disc("Int \(number)") })
      $0.set(.manual { (_: RawContainer, a: String, b: Int) in Disc("\(a), \(b)") })
      $0.set(.manual { (_: RawContainer, a: Int, b: String) in Disc("\(a); \(b)") })
      $0.set(.manual { (_: RawContainer, pair: (Int, String)) in Disc("pair \(pair)") })
      $0.set(.manual { (_: RawContainer, _: Base) in Disc("base") })
      $0.set(.manual { (_: RawContainer, text: String?) in Disc("maybe \(text ?? "-")") })
    }
    #expect(try c.get(Disc.self).text == "none")
    #expect(try c.get(Disc.self, "x").text == "x")
    #expect(try c.get(Disc.self, 1).text == "Int 1")
    #expect(try c.get(Disc.self, "x", 1).text == "x, 1")
    #expect(try c.get(Disc.self, 1, "x").text == "1; x")
    #expect(try c.get(Disc.self, (1, "x")).text == "pair (1, \"x\")")
    #expect(try c.get(Disc.self, Sub() as Base).text == "base")
    #expect(try c.get(Disc.self, "x" as String?).text == "maybe x")
    #expect(try failure { _ = try c.get(Disc.self, Sub()) }.kind.name == "factoryNotFound")
    #expect(try failure { _ = try c.get(Disc.self, 1.5) }.kind.name == "factoryNotFound")
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

  @Test("V1-24 without a parameterless initializer, a request without arguments fails")
  func onlyWithArguments() throws {
    let c = RawContainer(.deferring)
    c.argument(.deferring) { (_, text: String) in Disc(text) }
    #expect(try c.get(Disc.self, "x").text == "x")
    #expect(try failure { _ = try c.get(Disc.self) }.kind.name == "factoryNotFound")
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
    var z = 0
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

  @Test("V3-50 V3-52 values reach a component at any depth, each object from the first one on")
  func anyDepth() throws {
    let pair: Pair = try get(points(), [.init(type: Point.self, values: [7, "p"])])
    #expect([pair.one.x, pair.two.x] == [7, 7])
    #expect([pair.one.name, pair.two.name] == ["p", "p"])
    let direct: Point = try get(points(), [.init(type: Point?.self, values: [1, nil, 3])])
    #expect(direct.x == 1)
    #expect(direct.name == nil)
  }

  @Test("V3-50 an entry can name any type of the component")
  func byService() throws {
    let pair: Pair = try get(points(), [.init(type: (any Located).self, values: [4, "q"])])
    #expect(pair.two.x == 4)
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

  @Test("V3-54 a wrong value for an Optional is nil, and reported")
  func wrongOptional() throws {
    let told = Received<String>()
    let c = RawContainer(
      .immediate,
      engine: Engine { event in
        if case .softened(let failure) = event { told(failure.kind.name) }
      })
    c.declare(.immediate, Point.init)
    let point: Point = try get(c, [.init(type: Point.self, values: [1, 2])])
    #expect(point.name == nil)
    #expect(told.all == ["wrongArgument"])
  }

  @Test(
    "V3-57 an injection continues with the next value after the initializer, even a deferred one")
  func injections() throws {
    for waits in [false, true] {
      let c = RawContainer(.immediate)
      c.declare(.immediate, Point.init).inject(later: waits) { (point: Point, z: Given<Int>) in
        point.z = z.value
      }
      c.declare(.immediate, Pair.init)
      let pair: Pair = try get(c, [.init(type: Point.self, values: [1, "p", 3])])
      #expect([pair.one.z, pair.two.z] == [3, 3])
    }
  }

  @Test("V3-55 a deferred request keeps the values of its creation, or receives its own")
  func delayed() throws {
    let c = points()
    c.declare(.immediate) { (later: Later<Point>) in [later] }
    let later: [Later<Point>] = try get(c, [.init(type: Point.self, values: [1, "p"])])
    #expect(try later[0].value().x == 1)
    let own = ArgumentEntries([.init(type: Point.self, values: [2])])
    #expect(try later[0].value(own).x == 2)
  }

  @Test("V3-50 values belong to one request")
  func oneRequest() throws {
    let c = points()
    let _: Point = try get(c, [.init(type: Point.self, values: [1])])
    #expect(try failure { _ = try c.get(Point.self) }.kind.name == "argumentMissing")
  }

  @Test("V3-56 a shared object ignores values")
  func keptIgnores() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(.engine), Point.init)
    let one: Point = try get(c, [.init(type: Point.self, values: [1])])
    let two: Point = try get(c, [.init(type: Point.self, values: [2])])
    #expect(one === two)
  }
}
