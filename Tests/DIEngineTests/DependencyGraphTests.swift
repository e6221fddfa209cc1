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

  @Test(
    "V3-108 initializers come before injections, including deferred ones; closures declare nothing")
  func stages() {
    c.declare(.immediate) { (_: Leaf) in Owner() }
      .inject { (_: Owner, _: Leaf, _: Other) in }
      .inject(later: true) { (_: Owner, _: Leaf) in }
      .run { _, _ in }
    #expect(
      edges(Owner.self).map(\.dependency.stage) == [
        .initializer, .injection(isDeferred: false), .injection(isDeferred: false),
        .injection(isDeferred: true),
      ])
    #expect(edges(Owner.self).map(\.isInitial) == [true, false, false, false])
    #expect(edges(Owner.self).map(\.isDeferred) == [false, false, false, true])
    c.closure(.immediate) { _ in Leaf() }
    c.argument(.immediate) { (_, _: Int) in Other() }
    #expect(edges(Leaf.self).isEmpty && edges(Other.self).isEmpty)
  }

  @Test("an Optional counts if it makes failures nil; a tolerated dependency always does")
  func optional() {
    c.declare(.deferring) { (_: Leaf?) in Owner() }
    #expect(edges(Owner.self).map(\.description.isOptional) == [false])
    c.declare(.deferring, Other.init).change {
      $0.injections.append(.optional(isDeferred: true) { (_: Other, _: Leaf?) in })
    }
    #expect(edges(Other.self).map(\.description.isOptional) == [true])
  }

  @Test("a component is described in its current state")
  func components() {
    let store = InstanceStoreTests.Storage()
    c.declare(.deferring, kept: Lifetime(.store), line: 7, Leaf.init)
      .offered(as: AnyObject.self).offered(as: AnyObject.self, tag: Tag.self)
      .named("name").preferred(.test).change {
        $0.store = store
        $0.marks.formUnion([.root, .unused])
      }
    c.add(
      Component(
        of: Other.self, file: "", line: 0, behaviour: RawContainer.Style.immediate.behaviour,
        lifetime: Lifetime(.process, isEager: true), factory: nil), of: Other.self, .immediate)
    let leaf = graph.vertices[0].component!
    #expect(leaf.info.line == 7 && leaf.info.type == Leaf.self)
    #expect(leaf.lifetime == Lifetime(.store) && leaf.store === store)
    #expect(leaf.info.priority == .test && leaf.canMake && leaf.closesCycles)
    #expect(leaf.isRoot && leaf.isUnused && leaf.isEntered)
    let (tag, name) = (
      QualifierInterner.shared.tag(Tag.self), QualifierInterner.shared.name("name")
    )
    #expect(leaf.services.map(\.qualifier) == [.none, tag, name, name])
    #expect(
      leaf.services.map(\.type)
        == [AnyObject.self, AnyObject.self, Leaf.self, AnyObject.self].map(ObjectIdentifier.init))
    let other = graph.vertices[1].component!
    #expect(!other.canMake && !other.closesCycles && !other.isRoot && other.isEntered)
    #expect(other.services.isEmpty)
  }

  @Test("reading the dependency graph creates no object, and changes no plan")
  func changesNothing() throws {
    let (made, declared) = (Counter(), Counter())
    c.declare(.immediate, kept: Lifetime(.process)) { (_: Leaf, _: String?) -> Owner in
      made.add()
      return Owner()
    }
    c.declare(.immediate) { () -> Leaf in
      made.add()
      return Leaf()
    }
    let factory = Factory(
      declare: { maker in
        declared.add()
        maker.addDependency(Other?.self)
      },
      body: { _, _, memory in memory.initializeMemory(as: Int.self, to: 0) })
    c.add(
      Component(
        of: Int.self, file: "", line: 0, behaviour: RawContainer.Style.immediate.behaviour,
        lifetime: Lifetime(.nowhere), factory: factory), of: Int.self, .immediate)
    _ = try c.get(Int.self)
    _ = graph
    #expect(made.value == 0 && declared.value == 2)
    // A need chooses among what is registered, without another declaration.
    c.declare(.immediate) { () -> Other in
      made.add()
      return Other()
    }
    _ = try c.get(Int.self)
    #expect(made.value == 1 && declared.value == 2)
  }
}
