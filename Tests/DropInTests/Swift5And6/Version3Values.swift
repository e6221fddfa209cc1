import DIv3
import Foundation
import ProcessSettings
import Testing

/// A storage of user code.
final class Drawer: DIStorage {
  private var objects: [DIComponentInfo: Any] = [:]
  var any: [DIComponentInfo: Any] { objects }
  func fetch(key: DIComponentInfo) -> Any? { objects[key] }
  func save(object: Any, by key: DIComponentInfo) { objects[key] = object }
  func clean() { objects = [:] }
}

@Suite("Every declaration of releases 3 to 6: lifetimes, graphs and settings")
struct Version3Values {
  let c = DIContainer()

  @Test("Lifetimes, scopes and storages")
  func lifetimes() {
    let storage = DICompositeStorage(storages: [Drawer(), DICacheStorage()])
    let outer = DIScope(name: "outer", storage: DICacheStorage())
    let scope = DIScope(name: "scope", storage: storage, policy: .strong, parent: outer)
    let weak: DILifeTime.ReferenceCounting = .weak
    let lifetimes: [DILifeTime] = [
      .single, .perRun(weak), .perRun(.strong), .perContainer(.weak), .objectGraph, .prototype,
      .custom(scope), .lazySingle, .weakSingle, .perRun, .perContainer,
    ]
    #expect(
      lifetimes.map(\.description) == [
        "single", "perRun(weak)", "perRun(strong)", "perContainer(weak)", "objectGraph",
        "prototype", "custom(scope)", "perRun(strong)", "perRun(weak)", "perRun(strong)",
        "perContainer(strong)",
      ])
    #expect(scope.name == "scope" && scope.description == "<Scope. name: scope>")
    c.register { Lathe() }.lifetime(.custom(scope))
    c.register(Drill.init).lifetime(.single)
    c.initializeSingletonObjects()
    c.initializeObjectsForScope(scope)
    let lathe: Lathe = c.resolve()
    #expect(storage.any.count == 1)
    let key = storage.any.keys.first!
    #expect(storage.fetch(key: key) as? Lathe === lathe)
    scope.clean()
    #expect(storage.any.isEmpty)
    storage.save(object: lathe, by: key)
    #expect((c.resolve() as Lathe) === lathe)
    let cache = DICacheStorage()
    cache.save(object: lathe, by: key)
    #expect(cache.any.count == 1 && cache.fetch(key: key) as? Lathe === lathe)
    cache.clean()
    storage.clean()
    #expect((c.resolve() as Lathe) !== lathe)
  }

  @Test("Graphs")
  func graphs() throws {
    c.register { (lathe: Lathe?, number: DIArg<Int>) in Tally([arg(number), lathe == nil ? 0 : 1]) }
      .as(Tally.self, name: "n").as(Tally.self, tag: Rip.self).as(Any.self)
    c.register(Desk.init).injection(name: "b", cycle: true, \.lathe).default().root()
      .lifetime(.objectGraph)
    let graph: DIGraph = c.makeGraph()
    #expect(graph.checkIsValid() && graph.checkIsValid(checkGraphCycles: false))
    #expect(graph.description == "DIGraph(2 components, 0 errors)")
    c.validate()
    #expect(c.validate(checkGraphCycles: false) && c.valid())
    let cycles: [DICycle] = graph.findCycles() + graph.findRootCycles()
    #expect(cycles.flatMap(\.edges).isEmpty && cycles.flatMap(\.vertexIndices).isEmpty)
    let vertices: [DIVertex] = graph.vertices
    #expect(Set(vertices).count == vertices.count)
    var kinds: [String] = []
    func name(of argument: DIArgumentVertex) -> String { "argument \(argument.type)" }
    func name(of unknown: DIUnknownVertex) -> String { "unknown \(unknown.type)" }
    for vertex in vertices {
      var hasher = Hasher()
      switch vertex {
      case .component(let vertex):
        vertex.hash(into: &hasher)
        kinds.append("component \(text(vertex))")
      case .argument(let vertex):
        vertex.hash(into: &hasher)
        kinds.append("\(name(of: vertex)) \(vertex == vertex)")
      case .unknown(let vertex):
        vertex.hash(into: &hasher)
        kinds.append("\(name(of: vertex)) \(vertex == vertex)")
      }
    }
    #expect(
      kinds.sorted() == [
        "argument Int true", "component DIContainer prototype normal true unused of nothing",
        "component Desk objectGraph default true root of nothing",
        "component Tally prototype normal true of nothing [name n Tally, tag Rip Tally, type Any]",
        "unknown Lathe true", "unknown Lathe true",
      ])
    #expect(vertices.first?.description.contains("DIContainer") == true)
    let list: AdjacencyList = graph.adjacencyList
    let edges: [(edge: DIEdge, toIndices: [Int])] = list.flatMap { $0 }
    #expect(Set(edges.map(\.edge)).count == 3 && edges.allSatisfy { $0.toIndices.count == 1 })
    let cycle = try #require(edges.first { $0.edge.cycle }?.edge)
    #expect(!cycle.initial && cycle.optional && !cycle.many && !cycle.delayed && !cycle.async)
    #expect(cycle.name == "b" && cycle.tags.isEmpty && cycle.type == Lathe.self)
    let one: (edge: DIEdge, toIndices: [Int]) = (edge: cycle, toIndices: [])
    var hasher = Hasher()
    one.edge.hash(into: &hasher)
    #expect(one.edge == cycle)
  }

  /// Returns the description of a component, from all properties of its vertex.
  private func text(_ vertex: DIComponentVertex) -> String {
    let canInitialize: Bool = vertex.canInitialize
    let other = ComponentAlternativeType.tag(Rip.self, type: Drill.self)
    if case .type = other { Issue.record("a tag is no type") }
    let alternatives = vertex.alternativeTypes.map { (type: ComponentAlternativeType) -> String in
      switch type {
      case .type(let type): return "type \(type)"
      case .tag(let tag, let type): return "tag \(tag) \(type)"
      case .name(let name, let type): return "name \(name) \(type)"
      }
    }
    let priority: DIComponentPriority = vertex.priority
    let isKnown = [.normal, .default, .test].contains(priority)
    let info: DIComponentInfo = vertex.componentInfo
    switch vertex.isolation as DIComponentVertex.Isolated? {
    case .main, .global: Issue.record("the closures are of no actor")
    case nil: break
    }
    #expect(isKnown && vertex == vertex && info.line > 0 && !info.file.isEmpty)
    #expect(info.description.hasPrefix("<Component. type: \(info.type)"))
    return
      "\(info.type) \(vertex.lifeTime) \(priority) \(canInitialize)"
      + (vertex.isRoot ? " root" : "") + (vertex.unused ? " unused" : "")
      + " of \(vertex.framework.map { "\($0)" } ?? vertex.part.map { "\($0)" } ?? "nothing")"
      + (alternatives.isEmpty ? "" : " [\(alternatives.sorted().joined(separator: ", "))]")
  }

  @Test("Settings, types of messages and aliases", .processSettings)
  func settings() {
    let levels: [DILogLevel] = [.none, .error, .warning, .info, .verbose]
    #expect(levels.contains(DISetting.Log.level))
    let function: DILogFunc? = DISetting.Log.fun
    #expect(function != nil && DISetting.Log.tab == "\t")
    #expect(DISetting.Defaults.lifeTime == .prototype)
    #expect(DISettings.Defaults.multiThread && !DISettings.Defaults.injectToSubviews)
    let types: [DIAType] = [Lathe.self]
    let tags: [DITag] = [Rip.self]
    #expect(types.count == tags.count)
  }
}

@Suite("Every declaration of releases 3 to 6: lazies and providers")
struct Version3Delayed {
  let c = DIContainer()

  @Test("Wrappers from the container")
  func fromContainer() {
    c.register { Tally([arg($0), arg($1), arg($2), arg($3), arg($4)]) }
    c.register { Lathe() }
    let lazy: Lazy<Lathe> = c.resolve()
    let provider: Provider<Lathe> = c.resolve()
    #expect(!lazy.wasMade && lazy.value === *lazy && lazy.wasMade)
    lazy.clear()
    #expect(!lazy.wasMade && provider.value !== *provider)
    let five: Provider5<Tally, Int, Int, Int, Int, Int> = c.resolve()
    #expect(five.value(1, 2, 3, 4, 5).numbers == [1, 2, 3, 4, 5])
    let args: ProviderArgs<Tally> = c.resolve()
    let all = AnyArguments(for: Tally.self, args: 1, 2, 3, 4, 5)
    #expect(args.value(args: all).numbers == [1, 2, 3, 4, 5])
  }

  @Test("Wrappers of closures, and placeholders")
  func closures() {
    #expect(Lazy("a").value + Lazy { "b" }.value == "ab")
    #expect(Provider("a").value + Provider { "b" }.value == "ab")
    let one = Provider1({ (a: Int) in [a] })
    #expect(one.value(1) == [1])
    let two = Provider2({ (a: Int, b: Int) in [a, b] })
    #expect(two.value(1, 2) == [1, 2])
    let three = Provider3({ (a: Int, b: Int, c: Int) in [a, b, c] })
    #expect(three.value(1, 2, 3) == [1, 2, 3])
    let four = Provider4({ (a: Int, b: Int, c: Int, d: Int) in [a, b, c, d] })
    #expect(four.value(1, 2, 3, 4) == [1, 2, 3, 4])
    let five = Provider5({ (a: Int, b: Int, c: Int, d: Int, e: Int) in [a, b, c, d, e] })
    #expect(five.value(1, 2, 3, 4, 5) == [1, 2, 3, 4, 5])
    let empty: [Any] = [
      Lazy<Int>(), Lazy<Int>(file: "A", line: 1), Provider<Int>(file: "A", line: 2),
      Provider1<Int, Int>(file: "A", line: 3), Provider2<Int, Int, Int>(),
      Provider3<Int, Int, Int, Int>(), Provider4<Int, Int, Int, Int, Int>(),
      Provider5<Int, Int, Int, Int, Int, Int>(), ProviderArgs<Int>(file: "A", line: 4),
    ]
    let args: ProviderArgs<Int> = ProviderArgs(file: "A", line: 5)
    #expect(empty.count == 9 && type(of: args) == ProviderArgs<Int>.self)
  }

  @Test("Former conveniences")
  func conveniences() {
    let lazy = Lazy { [1, 2] }
    #expect(lazy.description == "Lazy(nil)" && lazy.debugDescription == "Lazy(nil: Array<Int>)")
    #expect(lazy.map(\.count).value == 2)
    #expect(lazy[dynamicMember: \.[0]] == 1)
    let provider = Provider { 3 }.map { $0 + 1 }
    #expect(provider.value == 4)
    #expect(provider.description == "Provider(Int)")
    #expect(provider.debugDescription == provider.description)
    #expect(value(of: lazy) == [1, 2])
  }

  private func value<Delayed: DelayedValue>(of delayed: Delayed) -> Delayed.Value {
    delayed.value
  }

  @Test("Operators: each with two wrappers, and with one on either side")
  func operators() {
    let (a, b) = (Lazy { 6 }, Provider { 4 })
    let sums: [Lazy<Int>] = [a + b, a + 4, 6 + b, a - b, a - 4, 6 - b]
    let products: [Lazy<Int>] = [a * b, a * 4, 6 * b, a / b, a / 4, 6 / b, a % b, a % 4, 6 % b]
    let bits: [Lazy<Int>] = [a & b, a & 4, 6 & b, a | b, a | 4, 6 | b, a ^ b, a ^ 4, 6 ^ b, ~a]
    let equal: [Lazy<Bool>] = [a == b, a == 6, 4 == b]
    #expect(sums.map(\.value) == [10, 10, 10, 2, 2, 2])
    #expect(products.map(\.value) == [24, 24, 24, 1, 1, 1, 2, 2, 2])
    #expect(bits.map(\.value) == [4, 4, 4, 6, 6, 6, 2, 2, 2, -7])
    #expect(equal.map(\.value) == [false, true, true])
  }
}
