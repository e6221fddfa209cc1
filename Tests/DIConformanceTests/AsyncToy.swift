import DIConformance
import Foundation

/// A minimal container for tasks that complies with the contracts, and that can be given a flaw.
///
/// It serves one outermost request at a time; the others are suspended at a turnstile. Requests of
/// closures belong to the request that runs them, which a task-local value names.
final class AsyncToy: @unchecked Sendable {
  /// Where in a resolution a task is.
  struct Position: Sendable {
    let toy: ObjectIdentifier
    let resolution: ToyResolution
    /// The components whose objects are being created on the way here.
    var making: [Int] = []
  }

  @TaskLocal private static var position: Position?

  private let flaw: AsyncFlaw?
  private let turnstile: Turnstile

  private let lock = NSLock()
  private var recipes: [AsyncComponentRecipe] = []
  private var kept: [Int: @Sendable () -> (any Sendable)?] = [:]
  private var failures: [Int: any Error] = [:]
  private var turnstiles: [Int: Turnstile] = [:]

  init(flaw: AsyncFlaw?) {
    self.flaw = flaw
    turnstile = Turnstile(blocksThreads: flaw == .blocksThreads)
  }

  var builder: AsyncContainerBuilder {
    AsyncContainerBuilder(
      register: { recipe in self.lock.withLock { self.recipes.append(recipe) } },
      build: {
        for (index, recipe) in self.all.enumerated()
        where recipe.lifetime == .eagerSingle && self.flaw != .eagerSinglesLazy {
          _ = try await self.resolution { try await self.object(index, $0) }
        }
        return self.resolver
      })
  }

  private var resolver: AsyncContainerResolver {
    AsyncContainerResolver(
      resolve: { request in
        let index = try self.chosen(request)
        return try await self.resolution { try await self.object(index, $0) }
      },
      resolveMany: { type in
        let indices = self.visible(as: type)
        let found = try await self.resolution { position in
          var objects: [any Sendable] = []
          for index in indices { objects.append(try await self.object(index, position)) }
          return objects
        }
        return self.flaw == .manyReversed ? found.reversed() : found
      },
      inject: { object in
        let index = try self.chosen(AsyncServiceRequest(type: type(of: object)))
        let work: @Sendable () async throws -> Void = {
          try await self.resolution { try await self.finish(object, index, $0) }
        }
        if self.flaw == .injectionDetached { Task(operation: work) } else { try await work() }
      })
  }

  // MARK: - Resolutions

  private func resolution<Result: Sendable>(
    _ work: (Position) async throws -> Result
  ) async throws -> Result {
    if let position = Self.position, position.toy == ObjectIdentifier(self), flaw != .branchesApart
    {
      guard flaw == .branchesOneByOne else { return try await work(position) }
      await position.resolution.turnstile.enter()
      defer { position.resolution.turnstile.leave() }
      return try await work(position)
    }
    let hasTurnstile =
      ![.ownObjects, .handsOutEarly, .waitsForEachOther, .branchesApart, .mainActorBlocks]
      .contains(flaw)
    if hasTurnstile { await turnstile.enter() }
    let resolution = ToyResolution()
    do {
      let result = try await work(Position(toy: ObjectIdentifier(self), resolution: resolution))
      while let late = resolution.nextLate() { try await late() }
      if flaw == .cancels, Task.isCancelled { throw CancellationError() }
      for (index, object) in resolution.objects { keep(object, index) }
      resolution.releaseHeld()
      if hasTurnstile { turnstile.leave() }
      return result
    } catch {
      resolution.releaseHeld()
      if hasTurnstile, flaw != .failureLocks { turnstile.leave() }
      throw error
    }
  }

  private var all: [AsyncComponentRecipe] {
    lock.withLock { recipes }
  }

  private func visible(as type: any Sendable.Type) -> [Int] {
    let recipes = all
    return recipes.indices.filter { index in
      let services = recipes[index].services
      return services.isEmpty ? recipes[index].type == type : services.contains { $0 == type }
    }
  }

  private func chosen(_ request: AsyncServiceRequest) throws -> Int {
    var found = visible(as: request.type)
    if let name = request.name, flaw != .nameIgnored {
      found = found.filter { all[$0].names.contains(name) }
    }
    guard let first = found.first else { throw ResolutionFailure(.notFound) }
    guard found.count == 1 || flaw == .nameIgnored else { throw ResolutionFailure(.ambiguous) }
    return first
  }

  // MARK: - Objects

  private func object(_ index: Int, _ position: Position) async throws -> any Sendable {
    let recipe = all[index]
    if flaw == .waitsForEachOther, recipe.isShared { await hold(index, position.resolution) }
    let known = lock.withLock { (kept[index]?(), failures[index]) }
    if let error = known.1 { throw error }
    if let object = known.0 { return object }
    guard recipe.isShared else {
      if position.making.contains(index) { throw ResolutionFailure(.recursion) }
      return try await made(index, position)
    }
    switch position.resolution.claim(index) {
    case .theirs(let creation):
      let isOwn = position.making.contains(index) && flaw != .recursionUnnoticed
      if creation.isPending, isOwn || flaw == .siblingIsRecursion {
        throw ResolutionFailure(.recursion)
      }
      return try await creation.value()
    case .mine(let creation):
      do {
        let object = try await made(index, position)
        creation.end(.success(object))
        return object
      } catch {
        position.resolution.withdraw(index)
        creation.end(.failure(error))
        if flaw == .failureKept { lock.withLock { failures[index] = error } }
        throw error
      }
    }
  }

  /// Locks a component until the resolution ends, as a container with a lock for each object does.
  private func hold(_ index: Int, _ resolution: ToyResolution) async {
    let turnstile = lock.withLock {
      let turnstile = turnstiles[index] ?? Turnstile()
      turnstiles[index] = turnstile
      return turnstile
    }
    if resolution.hold(turnstile, index) { await turnstile.enter() }
  }

  private func made(_ index: Int, _ position: Position) async throws -> any Sendable {
    var position = position
    position.making.append(index)
    let inner = position
    return try await Self.$position.withValue(inner) {
      var object = try await initialized(all[index], inner)
      if flaw == .madeTwice { object = try await initialized(all[index], inner) }
      if flaw == .handsOutEarly { keep(object, index) }
      try await finish(object, index, inner)
      return object
    }
  }

  private func initialized(
    _ recipe: AsyncComponentRecipe, _ position: Position
  ) async throws -> any Sendable {
    switch recipe.initializer {
    case nil:
      throw ResolutionFailure(.noInitializer)
    case .declared(let types, let make):
      let values = try await values(types, position)
      if flaw == .detached { return try await Task.detached { try await make(values) }.value }
      return try await make(values)
    case .asking(let make):
      return try await make(resolver)
    case .mainActor(let types, let make):
      let values = try await values(types, position)
      switch flaw {
      case .mainActorIgnored: return try withoutActor(make)(values)
      case .mainActorBlocks: return try blockingOnMain { try make(values) }
      default: return try await make(values)
      }
    }
  }

  private func values(
    _ types: [any Sendable.Type], _ position: Position
  ) async throws -> [any Sendable] {
    let indices = try types.map { try chosen(AsyncServiceRequest(type: $0)) }
    guard flaw == .dependenciesAtOnce else {
      var values: [any Sendable] = []
      for index in indices { values.append(try await object(index, position)) }
      return values
    }
    return try await withThrowingTaskGroup(of: (Int, any Sendable).self) { group in
      for (place, index) in indices.enumerated() {
        group.addTask { (place, try await self.object(index, position)) }
      }
      var values: [(Int, any Sendable)] = []
      for try await value in group { values.append(value) }
      return values.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func finish(
    _ object: any Sendable, _ index: Int, _ position: Position
  ) async throws {
    let recipe = all[index]
    var postInitIsLate = false
    let injections =
      flaw == .injectionsReversed ? recipe.injections.reversed() : recipe.injections
    for injection in injections {
      // A deferred injection runs when the object exists, so that a cycle may lead to it.
      var position = position
      if injection.closesCycle { position.making = [] }
      let place = position
      let work: @Sendable () async throws -> Void = {
        try await Self.$position.withValue(place) {
          let values = try await self.values(injection.dependencies, place)
          switch injection.work {
          case .asynchronous(let run): try await run(object, values)
          case .mainActor(let run) where self.flaw == .mainActorIgnored:
            _ = try withoutActor { try run(object, $0) }(values)
          case .mainActor(let run): try await run(object, values)
          }
        }
      }
      if injection.closesCycle {
        position.resolution.addLate(work)
        postInitIsLate = true
      } else if flaw == .injectionErrorLost {
        try? await work()
      } else {
        try await work()
      }
    }
    guard let postInit = recipe.postInit else { return }
    if postInitIsLate {
      position.resolution.addLate { await postInit(object) }
    } else {
      await postInit(object)
    }
  }

  private func keep(_ object: any Sendable, _ index: Int) {
    let recipe = all[index]
    func weakly<Object: Sendable>(_: Object.Type) -> @Sendable () -> (any Sendable)? {
      let reference = WeakReference(object as AnyObject)
      return { reference.object as? Object }
    }
    switch recipe.lifetime {
    case .weak: lock.withLock { kept[index] = weakly(recipe.type) }
    case .lazySingle, .eagerSingle, .perScope: lock.withLock { kept[index] = { object } }
    case .graph, .transient, nil: break
    }
  }
}

extension AsyncComponentRecipe {
  fileprivate var isShared: Bool { lifetime != nil && lifetime != .transient }
}
