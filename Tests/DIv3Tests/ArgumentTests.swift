import DIv3
import TestSupport
import Testing

@Suite("Arguments")
struct ArgumentTests {
  final class X: P {
    let a: Int
    let s: String
    let d: Double
    var list: [Int] = []

    init(a: Int, s: String, d: Double) {
      self.a = a
      self.s = s
      self.d = d
    }
  }

  final class Leaf: P {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  final class Pair {
    let x1: Leaf
    let x2: Leaf
    init(x1: Leaf, x2: Leaf) {
      self.x1 = x1
      self.x2 = x2
    }
  }

  final class Lenient {
    let number: Int?
    let other: Double?
    init(_ number: Int?, _ other: Double?) {
      self.number = number
      self.other = other
    }
  }

  let c = DIContainer()

  @Test(
    "V3-47 values are assigned in order: parameters, then injections; the container resolves the rest"
  )
  func order() {
    c.register { "text" }
    c.register { X(a: arg($0), s: $1, d: arg($2)) }
      .injection { $0.list = arg($1) }
    let x: X = c.resolve(args: 1, 2.5, [7])
    #expect((x.a, x.s, x.d) == (1, "text", 2.5))
    #expect(x.list == [7])
  }

  @Test("V3-47 values of several injections, by method and by key path")
  func injections() {
    final class Y {
      var one = 0
      var two = 0
      var three = 0
      var four = 0
    }
    c.register(Y.init)
      .injection(\.one) { arg($0) }
      .injection { (y: Y, two: DIArg<Int>, three: DIArg<Int>) in
        y.two = arg(two)
        y.three = arg(three)
      }
      .injection { $0.four = arg($1) }
    let y: Y = c.resolve(args: 1, 2, 3, 4)
    #expect([y.one, y.two, y.three, y.four] == [1, 2, 3, 4])
  }

  @Test("V3-49 arguments apply to the requested object, through Optional, many, tag and name")
  func aim() {
    c.register { Leaf(arg($0)) }
      .as((any P).self).as((any P).self, tag: T1.self).as((any P).self, name: "n")
    #expect((c.resolve(args: 1) as Leaf).number == 1)
    #expect((c.resolve(arg: 8) as Leaf).number == 8)
    #expect((c.resolve(args: 2) as Leaf?)?.number == 2)
    #expect((c.resolve(args: 3) as any P as? Leaf)?.number == 3)
    #expect((many(c.resolve(args: 4)) as [Leaf]).map(\.number) == [4])
    #expect((by(tag: T1.self, on: c.resolve(args: 5)) as any P as? Leaf)?.number == 5)
    let arguments = AnyArguments(for: (any P).self, args: 6)
    #expect((c.resolve(name: "n", arguments: arguments) as any P as? Leaf)?.number == 6)
    #expect((c.resolve(tag: T1.self, arguments: arguments) as any P as? Leaf)?.number == 6)
    #expect((c.resolveMany(arguments: arguments) as [any P]).count == 1)
    #expect(c.resolve() as Leaf? == nil)
  }

  @Test("V3-50 named arguments reach their component at any depth, by any of its types")
  func depth() {
    final class Deep {
      let pair: Pair
      init(pair: Pair) { self.pair = pair }
    }
    c.register { Leaf(arg($0)) }.as(AnyObject.self, tag: T1.self).as((any P).self, name: "p")
    c.register(Pair.init)
    c.register(Deep.init)
    for type in [Leaf.self, AnyObject.self, (any P).self] as [DIAType] {
      let deep: Deep = c.resolve(arguments: AnyArguments(for: type, args: 9))
      #expect(deep.pair.x2.number == 9)
    }
    #expect(c.resolve(args: 9) as Deep? == nil)
    #expect(c.resolve(arguments: AnyArguments(for: A.self, args: 9)) as Deep? == nil)
  }

  @Test("V3-47 markers are structs, unlike in the original")
  func markers() {
    let types: [any Any.Type] = [
      DIByTag<T1, Leaf>.self, DIMany<Leaf>.self, DIManyInFramework<Leaf>.self, DIArg<Leaf>.self,
    ]
    for type in types { #expect(!(type is AnyObject.Type), "\(type)") }
  }

  @Test("V3-47 values of all kinds arrive unchanged")
  func kinds() throws {
    class Base {}
    final class Derived: Base {}
    struct Big: Equatable {
      var numbers = [1, 2], text = "text", more = SIMD8<Int64>(repeating: 3)
    }
    enum Choice: Equatable {
      case one
      case other(String)
    }
    final class Sink {
      let values: (Base, Base, Big, Choice, SIMD4<Float>, Int8)
      let more: (any Equatable, (Int, String), Int?, Bool)
      init(
        _ a: Base, _ b: Base, _ c: Big, _ d: Choice, _ e: SIMD4<Float>, _ f: Int8,
        _ g: any Equatable, _ h: (Int, String), _ i: Int?, _ j: Bool
      ) {
        values = (a, b, c, d, e, f)
        more = (g, h, i, j)
      }
    }
    let c = DIContainer()
    c.register {
      Sink(
        arg($0), arg($1), arg($2), arg($3), arg($4), arg($5), arg($6), arg($7), arg($8), arg($9))
    }
    let (base, derived) = (Base(), Derived())
    for _ in 0..<3 {
      let sink: Sink = c.resolve(
        args: base, derived, Big(), Choice.other("x"), SIMD4<Float>(1, 2, 3, 4), Int8(-1), 7,
        (1, "one"), 5, true)
      #expect(sink.values.0 === base && sink.values.1 === derived)
      #expect(sink.values.2 == Big() && sink.values.3 == .other("x"))
      #expect(sink.values.4 == SIMD4(1, 2, 3, 4) && sink.values.5 == -1)
      #expect(sink.more.0 as? Int == 7 && sink.more.1 == (1, "one"))
      #expect(sink.more.2 == 5 && sink.more.3)
    }
  }

  @Test("V3-50 named arguments reach requests of closures, with a name or without")
  func argumentsOfNestedRequests() {
    final class Radio {
      let station: String
      init(_ station: String) { self.station = station }
    }
    final class Dashboard {
      let radios: [Radio]
      init(_ radios: [Radio]) { self.radios = radios }
    }
    let c = DIContainer()
    c.register { Radio(arg($0)) }.as(Radio.self, name: "front").as(Radio.self)
    c.register { Dashboard([c.resolve(), c.resolve(name: "front")]) }
    let arguments = AnyArguments(for: Radio.self, args: "FM")
    let dashboard: Dashboard = c.resolve(arguments: arguments)
    #expect(dashboard.radios.map(\.station) == ["FM", "FM"])
  }

  @Test("V3-50 each component has its own entry")
  func severalEntries() {
    c.register { Leaf(arg($0)) }
    c.register { (leaf: Leaf, number: DIArg<Int>) in Lenient(leaf.number + arg(number), nil) }
    var arguments = AnyArguments()
    arguments.addArgs(for: Leaf.self, args: 1)
    let both = arguments.addArgs(for: Lenient.self, args: 10)
    #expect((c.resolve(arguments: arguments) as Lenient).number == 11)
    #expect((c.resolve(arguments: both) as Lenient).number == 11)
  }

  @Test("V3-51 two entries for one component count as none")
  func twoEntries() {
    c.register { Leaf(arg($0)) }.as((any P).self)
    c.register { Lenient(arg($0), nil) }
    var both = AnyArguments()
    both.addArgs(for: Leaf.self, args: 1)
    both.addArgs(for: (any P).self, args: 2)
    #expect(c.resolve(arguments: both) as Leaf? == nil)
    var twice = AnyArguments(for: Lenient.self, args: 1)
    twice.addArgs(for: Lenient.self, args: 2)
    #expect((c.resolve(arguments: twice) as Lenient).number == nil)
  }

  @Test("V3-52 each object starts with the first value")
  func eachObject() {
    c.register { Leaf(arg($0)) }
    c.register(Pair.init)
    let pair: Pair = c.resolve(arguments: AnyArguments(for: Leaf.self, args: 7))
    #expect(pair.x1 !== pair.x2)
    #expect([pair.x1.number, pair.x2.number] == [7, 7])
  }

  @Test("V3-53 a missing value is nil for an Optional; otherwise the object can't be created")
  func missing() {
    c.register { Leaf(arg($0)) }
    c.register { Lenient(arg($0), arg($1)) }
    #expect(c.resolve() as Leaf? == nil)
    #expect(c.resolve(args: nil) as Leaf? == nil)
    let none: Lenient = c.resolve()
    #expect(none.number == nil && none.other == nil)
    let one: Lenient = c.resolve(args: 3)
    #expect(one.number == 3 && one.other == nil)
    let second: Lenient = c.resolve(args: nil, 2.5)
    #expect(second.number == nil && second.other == 2.5)
    let optional: Int? = 4
    #expect((c.resolve(args: optional) as Lenient).number == 4)
  }

  @Test("V3-53 additional values are ignored")
  func surplus() {
    c.register { Leaf(arg($0)) }
    #expect((c.resolve(args: 1, 2, 3) as Leaf).number == 1)
  }

  @Test("V3-54 a value of a wrong type is nil for an Optional")
  func wrongType() {
    c.register { Lenient(arg($0), arg($1)) }
    let lenient: Lenient = c.resolve(args: "x", 2.5)
    #expect(lenient.number == nil)
    #expect(lenient.other == 2.5)
  }

  @Test("V3-54 a value of a subtype has a correct type")
  func subtype() {
    final class Owner {
      let p: any P
      let object: AnyObject?
      init(p: any P, object: AnyObject?) {
        self.p = p
        self.object = object
      }
    }
    c.register { Owner(p: arg($0), object: arg($1)) }
    let owner: Owner = c.resolve(args: A(), B())
    #expect(owner.p is A)
    #expect(owner.object is B)
  }

  @Test("V3-56 a shared object needs arguments once, and then ignores them")
  func keptObject() {
    c.register { Leaf(arg($0)) }.lifetime(.single)
    c.register { Lenient(arg($0), nil) }.lifetime(.single)
    c.initializeSingletonObjects()
    let lenient: Lenient = c.resolve(args: 1)
    #expect(lenient.number == nil)
    #expect((c.resolve(args: 2) as Leaf).number == 2)
    #expect((c.resolve(args: 3) as Leaf).number == 2)
    #expect((c.resolve() as Leaf).number == 2)
  }

  @Test("V3-57 an injection of a cycle takes the values of its owner")
  func cycle() {
    final class Inner {
      var number = 0
    }
    final class Outer {
      let inner: Inner
      var number = 0
      init(inner: Inner) { self.inner = inner }
    }
    c.register(Inner.init).injection(cycle: true) { $0.number = arg($1) }
    c.register(Outer.init).injection(cycle: true) { $0.number = arg($1) }
    var arguments = AnyArguments(for: Outer.self, args: 1)
    arguments.addArgs(for: Inner.self, args: 2)
    let outer: Outer = c.resolve(arguments: arguments)
    #expect(outer.number == 1)
    #expect(outer.inner.number == 2)
  }

  @Test("V3-58 short forms modify one or two parameters, with any modificator")
  func shortForms() {
    final class Y {
      let number: Int
      let all: [any P]
      let a: A
      init(number: Int, all: [any P], a: A) {
        self.number = number
        self.all = all
        self.a = a
      }
    }
    final class Z {
      let all: [any P]
      let a: A
      init(all: [any P], a: A) {
        self.all = all
        self.a = a
      }
    }
    c.register(A.init).as((any P).self)
    c.register(B.init).as((any P).self)
    c.register(Y.init) { (arg($0), many($1)) }
    c.register(Z.init) { many($0) }
    let y: Y = c.resolve(args: 5)
    #expect(y.number == 5)
    #expect(types(y.all) == ["A", "B"])
    #expect(types((c.resolve() as Z).all) == ["A", "B"])
  }

  @Test("V3-49 arguments reach a factory that returns an Optional")
  func optionalFactory() {
    c.register { Leaf(arg($0)) as Leaf? }
    #expect((c.resolve(args: 3) as Leaf).number == 3)
    #expect((c.resolve(args: 4) as Leaf?)?.number == 4)
  }

  @Test("V3-50 arguments belong to one request, on any thread")
  func ownCall() {
    let c = c
    c.register { Leaf(arg($0)) }
    let wrong = Counter()
    onThreads { thread in
      for i in 0..<500 {
        let number = thread * 1000 + i
        if (c.resolve(args: number) as Leaf).number != number { wrong.add() }
      }
    }
    #expect(wrong.value == 0)
    #expect(c.resolve() as Leaf? == nil)
  }
}
