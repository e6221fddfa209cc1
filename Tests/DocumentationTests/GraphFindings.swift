import DIGraphTools
import DIv3Async
import Testing

/// Runs the examples of the page: the first graph has the finding, the second one doesn't.
@Suite("The findings of graphs: each example has its finding, and none after the remedy")
struct FindingsArticle {
  // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 3
  protocol Fuel {}
  struct Petrol: Fuel {}
  struct Diesel: Fuel {}
  struct Wheel {}
  final class Motor {}
  final class Car {
    init(_ motor: Motor) {}
  }
  final class Station {
    init(_ fuel: any Fuel) {}
  }
  final class Screen {
    var presenter: Presenter?
    init() {}
    init(needed: Presenter) {}
    init(later: Lazy<Presenter>) {}
  }
  final class Presenter {
    init(_ screen: Screen) {}
  }
  final class Ticket {
    init(number: Int) {}
  }
  final class AuditTrail {}
  final class Report {
    init(_ trail: AuditTrail) {}
    init(trail: Lazy<AuditTrail>) {}
  }
  // end

  @Test("the line that tests a graph")
  func problems() {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 1
    #expect(container.problems.isEmpty)
    // end
  }

  @Test("a registration accepts a finding")
  func accepted() {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 2
    container.register(Motor.init).default().accept(findings: "DIG023")
    // end
    #expect(container.graphSnapshot().findings == [])
  }

  private typealias Example = (
    code: GraphFinding.Code, before: () -> DIContainer, after: () -> DIContainer
  )

  private static var examples: [Example] {
    [
      (.notRegistered, notRegisteredBefore, notRegisteredAfter),
      (.ambiguous, ambiguousBefore, ambiguousAfter),
      (.withoutInitializer, withoutInitializerBefore, withoutInitializerAfter),
      (.onlyWhileInjecting, onlyWhileInjectingBefore, onlyWhileInjectingAfter),
      (.onlyOnceInjected, onlyOnceInjectedBefore, onlyOnceInjectedAfter),
      (.onlyInjects, onlyInjectsBefore, onlyInjectsAfter),
      (.endlessCycle, endlessCycleBefore, endlessCycleAfter),
      (.newObjectInCycle, newObjectInCycleBefore, newObjectInCycleAfter),
      (.staleObjectInCycle, staleObjectInCycleBefore, staleObjectInCycleAfter),
      (.cycleOfInitializers, cycleOfInitializersBefore, cycleOfInitializersAfter),
      (.cycleWithoutBreak, cycleWithoutBreakBefore, cycleWithoutBreakAfter),
      (.tooManyCycles, tooManyCyclesBefore, tooManyCyclesAfter),
      (.unused, unusedBefore, unusedAfter),
      (.needsAwait, needsAwaitBefore, needsAwaitAfter),
      (.impossibleService, impossibleServiceBefore, impossibleServiceAfter),
      (.wrongArgument, wrongArgumentBefore, wrongArgumentAfter),
      (.injectsCopies, injectsCopiesBefore, injectsCopiesAfter),
      (.twoLifetimes, twoLifetimesBefore, twoLifetimesAfter),
      (.repeatedRegistration, repeatedRegistrationBefore, repeatedRegistrationAfter),
      (.idleTest, idleTestBefore, idleTestAfter),
      (.captive, captiveBefore, captiveAfter),
      (.capturedArgument, capturedArgumentBefore, capturedArgumentAfter),
      (.idleDefault, idleDefaultBefore, idleDefaultAfter),
      (.neverChosen, neverChosenBefore, neverChosenAfter),
      (.shadowedLifetime, shadowedLifetimeBefore, shadowedLifetimeAfter),
      (.weakWithoutKeeper, weakWithoutKeeperBefore, weakWithoutKeeperAfter),
      (.cycleOfLazies, cycleOfLaziesBefore, cycleOfLaziesAfter),
      (.undeclared, undeclaredBefore, undeclaredAfter),
      (.uselessAcceptance, uselessAcceptanceBefore, uselessAcceptanceAfter),
      (.endWithoutKeeper, endWithoutKeeperBefore, endWithoutKeeperAfter),
      (.mayThrow, mayThrowBefore, mayThrowAfter),
    ]
  }

  @Test("each code has its section, in order")
  func complete() throws {
    #expect(Self.examples.map(\.code) == GraphFinding.Code.allCases)
    let headings = try Document("Sources/DIGraphTools/DIGraphTools.docc/Findings.md").text.matches(
      of: #/(?m)^## (DIG\d+): /#
    ).map { String($0.1) }
    #expect(headings == GraphFinding.Code.allCases.map(\.rawValue))
  }

  @Test("the first graph has the finding, the second one doesn't", arguments: examples.indices)
  func found(index: Int) {
    let example = Self.examples[index]
    func codes(_ container: DIContainer) -> [GraphFinding.Code] {
      container.graphSnapshot(strict: example.code == .mayThrow).findings.map(\.code)
    }
    #expect(codes(example.before()).contains(example.code))
    #expect(!codes(example.after()).contains(example.code))
  }

  @Test("the quoted text of a finding")
  func text() throws {
    let container = DIContainer()
    container.register(file: "App/Cars.swift", line: 12, Car.init)
    let quoted = try Document("Sources/DIGraphTools/DIGraphTools.docc/Findings.md").blocks(
      of: "text")
    #expect(quoted == [container.problems.map { "\($0)\n" }.joined()])
  }
}
