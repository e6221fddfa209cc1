import DIEngine
import Testing

@Suite("Parent engines")
struct ParentTests {
  final class Leaf {
    let name: String
    init(_ name: String) { self.name = name }
  }
  final class Tree {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
  }
  enum Tag {}

  private let parent: RawContainer
  private let child: RawContainer

  init() {
    let engine = Engine()
    parent = RawContainer(.immediate, engine: engine)
    child = RawContainer(.immediate, engine: Engine(parent: engine, listener: nil))
  }

  @Test("V3-41 the parent is searched only for types that the child doesn't have")
  func lookUp() throws {
    parent.declare(.immediate, line: 1) { Leaf("parent") }.preferred(.test)
    #expect(try child.get(Leaf.self).name == "parent")
    child.declare(.immediate, line: 2) { Leaf("child") }
    #expect(try child.get(Leaf.self).name == "child")
    #expect(try parent.get(Leaf.self).name == "parent")
    child.declare(.immediate, line: 3) { Leaf("other") }
    #expect(try failure { _ = try child.get(Leaf.self) }.kind.name == "ambiguous")
  }

  @Test("V3-41 a name or tag that only the parent has is found there")
  func qualified() throws {
    child.declare(.immediate, line: 1) { Leaf("child") }
    parent.declare(.immediate, line: 2) { Leaf("parent") }.offered(as: Leaf.self, tag: Tag.self)
    let tag = QualifierInterner.shared.tag(Tag.self)
    #expect(try child.scope.resolve(Leaf.self, tag, for: child).name == "parent")
    let unknown = QualifierInterner.shared.tag(ParentTests.self)
    let failure = try failure { _ = try child.scope.resolve(Leaf.self, unknown, for: child) }
    #expect(failure.kind.name == "qualifierNotFound")
  }

  @Test("V3-43 the dependencies of a parent's component are looked up from the child on")
  func dependencies() throws {
    parent.declare(.immediate, line: 1, Tree.init)
    parent.declare(.immediate, line: 2) { Leaf("parent") }
    child.declare(.immediate, line: 3) { Leaf("child") }
    #expect(try child.get(Tree.self).leaf.name == "child")
    #expect(try parent.get(Tree.self).leaf.name == "parent")
  }

  @Test("V3-44 the parent can get components later, and never sees the child's")
  func later() throws {
    #expect(try failure { _ = try child.get(Leaf.self) }.kind.name == "notFound")
    parent.declare(.immediate, line: 1) { Leaf("parent") }
    #expect(try child.get(Leaf.self).name == "parent")
    child.declare(.immediate, line: 2) { 7 }
    #expect(try failure { _ = try parent.get(Int.self) }.kind.name == "notFound")
    parent.declare(.immediate, line: 3) { Leaf("second") }.preferred()
    #expect(try child.get(Leaf.self).name == "second")
  }

  @Test("V3-42 many returns the child's and the parent's, in the order of registration")
  func many() throws {
    parent.declare(.immediate, line: 1) { Leaf("1") }
    child.declare(.immediate, line: 2) { Leaf("2") }
    parent.declare(.immediate, line: 3) { Leaf("3") }
    let all = try child.scope.resolveMany(Leaf.self, leavingOut: [], for: child)
    #expect(all.map(\.name) == ["1", "2", "3"])
    let own = try parent.scope.resolveMany(Leaf.self, leavingOut: [], for: parent)
    #expect(own.map(\.name) == ["1", "3"])
  }

  @Test("the objects of a scope are the child's own, regardless of the registering engine")
  func scoped() throws {
    parent.declare(.immediate, kept: Lifetime(.scope), line: 1) { Leaf("parent") }
    child.declare(.immediate, kept: Lifetime(.scope), line: 2) { Tag2() }
    let mine = try child.get(Leaf.self)
    #expect(try child.get(Leaf.self) === mine)
    #expect(try parent.get(Leaf.self) !== mine)
    #expect(try child.get(Tag2.self) === child.get(Tag2.self))
  }

  final class Tag2 {}

  @Test("a released child costs nothing, and a parent lives as long as its children")
  func lives() throws {
    var engine: Engine? = Engine()
    weak let registry = engine?.registry
    var child: RawContainer? = RawContainer(
      .immediate, engine: Engine(parent: engine, listener: nil))
    RawContainer(.immediate, engine: engine!).declare(.immediate, line: 1) { Leaf("parent") }
    engine = nil
    #expect(try child?.get(Leaf.self).name == "parent")
    child = nil
    #expect(registry == nil)
  }
}
