import Foundation

/// A container with names, arguments, scopes, parents, lists, and shared, weak and graph lifetimes. One
/// lock for a whole family of depots makes it safe from any thread.
final class Depot {
  enum Mistake: Error {
    case unknown(Any.Type)
    case severalMatch(Any.Type)
    case needsItself(Any.Type)
    case isNo(Any.Type)
  }

  enum Keeping { case nothing, graph, scope, depot, weak }

  /// A registered closure under all of its types and names.
  final class Item {
    let make: (Depot, [Any]) throws -> Any
    let keeping: Keeping
    var types: Set<ObjectIdentifier>
    var names: Set<String> = []
    var isPreferred = false
    var prepare: [(isLate: Bool, step: (Any, Depot) throws -> Void)] = []

    fileprivate init(
      _ type: Any.Type, _ keeping: Keeping, make: @escaping (Depot, [Any]) throws -> Any
    ) {
      (self.keeping, self.make) = (keeping, make)
      types = [ObjectIdentifier(type)]
    }
  }

  /// What one outermost request knows.
  private final class Graph {
    var depth = 0
    var objects: [ObjectIdentifier: Any] = [:]
    var running: [ObjectIdentifier] = []
    var late: [() throws -> Void] = []
    var undo: [() -> Void] = []
  }

  /// What all depots of a family share.
  private final class Family {
    let lock = NSRecursiveLock()
    var graph = Graph()
  }

  private let family: Family
  private let parent: Depot?
  private var own: [Item] = []
  private var items: [Item] { (base ?? self).own }
  private var kept: [ObjectIdentifier: () -> Any?] = [:]
  /// Where objects of the lifetime `depot` are: a scope shares those of its depot.
  private let base: Depot?

  init() { (family, parent, base) = (Family(), nil, nil) }
  private init(family: Family, parent: Depot?, base: Depot?) {
    (self.family, self.parent, self.base) = (family, parent, base)
  }

  func child() -> Depot { Depot(family: family, parent: self, base: nil) }
  func scope() -> Depot { Depot(family: family, parent: parent, base: base ?? self) }

  @discardableResult
  func store(
    _ type: Any.Type, keeping: Keeping, make: @escaping (Depot, [Any]) throws -> Any
  ) -> Item {
    let item = Item(type, keeping, make: make)
    family.lock.withLock { (base ?? self).own.append(item) }
    return item
  }

  func fetch<Object>(
    _: Object.Type, name: String? = nil, arguments: [Any] = []
  ) throws -> Object {
    try request { try object(of: choose(Object.self, name: name), arguments, as: Object.self) }
  }

  func fetchAll<Object>(_: Object.Type) throws -> [Object] {
    try request {
      try matching(Object.self)
        .filter { !family.graph.running.contains(ObjectIdentifier($0)) }
        .map { try object(of: $0, [], as: Object.self) }
    }
  }

  private func request<Result>(_ work: () throws -> Result) throws -> Result {
    try family.lock.withLock {
      let graph = family.graph
      graph.depth += 1
      defer {
        graph.depth -= 1
        if graph.depth == 0 { family.graph = Graph() }
      }
      do {
        let result = try work()
        while graph.depth == 1, !graph.late.isEmpty { try graph.late.removeFirst()() }
        return result
      } catch {
        // What failed may be part of anything that the request has made.
        if graph.depth == 1 { for step in graph.undo { step() } }
        throw error
      }
    }
  }

  private func matching(_ type: Any.Type) -> [Item] {
    (parent?.matching(type) ?? []) + items.filter { $0.types.contains(ObjectIdentifier(type)) }
  }

  private func choose(_ type: Any.Type, name: String?) throws -> Item {
    var found = items.filter { $0.types.contains(ObjectIdentifier(type)) }
    if let name { found = found.filter { $0.names.contains(name) } }
    let preferred = found.filter(\.isPreferred)
    if found.count > 1, !preferred.isEmpty { found = preferred }
    if found.count > 1 { throw Mistake.severalMatch(type) }
    if let only = found.first { return only }
    guard let parent else { throw Mistake.unknown(type) }
    return try parent.choose(type, name: name)
  }

  private func object<Object>(of item: Item, _ arguments: [Any], as _: Object.Type) throws -> Object
  {
    guard let object = try object(of: item, arguments) as? Object else {
      throw Mistake.isNo(Object.self)
    }
    return object
  }

  private func object(of item: Item, _ arguments: [Any]) throws -> Any {
    let (id, graph) = (ObjectIdentifier(item), family.graph)
    // Objects of a parent's item belong to the parent, and are made of what the parent has.
    if let parent, !items.contains(where: { $0 === item }) {
      return try parent.object(of: item, arguments)
    }
    let place = item.keeping == .scope ? self : base ?? self
    if let object = graph.objects[id] ?? place.kept[id]?() { return object }
    if graph.running.contains(id) { throw Mistake.needsItself(type(of: item)) }
    graph.running.append(id)
    defer { graph.running.removeAll { $0 == id } }
    let made = try item.make(self, arguments)
    // An initializer may lead back here by a deferred step.
    if item.keeping != .nothing { graph.objects[id] = made }
    var isGivenUp = false
    do {
      for (isLate, step) in item.prepare {
        let run = { if !isGivenUp { try step(made, self) } }
        if isLate { graph.late.append(run) } else { try run() }
      }
    } catch {
      graph.objects[id] = nil
      isGivenUp = true
      throw error
    }
    graph.undo.append { place.kept[id] = nil }
    switch item.keeping {
    case .nothing, .graph: break
    case .weak: place.kept[id] = { [weak object = made as AnyObject] in object }
    case .scope, .depot: place.kept[id] = { made }
    }
    return made
  }
}
