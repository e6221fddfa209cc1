import DIv3
import Testing

@Suite("One call, one graph")
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

  @Test("V3-66 an objectGraph object is one in a call, and another one in the next")
  func objectGraph() {
    register(.objectGraph)
    let top: Top = c.resolve()
    #expect(top.left.d === top.right.d)
    #expect(top.left.d === top.d)
    let next: Top = c.resolve()
    #expect(next.left.d !== top.left.d)
  }

  @Test("V3-66 a prototype is made for each dependency")
  func prototype() {
    register(.prototype)
    let top: Top = c.resolve()
    #expect(top.left.d !== top.right.d)
  }

  @Test("V3-66 a graph keeps nothing once the call is over")
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

  @Test("V3-67 a request inside a factory belongs to the running call")
  func nested() {
    let c = c
    let journal = Journal()
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
    #expect(journal.lines == ["factory", "injection", "cycle", "post"])
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

  @Test("defect 7 a call of another container is finished when it returns")
  func otherContainer() {
    let other = DIContainer()
    let journal = Journal()
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
    #expect(journal.lines == ["other's cycle", "other's post", "factory", "cycle"])
    #expect(top.left.d !== top.right.d)
  }
}
