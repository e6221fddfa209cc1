import DIEngine
import TestSupport
import Testing

/// Requests for an object that is still being created, in cycles that no injection breaks.
@Suite("Recursion", .keepingTaskInstances)
struct RecursionTests {
  final class First {
    init(_ second: Second) {}
  }
  final class Second {
    var first: First?
    var second: Second?
  }

  private func chain(_ failure: Failure) -> [String] {
    failure.path.map { "\($0.isMaking ? "making" : "injecting") \($0.component.type)" }
  }

  @Test("V3-79 a recursive immediate injection fails with the chain")
  func atOnce() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, First.init)
    c.declare(.immediate) { Second() }.inject { $0.first = $1 }
    let fromFirst = try failure { _ = try c.get(First.self) }
    #expect(fromFirst.kind.name == "recursion")
    #expect(fromFirst.component.map { "\($0.type)" } == "First")
    #expect(chain(fromFirst) == ["making First", "making Second"])
    let fromSecond = try failure { _ = try c.get(Second.self) }
    #expect(fromSecond.component.map { "\($0.type)" } == "Second")
    #expect(chain(fromSecond) == ["making Second", "making First"])
  }

  @Test("V3-79 an object that recreates itself through the queue fails with the chain")
  func throughQueue() throws {
    let c = RawContainer(.immediate)
    let made = Counter()
    c.declare(.immediate) { () -> Second in
      made.add()
      return Second()
    }
    .inject(later: true) { $0.second = $1 }
    let failure = try failure { _ = try c.get(Second.self) }
    #expect(failure.kind.name == "recursion")
    #expect(chain(failure) == ["injecting Second"])
    #expect(made.value == 2)
  }

  final class Hen {
    init(_ feather: Third, _ egg: Egg) {}
  }
  final class Egg {
    init(_ hen: Hen) {}
  }

  @Test("V1-35 V2-29 a cycle compiled from another start creates nothing twice")
  func otherStart() throws {
    for style in RawContainer.Style.allCases {
      let c = RawContainer(style)
      let feathers = Counter()
      c.declare(style) { () -> Third in
        feathers.add()
        return Third()
      }
      c.declare(style, Hen.init)
      c.declare(style, Egg.init)
      for asked in ["Egg", "Hen", "Egg", "Hen"] {
        let before = feathers.value
        let failure = try failure {
          if asked == "Egg" { _ = try c.get(Egg.self) } else { _ = try c.get(Hen.self) }
        }
        #expect(failure.kind.name == "recursion")
        #expect(failure.component.map { "\($0.type)" } == asked)
        #expect(feathers.value == before + 1, "\(asked) of \(style)")
      }
    }
  }

  final class Nest {
    init(_ twig: Twig, _ leaf: Leaf) {}
  }
  final class Twig {
    init(_ leaf: Leaf) {}
  }
  final class Leaf {
    init(_ twig: Twig) {}
  }

  @Test("a cycle of two parameters of one initializer is found, whichever is compiled first")
  func siblings() throws {
    for style in RawContainer.Style.allCases {
      let c = RawContainer(style)
      c.declare(style, Nest.init)
      c.declare(style, Twig.init)
      c.declare(style, Leaf.init)
      let fromNest = try failure { _ = try c.get(Nest.self) }
      #expect(fromNest.kind.name == "recursion")
      #expect(chain(fromNest) == ["making Nest", "making Twig", "making Leaf"])
      let fromLeaf = try failure { _ = try c.get(Leaf.self) }
      #expect(chain(fromLeaf) == ["making Leaf", "making Twig"])
    }
  }

  final class Third {
    var first: First!
  }
  final class Fourth {
    var third: Third!
  }

  @Test("V3-79 through the queue and other objects, the chain names all of them")
  func throughQueueOfSeveral() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate) { Fourth() }.inject(later: true) { $0.third = $1 }
    c.declare(.immediate) { Third() }.inject(later: true) { $0.first = $1 }
    c.declare(.immediate, First.init)
    c.declare(.immediate) { (_: Fourth) in Second() }
    let failure = try failure { _ = try c.get(Fourth.self) }
    #expect(failure.kind.name == "recursion")
    #expect(failure.component.map { "\($0.type)" } == "Fourth")
    #expect(
      chain(failure) == [
        "injecting Fourth", "injecting Third", "making First", "making Second",
      ])
  }

  @Test("V3-63 V3-79 an object shared by the object graph ends the regeneration")
  func keptByGraph() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(.graph)) { Second() }
      .inject(later: true) { $0.second = $1 }
    let second = try c.get(Second.self)
    #expect(second.second === second)
  }

  @Test(
    "V3-77 V3-79 a path through a shared object ends the regeneration",
    arguments: [LifetimeKind.graph, .scope, .scopeUntilCleaned, .engine, .process, .perTask])
  func throughKept(kept: LifetimeKind) throws {
    let c = RawContainer(.immediate)
    let made = Counter()
    c.declare(.immediate) { (second: Second) -> First in
      made.add()
      return First(second)
    }
    .inject(later: true) { (_: First, _: Second) in }
    c.declare(.immediate, kept: Lifetime(kept)) { Second() }
      .inject(later: true) { $0.first = $1 }
    let first = try c.get(First.self)
    #expect(made.value == 2)
    #expect(try c.get(Second.self).first !== first)
  }

  @Test("V3-79 recursive user code can end by itself")
  func userCodeEnds() throws {
    let c = RawContainer(.immediate)
    let made = Counter()
    c.declare(.immediate) { () -> Second in
      made.add()
      return Second()
    }
    .run(later: true) { c, second in
      if made.value < 5 { second.second = try c.get() }
    }
    var last = try c.get(Second.self)
    for _ in 1..<5 { last = try #require(last.second) }
    #expect(last.second == nil)
  }

  @Test("V2-29 the first recursive request is reported, even with user code in the cycle")
  func throughUserCode() throws {
    for style in RawContainer.Style.allCases {
      let c = RawContainer(style)
      c.declare(style, Ring1.init)
      c.declare(style, Ring2.init)
      c.closure(style) { c -> Ring3 in
        _ = try c.get(Ring1.self)
        return Ring3()
      }
      let failure = try failure { _ = try c.get(Ring2.self) }
      #expect(failure.component.map { "\($0.type)" } == "Ring2")
      #expect(chain(failure) == ["making Ring2", "making Ring3", "making Ring1"])
    }
  }

  @Test("V3-27 an Optional does not hide a recursion")
  func notSoftened() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate) { (_: Second?) in First(Second()) }
    c.declare(.immediate) { (_: First?) in Second() }
    #expect(try failure { _ = try c.get(First.self) }.kind.name == "recursion")
  }
}
