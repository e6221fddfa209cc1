import DIv3
import TestSupport
import Testing

@Suite("The dependency graph")
struct DependencyGraphTests {
  final class Engine {}
  final class Car {
    var engine: Engine!
    init() {}
    init(_ engine: Engine) { self.engine = engine }
  }

  let c = DIContainer()

  /// Returns the vertices of a graph, without the container and source positions.
  private func texts(_ graph: DIGraph) -> [String] {
    graph.vertices.dropFirst().map { vertex in
      guard case .component(let component) = vertex else { return vertex.description }
      return "\(component.componentInfo.type)"
    }
  }

  /// Returns the edges of the component registered at a position, counted from 1.
  private func edges(_ position: Int = 1) -> [DIEdge] {
    c.makeGraph().adjacencyList[position].map(\.edge)
  }

  @Test("V3-108 the container is the first vertex, then components in order of registration")
  func vertices() throws {
    c.register(Car.self)
    c.register(Engine.init)
    let graph = c.makeGraph()
    #expect(graph.vertices.count == 3 && graph.adjacencyList.count == 3)
    guard case .component(let container) = graph.vertices[0] else {
      Issue.record("the container is no component")
      return
    }
    #expect("\(container.componentInfo.type)" == "DIContainer")
    #expect(container.lifeTime == .prototype && container.unused && container.canInitialize)
    #expect(texts(graph) == ["Car", "Engine"])
  }

  @Test("V3-108 each use of an argument or a missing component is a vertex of its own")
  func leaves() {
    c.register { (_: DIArg<Int?>, _: String, _: DIArg<Int>, _: String) in Car() }
    c.register(Engine.init)
    let graph = c.makeGraph()
    #expect(
      texts(graph) == [
        "Car", "Engine", "<Argument. type: Int>", "<Unknown. type: String>",
        "<Argument. type: Int>", "<Unknown. type: String>",
      ])
    #expect(graph.adjacencyList[1].map(\.toIndices) == [[3], [4], [5], [6]])
    #expect(Set(graph.vertices).count == graph.vertices.count)
    #expect(graph.adjacencyList.dropFirst(2).flatMap { $0 }.count == 0)
  }

  @Test("V3-108 parameters of the initializer come first, then those of the injections")
  func edgesInOrder() {
    c.register { (_: Engine) in Car() }
      .postInit { $0.engine = nil }
      .injection { $0.engine = $1 }
      .injection { (_: Car, _: Engine, _: Int) in }
      .injection { $0.engine = nil }
      .injection(name: "fast", cycle: true, \.engine)
    let edges = edges()
    #expect(edges.map(\.initial) == [true, false, false, false, false])
    #expect(edges.map(\.cycle) == [false, false, false, false, true])
    #expect(edges.map(\.name) == [nil, nil, nil, nil, "fast"])
    #expect(
      edges.map { "\($0.type)" } == ["Engine", "Engine", "Engine", "Int", "Engine"])
    #expect(edges.map(\.optional) == [false, true, false, false, true])
  }

  @Test("V3-109 edges mark Optional, deferred and many")
  func shapes() {
    c.register {
      (
        _: Engine, _: Engine?, _: DIByTag<T1, Engine?>, _: Lazy<Engine?>, _: DIArg<Engine?>,
        _: DIMany<Engine?>, _: DIMany<Provider1<Engine, Int>>, _: Provider<DIMany<Engine>>,
        _: Provider<Engine>
      ) in Car()
    }
    let edges = edges()
    #expect(edges.filter { "\($0.type)" != "Engine" }.count == 0)
    #expect(
      edges.map(\.optional)
        == [false, true, true, true, true, false, false, false, false])
    #expect(
      edges.map(\.delayed) == [false, false, false, true, false, false, true, true, true])
    #expect(
      edges.map(\.many) == [false, false, false, false, false, true, true, true, false])
  }

  @Test(
    "V3-109 tags are listed outermost first; V3-17 V3-16 names combined with them and Any have no effect"
  )
  func tags() {
    c.register { (_: DIByTag<T1, DIByTag<T2, Engine>>, _: DIByTag<Any, Engine>) in Car() }
      .injection(name: "x") { (_: Car, _: DIByTag<T2, DIMany<Engine>>) in }
    let edges = edges()
    #expect(
      edges.map { $0.tags.map { ObjectIdentifier($0) } } == [
        [ObjectIdentifier(T1.self), ObjectIdentifier(T2.self)], [], [ObjectIdentifier(T2.self)],
      ])
    #expect(edges.map(\.name) == [nil, nil, nil])
  }

  @Test("V3-108 V3-19 an edge leads to the component that a request would find")
  func targets() {
    c.register { (_: any P, _: DIMany<any P>, _: DIByTag<T1, any P>) in Car() }
      .injection(name: "b") { (_: Car, _: (any P)?) in }
    c.register(A.init).as((any P).self).as((any P).self, tag: T1.self)
    let b = c.register(B.init).as((any P).self).as((any P).self, name: "b")
    var targets: [[Int]] { c.makeGraph().adjacencyList[1].map(\.toIndices) }
    #expect(targets == [[2, 3], [2, 3], [2], [3]])
    b.default()
    #expect(targets == [[3], [2, 3], [2], [3]])
  }

  @Test("V3-108 many lists the owner, too")
  func manyListsTheOwner() {
    c.register { (_: DIMany<any P>) in A() }.as((any P).self)
    c.register(B.init).as((any P).self)
    #expect(c.makeGraph().adjacencyList[1].map(\.toIndices) == [[1, 2]])
  }

  @Test("V3-108 a dependency graph is a snapshot")
  func snapshot() {
    c.register(Car.init as (Engine) -> Car)
    let graph = c.makeGraph()
    #expect(texts(graph) == ["Car", "<Unknown. type: Engine>"])
    c.register(Engine.init)
    #expect(texts(graph) == ["Car", "<Unknown. type: Engine>"])
    #expect(texts(c.makeGraph()) == ["Car", "Engine"])
  }

  @Test("V3-108 making a dependency graph creates no object")
  func makesNothing() {
    let made = Counter()
    c.register { (_: Engine) -> Car in
      made.add()
      return Car()
    }.lifetime(.single).injection { _ in made.add() }
    c.register { () -> Engine in
      made.add()
      return Engine()
    }
    #expect(c.makeGraph().checkIsValid())
    #expect(made.value == 0)
    _ = c.resolve() as Car
    #expect(made.value == 3)
  }

  @Test("a component vertex contains all declared properties")
  func component() throws {
    let line = #line + 1
    c.register(A.init).as((any P).self).as((any P).self, tag: T1.self).as(A.self, name: "a")
      .lifetime(.perRun(.weak)).test().root().unused()
    c.register(B.self).default()
    let graph = c.makeGraph()
    let a = try #require(graph.vertices[1].component)
    #expect(a.componentInfo.line == line)
    #expect(graph.vertices[1].description == a.componentInfo.description)
    #expect(
      a.componentInfo.description
        == "<Component. type: A; path: DependencyGraphTests.swift:\(line)>")
    #expect(a.lifeTime == .perRun(.weak) && a.priority == .test)
    #expect(a.canInitialize && a.isRoot && a.unused)
    let types = a.alternativeTypes.map { type -> String in
      switch type {
      case .type(let type): return "\(type)"
      case .tag(let tag, let type): return "\(tag) \(type)"
      case .name(let name, let type): return "\(name) \(type)"
      }
    }
    #expect(types == ["P", "T1 P", "a A"])
    let b = try #require(graph.vertices[2].component)
    #expect(!b.canInitialize && !b.isRoot && !b.unused)
    #expect(b.priority == .default && b.alternativeTypes.isEmpty)
    #expect(b.lifeTime == .prototype)
  }

  final class Framework: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: Part.self)
      container.import(Imported.self)
      container.register { (_: any P, _: DIManyInFramework<any P>, _: DIMany<any P>) in Car() }
    }
  }
  final class Part: DIPart {
    static func load(container: DIContainer) {
      container.register(A.init).as((any P).self)
    }
  }
  final class Imported: DIFramework {
    static func load(container: DIContainer) {
      container.register(B.init).as((any P).self).default()
    }
  }

  @Test("V3-39 a vertex contains the framework and part that registered its component")
  func origin() throws {
    c.append(framework: Framework.self)
    c.append(framework: Imported.self)
    c.register(Engine.init)
    let vertices = c.makeGraph().vertices.compactMap(\.component)
    #expect(vertices.count == 5)
    #expect(
      vertices.map { $0.framework.map { "\($0)" } }
        == [nil, "Framework", "Framework", "Imported", nil])
    #expect(vertices.map { $0.part.map { "\($0)" } } == [nil, "Part", nil, nil, nil])
  }

  @Test("V3-108 V3-22 V3-36 edges respect the owner's framework")
  func frameworks() {
    c.append(framework: Framework.self)
    c.append(framework: Imported.self)
    c.register { (_: any P, _: DIManyInFramework<any P>) in Engine() }
    let graph = c.makeGraph()
    #expect(graph.adjacencyList[2].map(\.toIndices) == [[1], [1], [1, 3]])
    #expect(graph.adjacencyList[2].map(\.edge.many) == [false, true, true])
    #expect(graph.adjacencyList[4].map(\.toIndices) == [[3], [1, 3]])
  }

  @Test(
    "V3-108 the dependency graph of a child has the parent's components, merged in order of registration"
  )
  func parents() {
    let parent = DIContainer()
    parent.register { (_: Engine?) in Car() }
    let child = DIContainer(parent: parent)
    func registerA(_ container: DIContainer) { container.register(A.init).as((any P).self) }
    registerA(child)
    parent.register(B.init).as((any P).self)
    registerA(parent)
    child.register { (_: DIMany<any P>) in Engine() }
    let graph = child.makeGraph()
    #expect(texts(graph) == ["Car", "A", "B", "Engine"])
    #expect("\(graph.vertices[0])".contains("type: DIContainer"))
    // Looked up in the child.
    #expect(graph.adjacencyList[1].map(\.toIndices) == [[4]])
    #expect(graph.adjacencyList[4].map(\.toIndices) == [[2, 3]])
    #expect(texts(parent.makeGraph()) == ["Car", "B", "A", "<Unknown. type: Engine>"])
  }

  static let lifetimes: [DILifeTime] = [
    .single, .perRun(.weak), .perRun(.strong), .perContainer(.weak), .perContainer(.strong),
    .objectGraph, .prototype, .custom(DIScope(name: "own", storage: DICacheStorage())),
  ]

  @Test("a vertex has the declared lifetime", arguments: lifetimes)
  func lifetime(_ lifetime: DILifeTime) throws {
    c.register(A.init).lifetime(lifetime)
    #expect(try #require(c.makeGraph().vertices[1].component).lifeTime == lifetime)
  }

  @Test("vertices of one component are equal; others are equal to themselves only")
  func equality() {
    c.register { (_: DIArg<Int>, _: String) in A() }
    let (first, second) = (c.makeGraph(), c.makeGraph())
    #expect(first.vertices[1] == second.vertices[1])
    #expect(first.vertices[1].hashValue == second.vertices[1].hashValue)
    #expect(first.vertices[0] != first.vertices[1])
    #expect(first.vertices[2] != second.vertices[2] && first.vertices[2] == first.vertices[2])
    #expect(first.vertices[3] != second.vertices[3] && first.vertices[3] == first.vertices[3])
    let edges = first.adjacencyList[1].map(\.edge)
    #expect(edges[0] == edges[0] && edges[0] != edges[1])
    #expect(Set(edges + edges).count == 2)
  }
}

extension DIVertex {
  var component: DIComponentVertex? {
    guard case .component(let component) = self else { return nil }
    return component
  }
}
