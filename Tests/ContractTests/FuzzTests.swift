import DIConformance
import FacadeAdapters
import Testing

@Suite("Random graphs", .withoutLog)
struct FuzzTests {
  @Test("All façades do what the rules of their generation say", .timeLimit(.minutes(2)))
  func asTheRulesSay() {
    let report = Conformance.fuzz(Facades.all, graphs: 300, seed: 20_000)
    #expect(report.failure == nil, "\(report.text)")
    #expect(report.graphs == 300)
    #expect(report.requests > 2_000)
    let leftOut = report.leftOut.values.reduce(0, +)
    #expect(leftOut < report.requests / 3)
    #expect(report.leftOut[.recursionNoticedLate, default: 0] < leftOut / 100)
  }

  @Test("So they do with settings that change what they show", .timeLimit(.minutes(2)))
  func withSettings() {
    let report = Conformance.fuzz(Facades.withSettings, graphs: 300, seed: 30_000)
    #expect(report.failure == nil, "\(report.text)")
    #expect(report.requests > 1_000)
  }

  @Test(
    "A flaw is found, and the graph that shows it is made small",
    .timeLimit(.minutes(2)), arguments: GraphFlaw.allCases)
  func flaw(_ flaw: GraphFlaw) throws {
    let report = Conformance.fuzz([flaw.container], graphs: 500, seed: 1)
    let failure = try #require(report.failure, "no graph shows the flaw")
    #expect(failure.components.reduced <= 3, "\(report.text)")
    #expect(failure.components.reduced <= failure.components.generated)
    #expect(report.text.contains("--fuzz 1 --seed \(failure.seed)"))
    #expect(report.graphs == failure.index + 1)

    let again = Conformance.fuzz([flaw.container], graphs: 1, seed: failure.seed)
    #expect(again.failure?.graph == failure.graph)
    #expect(again.failure?.text == failure.text)
  }

  @Test("A container that states no rules is passed over")
  func noRules() {
    var container = ContainerUnderTest.version1
    container.graphRules = nil
    let report = Conformance.fuzz([container], graphs: 5, seed: 1)
    #expect(report.requests == 0)
    #expect(report.failure == nil)
  }

  @Test("A wrong rule is a failure, too: the model is not written from what a façade does")
  func wrongRules() {
    // One that throws: where the model is wrong, a request may be made that ends the process.
    var container = ContainerUnderTest.version2
    container.graphRules?.unstatedLifetime = .transient
    #expect(Conformance.fuzz([container], graphs: 100, seed: 1).failure != nil)
  }
}

/// What can be wrong with a container, and is only seen by what happens on a graph.
enum GraphFlaw: String, CaseIterable, Sendable {
  case manyReversed
  case eagerSinglesAreLazy
  case injectionsReversed
  case injectedTwice
  case defaultIgnored
  case scopeShared
  case alwaysNew

  /// A façade with the flaw.
  var container: ContainerUnderTest {
    var container =
      self == .injectionsReversed ? ContainerUnderTest.version3 : ContainerUnderTest.version2
    let open = container.open
    container.open = {
      let builder = open()
      return ContainerBuilder(
        register: { builder.register(spoilt($0)) },
        build: { spoilt(try builder.build()) })
    }
    return container
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
    case .manyReversed, .scopeShared: break
    }
    return recipe
  }

  private func spoilt(_ resolver: ContainerResolver) -> ContainerResolver {
    var spoilt = resolver
    switch self {
    case .manyReversed: spoilt.resolveMany = { try resolver.resolveMany($0).reversed() }
    case .scopeShared: spoilt.newScope = { resolver }
    default: break
    }
    return spoilt
  }
}
