import DIEngine
import DIEngineGraph
import TestSupport
import Testing

@Suite("The dependency graph")
struct DependencyGraphTests {
  final class Leaf {}
  final class Other {}
  final class Owner {
    var leaf: Leaf?
  }
  enum Tag {}

  private let c = RawContainer(.immediate)

  private var graph: DependencyGraph { c.scope.engine.registry.declaredGraph() }

  /// Returns the edges of the first component of a type.
  private func edges<T>(_ type: T.Type) -> [DependencyEdge] {
    let graph = self.graph
    return graph.edges[graph.vertices.firstIndex { $0.component?.info.type == type }!]
  }

  @Test("V3-108 components come in the order of registration, then missing ones")
  func vertices() {
    c.declare(.immediate) { (_: Leaf, _: Given<Int>, _: String) in Owner() }
    c.declare(.immediate, Leaf.init)
    let graph = self.graph
    #expect(graph.vertices.map(\.text) == ["Owner", "Leaf", "argument Int", "unknown String"])
    #expect(graph.edges.map { $0.map(\.targets) } == [[[1], [2], [3]], [], [], []])
  }

  @Test(
    "V3-108 initializers come before injections, including deferred ones; closures declare nothing")
  func stages() {
    c.declare(.immediate) { (_: Leaf) in Owner() }
      .inject { (_: Owner, _: Leaf, _: Other) in }
      .inject(later: true) { (_: Owner, _: Leaf) in }
      .run { _, _ in }
    #expect(
      edges(Owner.self).map(\.stage) == [
        .initializer, .injection(isDeferred: false), .injection(isDeferred: false),
        .injection(isDeferred: true),
      ])
    #expect(edges(Owner.self).map(\.isInitial) == [true, false, false, false])
    #expect(edges(Owner.self).map(\.isDeferred) == [false, false, false, true])
    c.closure(.immediate) { _ in Leaf() }
    c.argument(.immediate) { (_, _: Int) in Other() }
    #expect(edges(Leaf.self).isEmpty && edges(Other.self).isEmpty)
  }

  @Test("V3-109 an edge describes the form of the dependency")
  func shapes() {
    c.declare(.immediate) {
      (
        _: Leaf, _: Leaf?, _: Later<Leaf>, _: Later<Leaf?>, _: Tagged<Tag, Leaf?>,
        _: All<Later<Leaf>>, _: Given<Leaf?>
      ) in Owner()
    }
    let edges = edges(Owner.self)
    #expect(edges.allSatisfy { $0.type == Leaf.self })
    #expect(edges.map(\.isOptional) == [false, true, false, true, true, false, true])
    #expect(edges.map(\.isDelayed) == [false, false, true, true, false, true, false])
    #expect(edges.map(\.isMany) == [false, false, false, false, false, true, false])
    let tag = QualifierInterner.shared.tag(Tag.self)
    #expect(edges.map(\.qualifiers) == [[], [], [], [], [tag], [], []])
  }

  @Test("an Optional counts if it makes failures nil; a tolerated dependency always does")
  func optional() {
    c.declare(.deferring) { (_: Leaf?) in Owner() }
    #expect(edges(Owner.self).map(\.isOptional) == [false])
    c.declare(.deferring, Other.init).change {
      $0.injections.append(.optional(isDeferred: true) { (_: Other, _: Leaf?) in })
    }
    #expect(edges(Other.self).map(\.isOptional) == [true])
  }

  @Test("V3-19 V3-108 an edge leads to the component that a request would find")
  func targets() {
    c.declare(.immediate) { (_: Leaf, _: All<Leaf>) in Owner() }
    let one = c.declare(.immediate, line: 1, Leaf.init)
    c.declare(.immediate, line: 2, Leaf.init)
    #expect(edges(Owner.self).map(\.targets) == [[1, 2], [1, 2]])
    one.preferred()
    #expect(edges(Owner.self).map(\.targets) == [[1], [1, 2]])
    c.declare(.immediate, line: 3, Leaf.init).preferred()
    #expect(edges(Owner.self).map(\.targets) == [[1, 3], [1, 2, 3]])
  }

  @Test("V3-108 a parent's components are merged in order, and repeated registrations are separate")
  func parents() {
    let child = RawContainer(.immediate, engine: Engine(parent: c.scope.engine, listener: nil))
    c.declare(.immediate, line: 1) { (_: Leaf) in Owner() }
    child.declare(.immediate, line: 2, Leaf.init)
    c.declare(.immediate, line: 2, Leaf.init)
    c.declare(.immediate, line: 3, Other.init)
    child.declare(.immediate, line: 4) { (_: All<Leaf>) in 0 }
    let graph = child.scope.engine.registry.declaredGraph()
    #expect(graph.vertices.map(\.text) == ["Owner", "Leaf", "Other", "Int"])
    #expect(graph.edges.map { $0.map(\.targets) } == [[[1]], [], [], [[1]]])
    #expect(self.graph.vertices.map(\.text) == ["Owner", "Leaf", "Other"])
  }

  @Test("a component is described in its current state")
  func components() {
    let store = InstanceStoreTests.Storage()
    c.declare(.deferring, kept: Lifetime(.store), line: 7, Leaf.init)
      .offered(as: AnyObject.self).offered(as: AnyObject.self, tag: Tag.self)
      .named("name").preferred(.test).change {
        $0.store = store
        $0.isRoot = true
        $0.isUnused = true
      }
    c.add(
      Component(
        of: Other.self, file: "", line: 0, behaviour: RawContainer.Style.immediate.behaviour,
        lifetime: Lifetime(.process, isEager: true), factory: nil), of: Other.self, .immediate)
    let leaf = graph.vertices[0].component!
    #expect(leaf.info.line == 7 && leaf.info.type == Leaf.self)
    #expect(leaf.lifetime == Lifetime(.store) && leaf.store === store)
    #expect(leaf.priority == .test && leaf.canMake && leaf.closesCycles)
    #expect(leaf.isRoot && leaf.isUnused && leaf.isEntered)
    let (tag, name) = (
      QualifierInterner.shared.tag(Tag.self), QualifierInterner.shared.name("name")
    )
    #expect(leaf.services.map(\.qualifier) == [.none, tag, name, name])
    #expect(
      leaf.services.map { ObjectIdentifier($0.type) }
        == [AnyObject.self, AnyObject.self, Leaf.self, AnyObject.self].map(ObjectIdentifier.init))
    let other = graph.vertices[1].component!
    #expect(!other.canMake && !other.closesCycles && !other.isRoot && other.isEntered)
    #expect(other.services.isEmpty)
  }

  @Test("reading the dependency graph creates no object, and compiles no plan again")
  func changesNothing() throws {
    let (made, compiled) = (Counter(), Counter())
    c.declare(.immediate, kept: Lifetime(.process)) { (_: Leaf, _: String?) -> Owner in
      made.add()
      return Owner()
    }
    c.declare(.immediate) { () -> Leaf in
      made.add()
      return Leaf()
    }
    let factory = Factory(
      signature: nil, asksContainer: false,
      declare: { compiler in
        compiled.add()
        compiler.addDependency(Other?.self)
      },
      body: { _, _, memory in memory.initializeMemory(as: Int.self, to: 0) })
    c.add(
      Component(
        of: Int.self, file: "", line: 0, behaviour: RawContainer.Style.immediate.behaviour,
        lifetime: Lifetime(.nowhere), factory: factory), of: Int.self, .immediate)
    _ = try c.get(Int.self)
    _ = graph
    #expect(made.value == 0 && compiled.value == 2)
    // Only the dependency graph has looked up this type.
    c.declare(.immediate) { "" }
    _ = try c.get(Int.self)
    #expect(compiled.value == 2)
    c.declare(.immediate) { Other() }
    _ = try c.get(Int.self)
    #expect(compiled.value == 3)
  }

  @Test("V3-108 a dependency graph doesn't change afterwards")
  func snapshot() {
    let declaration = c.declare(.immediate, Leaf.init)
    let before = graph
    declaration.preferred()
    c.declare(.immediate, Other.init)
    #expect(before.vertices.count == 1)
    #expect(before.vertices[0].component?.priority == .normal)
    #expect(graph.vertices[0].component?.priority == .default)
  }
}

extension DependencyVertex {
  fileprivate var text: String {
    switch self {
    case .component(let component): return "\(component.info.type)"
    case .argument(let type): return "argument \(type)"
    case .unknown(let type): return "unknown \(type)"
    }
  }
}
