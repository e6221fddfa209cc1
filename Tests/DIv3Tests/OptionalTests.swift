import DIv3
import TestSupport
import Testing

@Suite("Unavailable dependencies")
struct OptionalTests {
  final class Leaf {}

  final class Middle {
    let leaf: Leaf
    init(leaf: Leaf) { self.leaf = leaf }
  }

  final class Top {
    let middle: Middle
    init(middle: Middle) { self.middle = middle }
  }

  final class Lenient {
    let top: Top?
    init(top: Top?) { self.top = top }
  }

  let c = DIContainer()

  @Test("V3-26 an Optional is nil if there is no component or there are too many")
  func optional() {
    #expect(c.resolve() as A? == nil)
    let implicit: A! = *c
    #expect(implicit == nil)
    c.register(A.init)
    let deep: A?? = c.resolve()
    #expect(deep as? A != nil)
    c.register(A.init)
    #expect(c.resolve() as A? == nil)
  }

  @Test("V3-27 a missing parameter makes its owners fail, up to the first Optional")
  func missingParameter() {
    c.register(Middle.init)
    c.register(Top.init)
    c.register(Lenient.init)
    #expect(c.resolve() as Middle? == nil)
    #expect(c.resolve() as Top? == nil)
    let lenient: Lenient? = c.resolve()
    #expect(lenient != nil)
    #expect(lenient?.top == nil)
    c.register(Leaf.init)
    #expect((c.resolve() as Lenient).top != nil)
  }

  @Test("V3-27 a failed creation has no lasting effect")
  func nothingBehind() {
    var leaf: Leaf?
    let made = Counter()
    c.register { leaf }
    c.register { (leaf: Leaf) -> Middle in
      made.add()
      return Middle(leaf: leaf)
    }
    .lifetime(.perContainer(.strong))
    c.register(Top.init).lifetime(.perContainer(.strong)).injection(cycle: true) {
      (_: Top, _: Leaf?) in
    }
    #expect(c.resolve() as Top? == nil)
    #expect(made.value == 0)
    leaf = Leaf()
    let top: Top = c.resolve()
    #expect(top.middle.leaf === leaf)
    #expect(c.resolve() as Top === top)
    #expect(made.value == 1)
  }

  @Test("V3-27 V3-75 objects created besides a failure are cached, and their injections run")
  func besideFailure() {
    final class Owner {
      init(shared: Numbered, missing: Leaf) {}
    }
    let journal = Received<String>()
    c.register { () -> Numbered in
      journal("made")
      return Numbered(1)
    }
    .lifetime(.perContainer(.strong))
    .injection(cycle: true) { (_: Numbered, _: A?) in journal("cycle") }
    .postInit { _ in journal("post") }
    c.register(Owner.init)
    #expect(c.resolve() as Owner? == nil)
    #expect(journal.all == ["made", "cycle", "post"])
    _ = c.resolve() as Numbered
    #expect(journal.all == ["made", "cycle", "post"])
  }

  private final class X {
    var number = 0
    var steps: [String] = []
  }

  @Test("V3-28 an injection with a missing dependency is skipped, and the rest runs")
  func missingInjection() {
    c.register(X.init)
      .injection { $0.number = $1 as Int }
      .injection { (x: X, _: A, _: Int) in x.steps.append("method") }
      .injection(cycle: true) { (x: X, _: Int) in x.steps.append("cycle") }
      .injection { $0.steps.append("next") }
      .postInit { $0.steps.append("post") }
    let x: X = c.resolve()
    #expect(x.number == 0)
    #expect(x.steps == ["next", "post"])
    c.register { 7 }
    c.register(A.init)
    let full: X = c.resolve()
    #expect(full.number == 7)
    #expect(full.steps == ["method", "next", "cycle", "post"])
  }

  private final class Properties {
    var implicit: (any P)! = A()
    var optional: (any P)? = A()
    var explicit: (any P)! = A()
    var path: (any P)! = A()
    var plain: any P = A()
    var plainPath: any P = A()
  }

  @Test("V3-29 an Optional property is set to nil, any other one keeps its value")
  func properties() {
    c.register(Properties.init)
      .injection { $0.implicit = $1 }
      .injection { $0.optional = $1 }
      .injection { $0.explicit = $1 as any P }
      .injection(\.path)
      .injection { $0.plain = $1 }
      .injection(\.plainPath)
    let before: Properties = c.resolve()
    #expect(before.implicit == nil)
    #expect(before.optional == nil)
    #expect(before.path == nil)
    #expect(before.explicit is A)
    #expect(before.plain is A)
    #expect(before.plainPath is A)
    c.register(B.init).as((any P).self)
    let after: Properties = c.resolve()
    for value in [after.implicit, after.optional, after.explicit, after.path] {
      #expect(value is B)
    }
    #expect(after.plain is B)
    #expect(after.plainPath is B)
  }
}
