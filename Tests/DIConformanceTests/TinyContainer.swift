import DIConformance
import Foundation

/// A minimal container that complies with the contracts, and that can be given a flaw.
final class TinyContainer {
  private let flaw: Flaw?
  private let lock = NSRecursiveLock()
  private var recipes: [ComponentRecipe] = []
  private var shared: [Int: () -> Any?] = [:]

  // The state of the current resolution.
  private var depth = 0
  private var making: [Int] = []
  private var graph = TinyGraph()
  private var late: [() throws -> Void] = []
  private var leaked: [Any] = []

  init(flaw: Flaw?) {
    self.flaw = flaw
  }

  func register(_ recipe: ComponentRecipe) {
    lock.withLock { recipes.append(recipe) }
  }

  func build() throws {
    for index in recipes.indices
    where recipes[index].lifetime == .eagerSingle && !recipes[index].isMadeElsewhere {
      _ = try resolution { try object(index, arguments: []) }
    }
  }

  func resolve(_ request: ServiceRequest) throws -> Any {
    let found = try resolution {
      try object(chosen(for: request), arguments: request.arguments)
    }
    guard flaw == .typeUnchecked || isInstance(found, of: request.type) else {
      throw ResolutionFailure(.wrongType)
    }
    return found
  }

  func resolveMany(_ type: Any.Type) throws -> [Any] {
    let all = try resolution {
      try visible(as: type).filter { !making.contains($0) }.map { try object($0, arguments: []) }
    }
    return flaw == .manyReversed ? all.reversed() : all
  }

  func inject(_ object: Any) throws {
    try resolution {
      let index = try chosen(for: ServiceRequest(type: type(of: object)))
      keep(object, index)
      try finish(object, index)
    }
  }

  /// The provider continues with those objects of the current resolution that still exist when it is
  /// called.
  func resolveProvider(_ type: Any.Type) -> () throws -> Any {
    let own = lock.withLock { depth == 0 ? TinyGraph() : graph }
    return { [self] in
      try resolution {
        if depth == 1 { graph = TinyGraph(continuing: own) }
        return try resolve(ServiceRequest(type: type))
      }
    }
  }

  // MARK: - Resolutions

  private func resolution<Result>(_ work: () throws -> Result) throws -> Result {
    lock.lock()
    defer { lock.unlock() }
    let before = shared
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        graph.end()
        (graph, late) = (TinyGraph(), [])
      }
    }
    do {
      let result = try work()
      while depth == 1, !late.isEmpty { try late.removeFirst()() }
      return result
    } catch {
      if depth == 1, flaw != .keptHalfMade { shared = before }
      throw error
    }
  }

  private func visible(as type: Any.Type) -> [Int] {
    recipes.indices.filter { index in
      let recipe = recipes[index]
      let showsOwnType = recipe.services.isEmpty || recipe.keepsOwnType
      let ownType = (recipe.type as? any MaybeNothing.Type)?.content ?? recipe.type
      return (showsOwnType && ownType == type) || recipe.services.contains { $0 == type }
    }
  }

  private func chosen(for request: ServiceRequest) throws -> Int {
    var found = visible(as: request.type)
    if let name = request.name, flaw != .nameIgnored {
      found = found.filter { recipes[$0].names.contains(name) && flaw != .namesLost }
    } else if found.count > 1, found.contains(where: { recipes[$0].isDefault }) {
      found = found.filter { recipes[$0].isDefault }
    }
    guard let first = found.first else { throw ResolutionFailure(.notFound) }
    guard found.count == 1 || flaw == .firstTaken else { throw ResolutionFailure(.ambiguous) }
    return first
  }

  // MARK: - Objects

  private func object(_ index: Int, arguments: [RuntimeArgument]) throws -> Any {
    if let kept = graph.objects[index] ?? shared[index]?() { return kept }
    if making.contains(index) { throw ResolutionFailure(.recursion) }
    making.append(index)
    var isMade = false
    defer { if isMade || flaw != .failureRemembered { making.removeAll { $0 == index } } }
    if flaw == .lockReleased { lock.unlock() }
    defer { if flaw == .lockReleased, !isMade { lock.lock() } }
    let made = try make(recipes[index], arguments: arguments)
    if flaw == .leak { leaked.append(made) }
    isMade = true
    if flaw == .lockReleased { lock.lock() }
    if flaw == .keptHalfMade || flaw == .lentHalfMade { keep(made, index) }
    if flaw == .lentHalfMade {
      // Another thread gets the object here.
      lock.unlock()
      Thread.sleep(forTimeInterval: 0.001)
      lock.lock()
    }
    try finish(made, index)
    keep(made, index)
    return made
  }

  private func make(_ recipe: ComponentRecipe, arguments: [RuntimeArgument]) throws -> Any {
    if recipe.initializers.isEmpty { throw ResolutionFailure(.noInitializer) }
    do {
      for initializer in recipe.initializers.reversed() {
        switch initializer {
        case .declared(let dependencies, let make) where arguments.isEmpty:
          return try make(resolver.values(for: dependencies))
        case .asking(let make) where arguments.isEmpty:
          return try make(resolver)
        case .arguments(let types, let make)
        where types.elementsEqual(arguments.map(\.type), by: ==) || flaw == .surplusIgnored:
          return try make(arguments.map(\.value))
        default: continue
        }
      }
    } catch is DeliberateError where flaw == .errorSwallowed {
      throw ResolutionFailure(.notFound)
    }
    throw ResolutionFailure(.wrongArguments)
  }

  private func finish(_ object: Any, _ index: Int) throws {
    let recipe = recipes[index]
    let attempt = TinyAttempt()
    let steps = recipe.injections.map { injection in
      (injection.closesCycle, { try self.run(injection, on: object) })
    }
    for (closesCycle, step) in flaw == .injectedTwice ? steps + steps : steps {
      if closesCycle {
        late.append { if !attempt.hasFailed { try step() } }
        continue
      }
      do {
        try step()
      } catch {
        attempt.hasFailed = true
        throw error
      }
    }
    guard let postInit = recipe.postInit else { return }
    if recipe.injections.contains(where: \.closesCycle) {
      late.append { postInit(object) }
    } else {
      postInit(object)
    }
  }

  private func run(_ injection: ComponentInjection, on object: Any) throws {
    switch injection.source {
    case .declared(let dependencies, let run):
      do {
        try run(object, resolver.values(for: dependencies))
      } catch is ResolutionFailure where flaw == .missingSkipped {
        return
      }
    case .asking(let run):
      try run(object, resolver)
    }
  }

  private func keep(_ object: Any, _ index: Int) {
    switch recipes[index].lifetime {
    case .lazySingle where flaw == .singleForgotten: break
    case .eagerSingle, .lazySingle, .perScope: shared[index] = { object }
    case .graph: graph.keep(object, index)
    case .weak:
      shared[index] = { [weak object = object as AnyObject] in object }
      graph.hold(object)
    case .transient, nil: break
    }
  }
}

/// Whether the injections of an object have failed: those that wait don't run any more.
private final class TinyAttempt {
  var hasFailed = false
}

/// The objects that one resolution shares.
private final class TinyGraph {
  private(set) var objects: [Int: Any] = [:]
  private var living: [Int: () -> Any?] = [:]
  private var held: [Any] = []

  init() {}

  /// Creates a graph with the surviving objects of another one.
  init(continuing other: TinyGraph) {
    for (index, object) in other.living {
      if let object = object() { keep(object, index) }
    }
  }

  func keep(_ object: Any, _ index: Int) {
    objects[index] = object
    living[index] = { [weak object = object as AnyObject] in object }
  }

  /// Retains a weak object until the resolution ends.
  func hold(_ object: Any) {
    held.append(object)
  }

  /// Releases all objects.
  func end() {
    (objects, held) = ([:], [])
  }
}

/// Any Optional.
private protocol MaybeNothing {
  static var content: Any.Type { get }
}

extension Optional: MaybeNothing {
  fileprivate static var content: Any.Type { Wrapped.self }
}
