import DIConformance
import FacadeAdapters
import Foundation
import Testing

@Suite("Tasks with a flaw", .serialized, .withoutLog)
struct AsyncFlawTests {
  private static let contracts = Contract.all.filter { $0.needs.contains(.asynchronous) }

  @Test(
    "a flaw is detected",
    arguments: AsyncFlaw.allCases.flatMap { flaw in flaw.noticedBy.map { (flaw, $0) } })
  func flaw(_ flaw: AsyncFlaw, noticedBy id: String) async throws {
    let contract = try #require(Self.contracts.first { $0.id == id })
    let outcome = await Conformance.run(contract, against: flaw.container)
    #expect(!outcome.isAsDeclared)
  }

  @Test("without a flaw, the same container complies", arguments: contracts)
  func sound(_ contract: Contract) async {
    var container = AsyncFlaw.none.container
    // A sanitizer beside other work may let a scenario wait a minute for a processor.
    container.timeLimit = 300
    let outcome = await Conformance.run(contract, against: container)
    #expect(outcome.isAsDeclared, "\(outcome)")
  }

  @Test("each asynchronous contract detects a flaw")
  func everyContractCanFail() {
    let detecting = AsyncFlaw.allCases.flatMap(\.noticedBy)
    #expect(Set(Self.contracts.map(\.id)) == Set(detecting))
  }
}

/// The flaws that a container for tasks may have.
enum AsyncFlaw: String, CaseIterable, Sendable {
  case none
  case madeTwice
  /// Dependencies are created in child tasks.
  case dependenciesAtOnce
  case injectionsReversed
  case nameIgnored
  case manyReversed
  /// Nobody awaits injections into existing objects.
  case injectionDetached
  case detached
  case injectionErrorLost
  /// A failed factory fails every later request, too.
  case failureKept
  /// A failed request holds up all others.
  case failureLocks
  case ownObjects
  case blocksThreads
  case eagerSinglesLazy
  /// Shared objects are found before their injections run.
  case handsOutEarly
  case cancels
  /// A request hides from the container that its task is cancelled.
  case hidesCancellation
  /// A request during another one waits forever.
  case waitsForEachOther
  /// Closures of the main actor run on any thread.
  case mainActorIgnored
  /// A request blocks its thread until the main thread has run a closure.
  case mainActorBlocks
  case branchesOneByOne
  /// Requests of closures are requests of their own.
  case branchesApart
  /// A child task that needs what its sibling is creating is taken for recursion.
  case siblingIsRecursion
  /// A factory that needs its own object waits for it.
  case recursionUnnoticed

  /// The contracts that must detect the flaw.
  var noticedBy: [String] {
    switch self {
    case .none: []
    case .madeTwice: ["async-01", "async-11", "async-14"]
    case .dependenciesAtOnce: ["async-02"]
    case .injectionsReversed: ["async-03"]
    case .nameIgnored: ["async-04"]
    case .manyReversed: ["async-05"]
    case .injectionDetached: ["async-06"]
    case .injectionErrorLost: ["async-29"]
    case .detached: ["async-07", "async-16"]
    case .failureKept: ["async-08", "async-19"]
    case .failureLocks: ["async-08", "async-19"]
    case .ownObjects: ["async-09", "async-10", "async-11", "async-12", "async-13"]
    case .blocksThreads: ["async-10"]
    case .eagerSinglesLazy: ["async-14"]
    case .handsOutEarly: ["async-15"]
    case .cancels: ["async-16"]
    case .hidesCancellation: ["async-27", "async-28"]
    case .waitsForEachOther: ["async-17", "async-18"]
    case .mainActorIgnored: ["async-20", "async-21"]
    case .mainActorBlocks: ["async-22"]
    case .branchesOneByOne: ["async-23"]
    case .branchesApart: ["async-24"]
    case .siblingIsRecursion: ["async-25"]
    case .recursionUnnoticed: ["async-26", "async-30"]
    }
  }

  /// A façade with the flaw.
  var container: ContainerUnderTest {
    var container = ContainerUnderTest.version3Throwing
    // Some flaws show in tasks that wait forever.
    container.timeLimit = 1
    let open = container.openAsynchronous
    container.openAsynchronous = { SpoiltTasks(self).builder(open!()) }
    return container
  }
}

/// Passes recipes and requests of one container on, with a flaw.
private final class SpoiltTasks: @unchecked Sendable {
  private typealias Make = @Sendable ([any Sendable]) async throws -> any Sendable

  private let flaw: AsyncFlaw
  /// Guards the properties below.
  private let condition = NSCondition()
  private var running = 0
  private var hasFailed = false
  private var early: [ObjectIdentifier: any Sendable] = [:]
  private var inFlight: Set<ObjectIdentifier> = []
  private var last: Task<any Sendable, any Error>?

  init(_ flaw: AsyncFlaw) {
    self.flaw = flaw
  }

  func builder(_ builder: AsyncContainerBuilder) -> AsyncContainerBuilder {
    AsyncContainerBuilder(
      register: { builder.register(self.spoilt($0)) },
      build: { self.spoilt(try await builder.build()) })
  }

  // MARK: - Requests from outside

  private func spoilt(_ sound: AsyncContainerResolver) -> AsyncContainerResolver {
    AsyncContainerResolver(
      resolve: { try await self.answer($0, of: sound) },
      resolveMany: { type in
        let found = try await sound.resolveMany(type)
        return self.flaw == .manyReversed ? found.reversed() : found
      },
      inject: { object in
        guard self.flaw == .injectionDetached else { return try await sound.inject(object) }
        Task { try await sound.inject(object) }
      })
  }

  private func answer(
    _ request: AsyncServiceRequest, of sound: AsyncContainerResolver
  ) async throws -> any Sendable {
    var request = request
    if flaw == .nameIgnored { request.name = nil }
    let known = request
    if flaw == .hidesCancellation { return try await Task { try await sound.resolve(known) }.value }
    if let object = condition.withLock({ early[ObjectIdentifier(request.type)] }) { return object }
    if flaw == .blocksThreads { blockThread() }
    let isFree = condition.withLock {
      running += 1
      return running == 1 && !hasFailed
    }
    defer { leave() }
    if !isFree, flaw == .waitsForEachOther || flaw == .failureLocks && hasFailed {
      try await hang()
    }
    do {
      let object = try await sound.resolve(request)
      if flaw == .cancels { try Task.checkCancellation() }
      return object
    } catch {
      condition.withLock { hasFailed = true }
      throw error
    }
  }

  private func leave() {
    condition.withLock {
      running -= 1
      condition.broadcast()
    }
  }

  /// Blocks the thread while another request runs, for a few seconds at most.
  private func blockThread() {
    let limit = Date(timeIntervalSinceNow: 4)
    condition.withLock {
      while running > 0 {
        if !condition.wait(until: limit) { break }
      }
    }
  }

  private func hang() async throws {
    while true { try await Task.sleep(nanoseconds: 1_000_000) }
  }

  // MARK: - Recipes

  private func spoilt(_ recipe: AsyncComponentRecipe) -> AsyncComponentRecipe {
    var recipe = recipe
    switch recipe.initializer {
    case .declared(let types, let make)?:
      recipe.initializer = .declared(types, make: spoilt(make, recipe))
      if flaw == .dependenciesAtOnce, types.count == 2 {
        recipe.initializer = .asking { resolver in
          async let first = resolver.values(for: [types[0]])
          async let second = resolver.values(for: [types[1]])
          return try await make(first + second)
        }
      }
    case .asking(let make)?:
      recipe.initializer = .asking { try await make(self.within($0)) }
    case .mainActor(let types, let make)? where flaw == .mainActorIgnored:
      let anywhere = unsafeBitCast(
        make, to: (@Sendable ([any Sendable]) throws -> any Sendable).self)
      recipe.initializer = .declared(types, make: { try anywhere($0) })
    case .mainActor(let types, let make)? where flaw == .mainActorBlocks:
      recipe.initializer = .declared(types, make: { try Self.blockingOnMain(make, $0) })
    default: break
    }
    recipe.injections = recipe.injections.map(spoilt)
    if flaw == .injectionsReversed { recipe.injections.reverse() }
    switch (flaw, recipe.lifetime) {
    case (.eagerSinglesLazy, .eagerSingle): recipe.lifetime = .lazySingle
    case (.ownObjects, _): recipe.lifetime = .transient
    default: break
    }
    return recipe
  }

  private func spoilt(_ make: @escaping Make, _ recipe: AsyncComponentRecipe) -> Make {
    { [self] values in
      switch flaw {
      case .madeTwice: _ = try await make(values)
      case .detached: return try await Task.detached { try await make(values) }.value
      case .failureKept where condition.withLock { hasFailed }: throw DeliberateError("kept")
      default: break
      }
      do {
        let object = try await make(values)
        if flaw == .handsOutEarly, recipe.lifetime == .lazySingle {
          condition.withLock { early[ObjectIdentifier(recipe.type)] = object }
        }
        return object
      } catch {
        condition.withLock { hasFailed = true }
        throw error
      }
    }
  }

  private func spoilt(_ injection: AsyncComponentInjection) -> AsyncComponentInjection {
    var injection = injection
    switch (flaw, injection.work) {
    case (.injectionErrorLost, .asynchronous(let run)):
      injection.work = .asynchronous { try? await run($0, $1) }
    case (.mainActorIgnored, .mainActor(let run)):
      let anywhere = unsafeBitCast(
        run, to: (@Sendable (any Sendable, [any Sendable]) throws -> Void).self)
      injection.work = .asynchronous { try anywhere($0, $1) }
    default: break
    }
    return injection
  }

  /// Blocks the thread until the main thread has run a closure.
  private static func blockingOnMain(
    _ make: @escaping @MainActor @Sendable ([any Sendable]) throws -> any Sendable,
    _ values: [any Sendable]
  ) throws -> any Sendable {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: Result<any Sendable, any Error>?
    DispatchQueue.main.async {
      result = Result { try MainActor.assumeIsolated { try make(values) } }
      done.signal()
    }
    guard done.wait(timeout: .now() + 60) == .success, let result else { throw CancellationError() }
    return try result.get()
  }

  // MARK: - Requests of factories

  /// Returns what a factory requests from.
  private func within(_ sound: AsyncContainerResolver) -> AsyncContainerResolver {
    var resolver = sound
    let resolve = sound.resolve
    resolver.resolve = { [self] request in
      let type = ObjectIdentifier(request.type)
      switch flaw {
      case .branchesApart: return try await Task.detached { try await resolve(request) }.value
      case .branchesOneByOne:
        let task = condition.withLock {
          let before = last
          let task = Task {
            _ = await before?.result
            return try await resolve(request)
          }
          last = task
          return task
        }
        return try await task.value
      case .siblingIsRecursion:
        guard condition.withLock({ inFlight.insert(type).inserted }) else {
          throw ResolutionFailure(.recursion)
        }
        return try await resolve(request)
      case .recursionUnnoticed:
        do { return try await resolve(request) } catch { try await hang() }
        throw CancellationError()
      default: return try await resolve(request)
      }
    }
    return resolver
  }
}
