import DIConformance
import Testing

@Suite("Rules of random graphs")
struct GraphRulesTests {
  @Test("a container that injects at once and tells all failures apart follows its rules")
  func tiny() {
    let report = Conformance.fuzz([.tinyWithRules()], graphs: 1_000, seed: 1)
    #expect(report.failures.isEmpty, "\(report.text)")
    #expect(report.requests > 4_000)
  }

  @Test(
    "its flaws are detected",
    arguments: [
      Flaw.manyReversed, .injectedTwice, .firstTaken,
      .errorSwallowed, .failureRemembered, .keptHalfMade, .missingSkipped,
    ])
  func flaws(_ flaw: Flaw) {
    #expect(
      Conformance.fuzz([.tinyWithRules(flaw)], graphs: 500, seed: 1).failures.isEmpty == false)
  }

  /// A rule that the tiny container doesn't follow.
  struct Switch: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var flip: @Sendable (inout GraphRules) -> Void

    init(_ name: String, _ flip: @escaping @Sendable (inout GraphRules) -> Void) {
      (testDescription, self.flip) = (name, flip)
    }

    static let all = [
      Switch("injects") { $0.injects = .afterRoot },
      Switch("cyclesWait") { $0.cyclesWait = false },
      Switch("keeps") { $0.keeps = .onceMade },
      Switch("keeps, for injections after the root") {
        ($0.injects, $0.keeps) = (.afterRoot, .onceMade)
      },
      Switch("findsRequester") { $0.findsRequester = true },
      Switch("hidesOwnType") { $0.hidesOwnType = false },
      Switch("checksWhenBuilt") { $0.checksWhenBuilt = true },
      Switch("ignoresFailedSingles") { $0.ignoresFailedSingles = true },
      Switch("unstatedLifetime") { $0.unstatedLifetime = .perScope },
      Switch("namesHaveOwnObjects") { $0.namesHaveOwnObjects = true },
      Switch("namelessNeedsDefault") { $0.namelessNeedsDefault = true },
      Switch("unknownManyFails") { $0.unknownManyFails = true },
      Switch("manyLeavesOut, what recurses") { $0.manyLeavesOut = .whatRecurses },
      Switch("manyLeavesOut, what can't be made") { $0.manyLeavesOut = .whatCannotBeMade },
      Switch("manyLeavesOutRoot") { $0.manyLeavesOutRoot = true },
      Switch("manyIsManyRequests") { $0.manyIsManyRequests = true },
      Switch("optionalRequestsFail") { $0.optionalRequestsFail = true },
      Switch("skipsFailedInjections") { $0.skipsFailedInjections = true },
      Switch("keepsLastGiven") { $0.keepsLastGiven = false },
      Switch("injectsAgain") { $0.injectsAgain = false },
      Switch("givenIsInTheMaking") { $0.givenIsInTheMaking = true },
      Switch("ignoresUnknownGiven") { $0.ignoresUnknownGiven = true },
      Switch("aftermath, finished") { $0.aftermath = .finished },
      Switch("aftermath, withdrawn") { $0.aftermath = .withdrawn },
    ]
  }

  @Test("each rule counts by itself: one that is wrong shows", arguments: Switch.all)
  func switches(_ one: Switch) {
    var container = ContainerUnderTest.tinyWithRules()
    one.flip(&container.graphRules!)
    let report = Conformance.fuzz([container], graphs: 2_000, seed: 1, mostFailures: 1)
    #expect(report.failures.count == 1)
  }

  @Test("a recursion that ends the process isn't requested")
  func recursion() {
    var container = ContainerUnderTest.tinyWithRules()
    let report = Conformance.fuzz([container], graphs: 100, seed: 1)
    #expect(report.leftOut[.endsProcess] == nil)
    container.graphRules?.recursionEndsProcess = true
    let ending = Conformance.fuzz([container], graphs: 100, seed: 1)
    #expect(ending.failures.isEmpty, "\(ending.text)")
    #expect(ending.leftOut[.endsProcess, default: 0] > 0)
    #expect(ending.requests < report.requests)
  }
}

extension ContainerUnderTest {
  static func tinyWithRules(_ flaw: Flaw? = nil) -> ContainerUnderTest {
    var container = tiny(flaw)
    container.graphRules = GraphRules {
      $0.hidesOwnType = true
      $0.keeps = .onceInjected
      $0.aftermath = .undone
      $0.injectsAgain = true
    }
    return container
  }
}
