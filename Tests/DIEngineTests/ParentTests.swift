import DIEngine
import Testing

@Suite("Parent engines")
struct ParentTests {
  final class Leaf {
    let name: String
    init(_ name: String) { self.name = name }
  }
  enum Tag {}

  private let parent: RawContainer
  private let child: RawContainer

  init() {
    let engine = Engine()
    parent = RawContainer(.immediate, engine: engine)
    child = RawContainer(.immediate, engine: Engine(parent: engine, listener: nil))
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
