import DIv3
import TestSupport
import Testing

private final class Holder {
  var part: B?
  let container: DIContainer
  init(_ container: DIContainer) { self.container = container }
}
private final class Named {
  let name: String
  init(_ name: String) { self.name = name }
}

@Suite("Parent containers")
struct ParentTests {
  private let parent = DIContainer()
  private let child: DIContainer

  init() {
    child = DIContainer(parent: parent)
  }

  @Test(
    "V3-41 the child's component takes precedence even over a test of the parent; two of the child's are ambiguous"
  )
  func childFirst() {
    parent.register { Named("parent") }.test()
    #expect((child.resolve() as Named).name == "parent")
    child.register { Named("child") }
    #expect((child.resolve() as Named).name == "child")
    #expect((parent.resolve() as Named).name == "parent")
    child.register { Named("second") }
    #expect((child.resolve() as Named?) == nil)
  }

  @Test("V3-41 the search continues through any number of parents, by name and tag, too")
  func grandparent() {
    let grandchild = DIContainer(parent: child)
    parent.register { Named("tagged") }.as(Named.self, tag: T1.self)
    parent.register { 5 }.as(Int.self, name: "five")
    child.register { 6 }
    #expect((grandchild.resolve(tag: T1.self) as Named).name == "tagged")
    #expect((grandchild.resolve(name: "five") as Int) == 5)
    #expect((grandchild.resolve() as Int) == 6)
  }

  @Test("V3-42 many joins the child's and the parents' components in the order of registration")
  func many() {
    let grandchild = DIContainer(parent: child)
    parent.register { Named("1") }
    grandchild.register { Named("2") }.as(Named.self, tag: T1.self)
    child.register { Named("3") }
    parent.register { Named("4") }.as(Named.self, tag: T1.self)
    #expect((grandchild.resolveMany() as [Named]).map(\.name) == ["1", "2", "3", "4"])
    #expect((child.resolveMany() as [Named]).map(\.name) == ["1", "3", "4"])
    #expect((parent.resolveMany() as [Named]).map(\.name) == ["1", "4"])
    let tagged: [Named] = DIv3.many(by(tag: T1.self, on: grandchild.resolve()))
    #expect(tagged.map(\.name) == ["2", "4"])
  }

  @Test(
    "V3-42 V3-108 one line in parent and child is two elements, and one vertex of the dependency graph"
  )
  func sameLine() {
    for container in [parent, child] {
      container.register(line: 1, { Named("n") })
      container.register(line: 2, { Many(all: DIv3.many($0)) })
    }
    #expect((child.resolveMany() as [Named]).count == 2)
    #expect((child.resolve() as Many).all.count == 2)
    #expect((parent.resolveMany() as [Named]).count == 1)
    let graph = child.makeGraph()
    #expect(graph.vertices.count == 3)
    #expect(graph.adjacencyList.flatMap { $0 }.map(\.toIndices.count) == [1])
  }

  private final class Many {
    let all: [Named]
    init(all: [Named]) { self.all = all }
  }

  @Test("V3-43 V3-9 the dependencies of a parent's component are looked up from the child on")
  func fromTheChild() {
    parent.register(Holder.init).injection(\.part)
    #expect((parent.resolve() as Holder).part == nil)
    child.register(B.init)
    let holder: Holder = child.resolve()
    #expect(holder.part != nil)
    #expect(holder.container === child)
    #expect((parent.resolve() as Holder).container === parent)
    #expect((parent.resolve() as Holder).part == nil)
  }

  @Test("V3-44 the parent never sees its children's components, and can get components later")
  func later() {
    child.register(A.init)
    #expect((parent.resolve() as A?) == nil)
    #expect((child.resolve() as B?) == nil)
    parent.register(B.init)
    #expect((child.resolve() as B?) != nil)
    parent.register(B.init).as((any P).self).default()
    #expect((child.resolve() as (any P)?) is B)
  }

  @Test("V3-46 eager objects and clean belong to the called container")
  func ownOnly() {
    let made = Counter()
    parent.register { () -> Named in
      made.add()
      return Named("single")
    }.lifetime(.single)
    child.initializeSingletonObjects()
    #expect(made.value == 0)
    parent.initializeSingletonObjects()
    #expect(made.value == 1)
    parent.register(A.init).lifetime(.perContainer(.strong))
    let kept: A = parent.resolve()
    child.clean()
    #expect((parent.resolve() as A) === kept)
  }

  @Test(
    "V3-45 objects made only of the parent's components are cached in the parent, all others in the child"
  )
  func perContainer() {
    parent.register(Tree.init).lifetime(.perContainer(.strong))
    parent.register(A.init).lifetime(.perContainer(.weak))
    let tree: Tree = child.resolve()
    #expect((parent.resolve() as Tree) === tree)
    #expect((child.resolve() as Tree) === tree)
    let other = DIContainer(parent: parent)
    #expect((other.resolve() as Tree) === tree)
    // With this registration, the tree would contain an object of the child.
    child.register(B.init).lifetime(.perContainer(.strong))
    let own: Tree = child.resolve()
    #expect(own !== tree)
    #expect(own.optional === (child.resolve() as B))
    #expect((child.resolve() as Tree) === own)
    #expect((parent.resolve() as Tree) === tree)
    #expect(tree.optional == nil)
    child.clean()
    #expect((child.resolve() as Tree) !== own)
    #expect((other.resolve() as Tree) === tree)
  }

  @Test("V3-45 so are objects that depend on the container, or on a deferred request")
  func perContainerIndirectly() {
    parent.register(Holder.init).lifetime(.perContainer(.strong))
    let holder: Holder = child.resolve()
    #expect(holder.container === child)
    #expect((parent.resolve() as Holder).container === parent)
    parent.register { [$0 as Lazy<B>] }.lifetime(.perContainer(.strong))
    parent.register(B.init)
    #expect((child.resolve() as [Lazy<B>])[0] === (parent.resolve() as [Lazy<B>])[0])
    child.register(B.init)
    #expect((child.resolve() as [Lazy<B>])[0] !== (parent.resolve() as [Lazy<B>])[0])
  }

  private final class Wide {
    let all: [Named]
    init(all: [Named]) { self.all = all }
  }
  private final class Narrow {
    let all: [Named]
    init(all: [Named]) { self.all = all }
  }
  private class Shelves: DIFramework {
    static func load(container: DIContainer) {
      container.register { Named("shelf") }
      container.register { Narrow(all: manyInFramework($0)) }.lifetime(.perContainer(.strong))
      container.register { Wide(all: DIv3.many($0)) }.lifetime(.perContainer(.strong))
    }
  }

  @Test(
    "V3-45 what a child adds to the arrays of a framework's components, it doesn't add to manyInFramework"
  )
  func perContainerOfFramework() {
    parent.append(framework: Shelves.self)
    child.register { Named("child") }
    let (narrow, wide): (Narrow, Wide) = (child.resolve(), child.resolve())
    #expect(narrow.all.count == 1)
    #expect(wide.all.count == 2)
    #expect((parent.resolve() as Narrow) === narrow)
    #expect((parent.resolve() as Wide).all.count == 1)
  }

  final class Tree {
    var optional: B?
    let leaf: A
    init(_ leaf: A, _ optional: B?) {
      self.leaf = leaf
      self.optional = optional
    }
  }

  @Test("a child retains its parent; the parent doesn't retain its children")
  func ownership() {
    var parent: DIContainer? = DIContainer()
    parent!.register { Named("parent") }
    weak let gone = parent!.scope
    var child: DIContainer? = DIContainer(parent: parent)
    weak let goneChild = child!.scope
    parent = nil
    #expect((child!.resolve() as Named).name == "parent")
    child = nil
    #expect(goneChild == nil)
    #expect(gone == nil)
  }

  @Test(
    "V3-43 V3-79 in a cycle through a parent's component, the message says that its parameter closes it"
  )
  func cycleMessage() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Hen { init(_: Egg) {} }
      final class Egg { init(_: Hen) {} }
      let parent = DIContainer()
      parent.register(Hen.init)
      let child = DIContainer(parent: parent)
      child.register(Egg.init)
      _ = child.resolve() as Egg
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("take a Lazy or a Provider for a parameter"))
  }
}

extension LogTests {
  @Test("V3-46 roots of the parent are not roots of the child")
  func rootsOfParent() {
    let parent = DIContainer()
    let child = DIContainer(parent: parent)
    parent.register(A.init).root()
    parent.register(B.init)
    #expect(logged { _ = child.resolve() as B }.isEmpty)
    #expect(logged { _ = parent.resolve() as B }.count == 1)
  }
}
