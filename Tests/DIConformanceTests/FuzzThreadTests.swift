import DIConformance
import Foundation
import Testing

@Suite("Random graphs whose requests come from several threads")
struct FuzzThreadTests {
  /// Seeds of such graphs.
  private static let seeds = (1...2_000 as ClosedRange<UInt64>).filter {
    FuzzGenerator.graph(seed: $0).threads > 1
  }

  /// Runs graphs until one fails.
  private func firstFailure(of container: ContainerUnderTest) -> FuzzReport.Failure? {
    for seed in Self.seeds {
      let report = Conformance.fuzz([container], graphs: 1, seed: seed, mostFailures: 1)
      if let failure = report.failures.first { return failure }
    }
    return nil
  }

  @Test("one graph in fifteen is one, with two to four threads")
  func share() {
    #expect((80...200).contains(Self.seeds.count))
    let threads = Self.seeds.map { FuzzGenerator.graph(seed: $0).threads }
    #expect(Set(threads) == [2, 3, 4])
  }

  @Test("a container with a lock follows its rules on threads, too")
  func tiny() {
    let failure = firstFailure(of: .tinyWithRules())
    #expect(failure == nil, "\(failure!)")
  }

  @Test(
    "flaws are detected that only threads show", .timeLimit(.minutes(5)),
    arguments: [Flaw.lockReleased, .lentHalfMade])
  func flaws(_ flaw: Flaw) throws {
    let failure = try #require(firstFailure(of: .tinyWithRules(flaw)))
    #expect(failure.graph.contains("threads"))
    #expect(failure.components.reduced <= 3, "\(failure)")
  }

  @Test("a shared object that two threads make shows", .timeLimit(.minutes(5)))
  func madeTwice() throws {
    let failure = try #require(firstFailure(of: .careless))
    #expect(failure.text.contains("objects of C"), "\(failure)")
    #expect(failure.text.contains("are made, in any order it should be 1"))
  }

  @Test("threads that wait for each other are a failure", .timeLimit(.minutes(5)))
  func hang() throws {
    var container = ContainerUnderTest.tinyWithRules()
    container.timeLimit = 0.5
    let open = container.open
    container.open = {
      let builder = open()
      return ContainerBuilder(
        register: builder.register,
        build: {
          var resolver = try builder.build()
          let (gate, resolve) = (Gate(), resolver.resolve)
          resolver.resolve = { request in
            gate.enter()
            defer { gate.leave() }
            return try resolve(request)
          }
          return resolver
        })
    }
    let failure = try #require(firstFailure(of: container))
    #expect(failure.text.contains("threads that still wait after 0.5 seconds"), "\(failure)")
  }

  @Test("a container that isn't safe from several threads gets no such graph")
  func lacking() {
    var container = ContainerUnderTest.tinyWithRules(.lockReleased)
    container.lacks[.threadSafety] = "has no lock"
    #expect(firstFailure(of: container) == nil)
  }
}

/// Keeps a thread for ever that comes while another one is inside.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var inside: Thread?
  private var depth = 0

  func enter() {
    condition.withLock {
      while let inside, inside !== Thread.current { condition.wait() }
      (inside, depth) = (Thread.current, depth + 1)
    }
  }

  func leave() {
    condition.withLock {
      depth -= 1
      if depth == 0 { inside = nil }
    }
  }
}

extension ContainerUnderTest {
  /// A container of transient and shared objects that looks for what it keeps before it makes it, and keeps what it has
  /// made without looking again.
  fileprivate static var careless: ContainerUnderTest {
    let all = Set(Capability.allCases)
    let lacks = Dictionary(
      uniqueKeysWithValues: all.subtracting([.threadSafety, .synchronous]).map {
        ($0, "not offered")
      })
    return ContainerUnderTest(
      name: "careless", deviations: Deviations(lacks: lacks, tellsApart: [.notFound]),
      cycleLifetime: .transient,
      graphRules: GraphRules {
        $0.keeps = .onceInjected
        $0.cyclesWait = false
        $0.recursionEndsProcess = true
      },
      open: {
        let container = CarelessContainer()
        return ContainerBuilder(register: { container.register($0) }, build: container.build)
      })
  }
}

private final class CarelessContainer: @unchecked Sendable {
  private let lock = NSLock()
  private var recipes: [ComponentRecipe] = []
  private var kept: [ObjectIdentifier: Any] = [:]

  func register(_ recipe: ComponentRecipe) {
    recipes.append(recipe)
  }

  func build() throws -> ContainerResolver {
    for recipe in recipes where recipe.lifetime == .eagerSingle { _ = try object(of: recipe) }
    return ContainerResolver(resolve: resolve, resolveOptional: { try? self.resolve($0) })
  }

  private func resolve(_ request: ServiceRequest) throws -> Any {
    let found = recipes.first { recipe in
      recipe.type == request.type || recipe.services.contains { $0 == request.type }
    }
    guard let found else { throw ResolutionFailure(.notFound) }
    return try object(of: found)
  }

  private func object(of recipe: ComponentRecipe) throws -> Any {
    let key = ObjectIdentifier(recipe.type)
    if let known = lock.withLock({ kept[key] }) { return known }
    guard let initializer = recipe.initializers.first else { throw ResolutionFailure(.notFound) }
    let resolver = ContainerResolver(resolve: resolve, resolveOptional: { try? self.resolve($0) })
    let made = try initializer.object(from: resolver)
    for injection in recipe.injections { try injection.run(on: made, from: resolver) }
    if let lifetime = recipe.lifetime, lifetime != .transient { lock.withLock { kept[key] = made } }
    return made
  }
}
