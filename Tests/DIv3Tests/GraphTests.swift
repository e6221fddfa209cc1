import DIv3
import TestSupport
import Testing

@Suite("One request, one object graph")
struct GraphTests {
  final class D {}

  final class Left {
    let d: D
    init(d: D) { self.d = d }
  }

  final class Right {
    let d: D
    init(d: D) { self.d = d }
  }

  final class Top {
    let left: Left
    let right: Right
    var d: D?
    init(left: Left, right: Right) {
      self.left = left
      self.right = right
    }
  }

  let c = DIContainer()

  private func register(_ lifetime: DILifeTime) {
    c.register(D.init).lifetime(lifetime)
    c.register(Left.init)
    c.register(Right.init)
    c.register(Top.init).injection { $0.d = $1 }
  }

  final class Leaf {
    weak var owner: Branch?
  }

  final class Branch {
    let leaf: Leaf
    init(leaf: Leaf) { self.leaf = leaf }
  }

  @Test(
    "V3-66 outermost many: an object graph for each element, or one for all as in 6.0",
    arguments: [false, true])
  func graphOfMany(isShared: Bool) {
    var order: [String] = []
    c.register(Leaf.init).lifetime(.objectGraph)
    for line in [1, 2] {
      c.register(line: line, { Branch(leaf: $0) })
        .injection { _ in order.append("made \(line)") }
        .injection(cycle: true) { (_: Branch, _: Leaf) in order.append("cycle \(line)") }
        .postInit { _ in order.append("post \(line)") }
    }
    #expect(!c.manySharesGraph)
    c.manySharesGraph = isShared
    let requests: [() -> [Branch]] = [
      { c.resolveMany() }, { many(*c) }, { c.resolveMany(sync: ()) },
      { DIContainer(parent: c).resolveMany() },
    ]
    for request in requests {
      order = []
      let branches = request()
      #expect((branches[0].leaf === branches[1].leaf) == isShared)
      let (first, second) = (["cycle 1", "post 1"], ["cycle 2", "post 2"])
      #expect(
        order
          == (isShared
            ? ["made 1", "made 2"] + first + second : ["made 1"] + first + ["made 2"] + second))
    }
  }

  @Test(
    "V3-66 many as a dependency, or requested by a closure, belongs to its requester's object graph"
  )
  func graphOfInjectedMany() {
    final class Tree {
      let branches: [Branch]
      let asked: [Branch]
      let leaf: Leaf
      init(branches: [Branch], asked: [Branch], leaf: Leaf) {
        (self.branches, self.asked, self.leaf) = (branches, asked, leaf)
      }
    }
    c.register(Leaf.init).lifetime(.objectGraph)
    for line in [1, 2] { c.register(line: line, { Branch(leaf: $0) }) }
    c.register { [unowned c] in
      Tree(branches: many($0), asked: c.resolveMany(), leaf: $1)
    }
    let tree: Tree = c.resolve()
    #expect((tree.branches + tree.asked).allSatisfy { $0.leaf === tree.leaf })
    let provider: Provider<Tree> = c.resolve()
    let later = provider.value
    #expect(later.branches.allSatisfy { $0.leaf === later.leaf } && later.leaf !== tree.leaf)
  }

  @Test("V3-31 V3-66 an element that can't be created doesn't affect the others")
  func failingElement() {
    var order: [String] = []
    c.register(Leaf.init).lifetime(.perContainer(.strong))
      .injection(cycle: true) { (_: Leaf, _: A?) in order.append("leaf") }
    c.register { (leaf: Leaf, _: Int) in Branch(leaf: leaf) }
    c.register { (leaf: Leaf) -> Branch in
      order.append("branch")
      return Branch(leaf: leaf)
    }
    #expect((c.resolveMany() as [Branch]).count == 1)
    #expect(order == ["leaf", "branch"])
  }

  @Test("V3-66 an object graph retains nothing after the request")
  func released() {
    register(.objectGraph)
    weak var gone: D?
    do {
      let top: Top = c.resolve()
      gone = top.d
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("V3-67 a request inside a factory belongs to the current request")
  func nested() {
    let c = c
    let journal = Received<String>()
    c.register(D.init).lifetime(.objectGraph)
    c.register(Left.init).injection(cycle: true) { (_: Left, _: D) in journal("cycle") }
      .postInit { _ in journal("post") }
    c.register { [unowned c] (right: Right) -> Top in
      let left: Left = c.resolve()
      journal("factory")
      return Top(left: left, right: right)
    }
    .injection { _ in journal("injection") }
    c.register(Right.init)
    let top: Top = c.resolve()
    #expect(top.left.d === top.right.d)
    #expect(journal.all == ["factory", "injection", "cycle", "post"])
  }

  @Test("V3-67 and so do requests inside injections and postInit")
  func nestedInjections() {
    let c = c
    c.register(D.init).lifetime(.objectGraph)
    c.register(Left.init)
    c.register(Right.init)
    var seen: [D] = []
    c.register(Top.init)
      .injection { [unowned c] _ in seen.append(*c) }
      .injection(cycle: true) { [unowned c] (_: Top, _: D) in seen.append(*c) }
      .postInit { [unowned c] _ in seen.append(*c) }
    let top: Top = c.resolve()
    #expect(seen.count == 3)
    #expect(seen.allSatisfy { $0 === top.left.d })
  }

  @Test("V3-67 a request on another container is complete when it returns")
  func otherContainer() {
    let other = DIContainer()
    let journal = Received<String>()
    other.register(D.init).lifetime(.objectGraph)
    other.register(Left.init)
      .injection(cycle: true) { (_: Left, _: D) in journal("other's cycle") }
      .postInit { _ in journal("other's post") }
    c.register(D.init).lifetime(.objectGraph)
    c.register(Right.init)
    c.register { (right: Right) -> Top in
      let left: Left = other.resolve()
      journal("factory")
      return Top(left: left, right: right)
    }
    .injection(cycle: true) { (_: Top, _: D) in journal("cycle") }
    let top: Top = c.resolve()
    #expect(journal.all == ["other's cycle", "other's post", "factory", "cycle"])
    #expect(top.left.d !== top.right.d)
  }
}
