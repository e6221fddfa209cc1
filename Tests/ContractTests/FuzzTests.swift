import DIConformance
import FacadeAdapters
import Testing

@Suite("Random graphs", .withoutLog)
struct FuzzTests {
  @Test("all façades follow the rules of their generation", .timeLimit(.minutes(10)))
  func asTheRulesSay() {
    let report = Conformance.fuzz(Facades.all, graphs: 300, seed: 20_000)
    #expect(report.failures.isEmpty, "\(report.text)")
    #expect(report.graphs == 300)
    #expect(report.requests > 2_000)
    let leftOut = report.leftOut.values.reduce(0, +)
    #expect(leftOut < report.requests / 3)
    #expect(report.leftOut[.recursionNoticedLate, default: 0] < leftOut / 100)
  }

  @Test("façades with settings follow their rules, too", .timeLimit(.minutes(10)))
  func withSettings() {
    let report = Conformance.fuzz(Facades.withSettings, graphs: 300, seed: 30_000)
    #expect(report.failures.isEmpty, "\(report.text)")
    #expect(report.requests > 1_000)
  }

  @Test("the asynchronous path follows the rules of the synchronous one", .timeLimit(.minutes(10)))
  func onTasks() {
    let report = Conformance.fuzz(Facades.onTasks, graphs: 300, seed: 40_000)
    #expect(report.failures.isEmpty, "\(report.text)")
    #expect(report.requests > 1_000)
  }

  @Test("custom scopes follow the rules of what the process keeps", .timeLimit(.minutes(10)))
  func inScopes() {
    let report = Conformance.fuzz(Facades.inScopes, graphs: 300, seed: 50_000)
    #expect(report.failures.isEmpty, "\(report.text)")
    #expect(report.requests > 1_000)
  }

  @Test(
    "a flaw is detected, and its graph is reduced",
    .timeLimit(.minutes(10)), arguments: GraphFlaw.allCases)
  func flaw(_ flaw: GraphFlaw) throws {
    let report = Conformance.fuzz([flaw.container], graphs: 500, seed: 1, mostFailures: 1)
    let failure = try #require(report.failures.first, "no graph shows the flaw")
    #expect(failure.components.reduced <= 3, "\(report.text)")
    #expect(failure.components.reduced <= failure.components.generated)
    #expect(report.text.contains("--fuzz 1 --seed \(failure.seed)"))
    #expect(report.graphs == failure.index + 1)

    let again = Conformance.fuzz([flaw.container], graphs: 1, seed: failure.seed)
    #expect(again.failures.first?.graph == failure.graph)
    #expect(again.failures.first?.text == failure.text)
  }

  @Test("V3-28 a request's injections don't make again what it couldn't: another rule shows")
  func madeAgain() {
    var container = ContainerUnderTest.version3
    container.graphRules?.aftermath = .finished
    let report = Conformance.fuzz([container], graphs: 1, seed: 4_794)
    #expect(report.failures.count == 1)
  }

  @Test("a wrong rule is a failure, too: the model is independent of the façade")
  func wrongRules() {
    // A throwing generation: with an incorrect model, a request may be made that would end the
    // process.
    var container = ContainerUnderTest.version2
    container.graphRules?.unstatedLifetime = .transient
    #expect(Conformance.fuzz([container], graphs: 100, seed: 1).failures.isEmpty == false)
  }
}

/// Flaws of a container that only the events on a graph reveal.
enum GraphFlaw: String, CaseIterable, Sendable {
  case manyReversed
  case eagerSinglesAreLazy
  case injectionsReversed
  case injectedTwice
  case defaultIgnored
  case scopeShared
  case alwaysNew
  case weakKeptStrongly
  case tagIgnored
  case argumentsReversed
  case parentFirst
  case lateIgnored
  case providerKeeps
  case lazyForgets
  case givenTwice

  /// A façade with the flaw.
  var container: ContainerUnderTest {
    var container =
      isOfVersion3 ? ContainerUnderTest.version3 : ContainerUnderTest.version2
    let open = container.open
    container.open = {
      let builder = open()
      var isBuilt = false
      return ContainerBuilder(
        register: { if !isBuilt || self != .lateIgnored { builder.register(spoilt($0)) } },
        build: {
          isBuilt = true
          return spoilt(try builder.build())
        })
    }
    return container
  }

  private var isOfVersion3: Bool {
    switch self {
    case .injectionsReversed, .parentFirst, .lateIgnored, .providerKeeps, .lazyForgets: true
    default: false
    }
  }

  private func spoilt(_ recipe: ComponentRecipe) -> ComponentRecipe {
    var recipe = recipe
    switch self {
    case .eagerSinglesAreLazy:
      if recipe.lifetime == .eagerSingle { recipe.lifetime = .lazySingle }
    case .injectionsReversed: recipe.injections.reverse()
    case .injectedTwice: recipe.injections += recipe.injections.suffix(1)
    case .defaultIgnored: recipe.isDefault = false
    case .alwaysNew:
      if recipe.lifetime == .lazySingle { recipe.lifetime = .transient }
    case .weakKeptStrongly:
      if recipe.lifetime == .weak { recipe.lifetime = .lazySingle }
    default: break
    }
    return recipe
  }

  private func spoilt(_ resolver: ContainerResolver) -> ContainerResolver {
    var spoilt = resolver
    switch self {
    case .manyReversed: spoilt.resolveMany = { try resolver.resolveMany($0).reversed() }
    case .scopeShared: spoilt.newScope = { resolver }
    case .tagIgnored, .argumentsReversed:
      spoilt.resolve = { request in
        var request = request
        if self == .tagIgnored { request.tag = nil } else { request.arguments.reverse() }
        return try resolver.resolve(request)
      }
    case .parentFirst:
      spoilt.newChild = {
        let builder = try resolver.newChild()
        return ContainerBuilder(
          register: builder.register,
          build: {
            let child = try builder.build()
            var spoilt = child
            spoilt.resolve = { request in
              if let object = try? resolver.resolve(request) { return object }
              return try child.resolve(request)
            }
            return spoilt
          })
      }
    case .providerKeeps: spoilt.resolveProvider = resolver.resolveLazy
    case .lazyForgets: spoilt.resolveLazy = resolver.resolveProvider
    case .givenTwice:
      spoilt.inject = { object in
        try resolver.inject(object)
        try resolver.inject(object)
      }
    default: break
    }
    return spoilt
  }
}
