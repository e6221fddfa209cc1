import DIv1Compat
import Testing

private final class Hub {
  var rim: Rim!
  var other: Rim!
  var me: Hub!
}

private final class Rim {
  let hub: Hub
  init(hub: Hub) { self.hub = hub }
}

private final class Left { var right: Right! }
private final class Right { var left: Left! }

private final class First {
  let next: Second
  init(_ next: Second) { self.next = next }
}
private final class Second {
  let next: Third
  init(_ next: Third) { self.next = next }
}
private final class Third { var next: First! }

private final class Ring1 { var next: Ring2! }
private final class Ring2 { var next: Ring3! }
private final class Ring3 { var next: Ring1! }

private final class Node {
  let parent: Node?
  init(parent: Node?) { self.parent = parent }
}

@Suite("Cycles")
struct CycleTests {
  static let all = [DILifeTime.perDependency, .perScope, .lazySingle]
  let b = DIContainerBuilder()

  @Test("V1-31 closure and initializer, from both ends", arguments: all, all)
  func closureAndInitializer(hubs: DILifeTime, rims: DILifeTime) throws {
    nonisolated(unsafe) var runs = 0
    b.register { Hub() }.lifetime(hubs).dependency {
      $1.rim = *!$0
      runs += 1
    }
    b.register { Rim(hub: *!$0) }.lifetime(rims)
    let fromHub = try b.build()
    let hub = try fromHub.resolve(Hub.self)
    #expect(hub.rim.hub === hub)
    #expect(runs == 1)
    let fromRim = try b.build()
    runs = 0
    let rim = try fromRim.resolve(Rim.self)
    #expect(rim.hub.rim === rim)
    #expect(runs == 1)
    #expect(rim !== hub.rim)
  }

  @Test("V1-31 V1-41 the object graphs of two requests are disjoint if all objects are transient")
  func disjoint() throws {
    b.register { Hub() }.lifetime(.perDependency).dependency { $1.rim = *!$0 }
    b.register { Rim(hub: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    let hub = try s.resolve(Hub.self)
    let rim = try s.resolve(Rim.self)
    #expect(rim !== hub.rim)
    #expect(rim.hub !== hub)
  }

  @Test("V1-31 closure and closure, from both ends", arguments: all, all)
  func closures(lefts: DILifeTime, rights: DILifeTime) throws {
    nonisolated(unsafe) var runs = 0
    b.register { Left() }.lifetime(lefts).dependency {
      $1.right = *!$0
      runs += 1
    }
    b.register { Right() }.lifetime(rights).dependency {
      $1.left = *!$0
      runs += 1
    }
    let left = try b.build().resolve(Left.self)
    #expect(left.right.left === left)
    #expect(runs == 2)
    let right = try b.build().resolve(Right.self)
    #expect(right.left.right === right)
    #expect(runs == 4)
  }

  @Test("V1-32 a ring of three closures", arguments: all)
  func ringOfClosures(lifetime: DILifeTime) throws {
    b.register { Ring1() }.lifetime(lifetime).dependency { $1.next = *!$0 }
    b.register { Ring2() }.lifetime(lifetime).dependency { $1.next = *!$0 }
    b.register { Ring3() }.lifetime(lifetime).dependency { $1.next = *!$0 }
    let s = try b.build()
    let first = try s.resolve(Ring1.self)
    #expect(first.next.next.next === first)
    let second = try s.resolve(Ring2.self)
    #expect(second.next.next.next === second)
    let third = try s.resolve(Ring3.self)
    #expect(third.next.next.next === third)
  }

  private final class Tree {
    var branch1: Branch!
    var branch2: Branch!
  }
  private final class Branch { var leaf: Leaf! }
  private final class Leaf { var branch: Branch! }

  @Test("V1-32 siblings don't receive each other's objects")
  func siblings() throws {
    b.register { Tree() }.lifetime(.perDependency)
      .dependency { $1.branch1 = *!$0 }.dependency { $1.branch2 = *!$0 }
    b.register { Branch() }.lifetime(.perDependency).dependency { $1.leaf = *!$0 }
    b.register { Leaf() }.lifetime(.perDependency).dependency { $1.branch = *!$0 }
    let tree = try b.build().resolve(Tree.self)
    #expect(tree.branch1 !== tree.branch2)
    #expect(tree.branch1.leaf.branch === tree.branch1)
    #expect(tree.branch2.leaf.branch === tree.branch2)
  }

  @Test("V1-33 two closures create two objects")
  func twoClosures() throws {
    b.register { Hub() }.lifetime(.perDependency)
      .dependency { $1.rim = *!$0 }.dependency { $1.other = *!$0 }
    b.register { Rim(hub: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    let hub = try s.resolve(Hub.self)
    #expect(hub.rim !== hub.other)
    #expect(hub.rim.hub === hub)
    #expect(hub.other.hub === hub)
    let rim = try s.resolve(Rim.self)
    #expect(rim.hub.rim === rim)
    #expect(rim.hub.other === rim)
  }

  @Test("V1-33 one closure with two requests creates one object")
  func oneClosure() throws {
    b.register { Hub() }.lifetime(.perDependency).dependency {
      $1.rim = *!$0
      $1.other = *!$0
    }
    b.register { Rim(hub: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    let hub = try s.resolve(Hub.self)
    #expect(hub.rim === hub.other)
    #expect(hub.rim.hub === hub)
    let rim = try s.resolve(Rim.self)
    #expect(rim.hub.rim === rim)
    #expect(rim.hub.other === rim)
  }

  @Test("V1-33 both closures receive the same shared object")
  func keptObject() throws {
    b.register { Hub() }.dependency { $1.rim = *!$0 }.dependency { $1.other = *!$0 }
    b.register { Rim(hub: *!$0) }
    let hub = try b.build().resolve(Hub.self)
    #expect(hub.rim === hub.other)
  }

  @Test("V1-33 a ring of three with two initializers closes from each start")
  func ring() throws {
    b.register { First(*!$0) }.lifetime(.perDependency)
    b.register { Second(*!$0) }.lifetime(.perDependency)
    b.register { Third() }.lifetime(.perDependency).dependency { $1.next = *!$0 }
    let s = try b.build()
    let first = try s.resolve(First.self)
    #expect(first.next.next.next === first)
    let second = try s.resolve(Second.self)
    #expect(second.next.next.next === second)
    let third = try s.resolve(Third.self)
    #expect(third.next.next.next === third)
    #expect(first.next !== second)
    #expect(second.next !== third)
    #expect(first.next.next !== third)
  }

  @Test("V1-33 without a cycle, two requests create two objects")
  func noCycle() throws {
    b.register { Disc() }.lifetime(.perDependency)
    b.register { Group([*!$0 as Disc, *!$0 as Disc]) }.dependency {
      $1.all = [*!$0 as Disc, *!$0 as Disc]
    }
    let group = try b.build().resolve(Group.self)
    #expect(Set((group.inner + group.all).map(ObjectIdentifier.init)).count == 4)
  }

  @Test("V1-34 a closure may request its own object", arguments: all)
  func itself(lifetime: DILifeTime) throws {
    nonisolated(unsafe) var runs = 0
    b.register { Hub() }.lifetime(lifetime).dependency {
      $1.me = *!$0
      runs += 1
    }
    let hub = try b.build().resolve(Hub.self)
    #expect(hub.me === hub)
    #expect(runs == 1)
  }

  @Test("V1-35 an initializer that requests its own component gets an error", arguments: all)
  func recursion(lifetime: DILifeTime) throws {
    nonisolated(unsafe) var error = ""
    b.register(line: 1) { (s: DIScope) -> Node in
      error = thrown { try s.resolve(Node.self) }
      return Node(parent: *?s)
    }.lifetime(lifetime)
    let s = try b.build()
    #expect(try s.resolve(Node.self).parent == nil)
    #expect(error == "recursiveInitialization Node:1")
  }

  @Test("V1-35 a cycle of initializers fails", arguments: all)
  func initializers(lifetime: DILifeTime) throws {
    b.register(line: 1) { First(try $0.resolve()) }.lifetime(lifetime)
    b.register(line: 2) { (s: DIScope) -> Second in
      _ = try s.resolve(First.self)
      return Second(Third())
    }.lifetime(lifetime)
    let s = try b.build()
    #expect(thrown { try s.resolve(First.self) } == "recursiveInitialization First:1")
    #expect(thrown { try s.resolve(Second.self) } == "recursiveInitialization Second:2")
  }

  @Test("V1-35 each name is an instance of its own; a shared instance is not a recursion")
  func names() throws {
    b.register { (s: DIScope) in Node(parent: try? s.resolve(name: "root")) }
      .asName("root").asDefault()
    let s = try b.build()
    let child = try s.resolve(Node.self)
    #expect(child.parent != nil)
    #expect(child.parent?.parent == nil)
    #expect(child.parent === (try s.resolve(Node.self, name: "root")))

    let kept = DIContainerBuilder()
    nonisolated(unsafe) var isFirst = true
    kept.register { (s: DIScope) -> Node in
      defer { isFirst = false }
      return Node(parent: isFirst ? nil : *?s)
    }.initializer { (s: DIScope, _: Int) in Node(parent: *?s) }
    let scope = try kept.build()
    let node = try scope.resolve(Node.self)
    #expect(try scope.resolve(Node.self, arg: 1).parent === node)
  }
}
