import DIConformance
import Testing

@Suite("Running contracts")
struct RunnerTests {
  @Test("a correct container complies with every contract")
  func soundContainer() {
    let report = Conformance.run(.tiny())
    for row in report.rows {
      let isAsDeclared = row.outcomes.allSatisfy { $0.isAsDeclared }
      #expect(isAsDeclared, "\(row.contract.id): \(row.outcomes)")
    }
    let isAsDeclared = report.isAsDeclared
    #expect(isAsDeclared)
  }

  @Test("a flaw is detected", arguments: Flaw.allCases)
  func flaw(_ flaw: Flaw) throws {
    let contract = try #require(Contract.all.first { $0.id == flaw.noticedBy })
    let outcome = Conformance.run(contract, against: .tiny(flaw))
    #expect(!outcome.isAsDeclared)
  }

  @Test("a missing capability is not offered, with the reason, and its scenario doesn't run")
  func notOffered() {
    let contract = Contract("x-01", "Needs scopes", rules: [], needs: [.newScope]) { trial in
      trial.expect(false, "the scenario ran")
    }
    #expect(
      Conformance.run(contract, against: .tiny()) == .notOffered("has no scopes"))
  }

  @Test("a throwing scenario fails and names the kind of the error")
  func throwingScenario() throws {
    let contract = Contract("x-01", "Fails", rules: []) { trial in
      _ = try trial.open().build().one(Int.self)
    }
    guard case .failed(let findings) = Conformance.run(contract, against: .tiny()) else {
      Issue.record("the contract didn't fail")
      return
    }
    #expect(findings.map(\.message) == ["the scenario ended early"])
    #expect(findings.first?.found?.hasSuffix("[notFound]") == true)
  }

  @Test("a finding names its place")
  func findingPlace() throws {
    let line = #line + 2
    let contract = Contract("x-01", "Fails", rules: []) { trial in
      trial.expectEqual(1, 2, "the number")
    }
    let outcome = Conformance.run(contract, against: .tiny())
    #expect(
      outcome
        == .failed([
          ContractFinding(
            message: "the number", expected: "2", found: "1", file: #fileID, line: line)
        ]))
  }
}

@Suite("Running an author's own container")
struct RunTests {
  @Test("its deviations replace those of the adapter")
  func expecting() async {
    var container = ContainerUnderTest.tiny()
    let deviations = container.deviations
    container.deviations = Deviations()
    let report = await DIConformance.run(container, expecting: deviations)
    #expect(report.isAsDeclared)
    #expect(report.rows.map(\.contract.id) == Contract.all.map(\.id))
    let undeclared = await DIConformance.run(container, expecting: Deviations())
    #expect(!undeclared.isAsDeclared)
  }

  @Test("a contract declared as broken is as declared, and must be broken")
  func broken() {
    let contract = Contract("x-01", "One is two", rules: []) { trial in
      trial.expect(trial.container.name == "sound", "one is two")
    }
    var container = ContainerUnderTest.tiny()
    container.breaks = ["x-01": "counts otherwise"]
    #expect(
      Conformance.run(contract, against: container) == .declaredDifference("counts otherwise"))
    container.name = "sound"
    guard case .failed(let findings) = Conformance.run(contract, against: container) else {
      Issue.record("the report doesn't notice that it holds")
      return
    }
    #expect(findings.map(\.message) == ["declared as broken"])
    #expect(findings.map(\.expected) == ["it is broken: counts otherwise"])
  }

  @Test("a stochastic contract runs several times, and fails if one run fails")
  func stochastic() {
    let journal = Counted()
    let contract = Contract("x-01", "Luck", rules: [], class: .stochastic(runs: 7)) { trial in
      trial.expect(journal.next() != 12, "twelve")
    }
    #expect(Conformance.run(contract, against: .tiny()) == .passed)
    #expect(journal.count == 7)
    #expect(!Conformance.run(contract, against: .tiny()).isAsDeclared)
    #expect(journal.count == 12)
  }

  @Test(
    "a contract declared as broken is as declared if chance hides the violation",
    arguments: [false, true])
  func brokenByChance(holds: Bool) {
    let contract = Contract("x-01", "Luck", rules: [], class: .stochastic(runs: 3)) { trial in
      trial.expect(holds, "luck")
    }
    var container = ContainerUnderTest.tiny()
    container.breaks = ["x-01": "is unlucky at times"]
    #expect(
      Conformance.run(contract, against: container) == .declaredDifference("is unlucky at times"))
  }

  @Test("an untestable contract doesn't run")
  func untestable() {
    let contract = Contract(
      "x-01", "Death", rules: [], class: .untestable(reason: "nobody came back")
    ) { trial in
      trial.expect(false, "the scenario ran")
    }
    #expect(Conformance.run(contract, against: .tiny()) == .untested("nobody came back"))
  }

  /// Counts calls. Not thread-safe.
  private final class Counted: @unchecked Sendable {
    private(set) var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}

@Suite("Judging declared differences")
struct DeclaredDifferenceTests {
  private let contract = Contract(
    "x-01", "May differ", rules: [], class: .perGeneration(values: ["left", "right"])
  ) { trial in
    trial.observe("left")
  }

  @Test("the declared value is a declared difference")
  func declared() {
    #expect(outcome(declaring: "left") == .declaredDifference("left"))
  }

  @Test("a value other than the declared one fails")
  func otherValue() {
    expectFailure(outcome(declaring: "right"), "the declared value", expected: "right")
  }

  @Test("a value that the contract doesn't list fails")
  func unknownValue() {
    expectFailure(outcome(declaring: "up"), "the declared value", expected: "left or right")
  }

  @Test("a missing declaration fails")
  func undeclared() {
    expectFailure(outcome(declaring: nil), "the adapter declares no value", expected: nil)
  }

  @Test("an undistinguished kind of failure is a declared difference")
  func impreciseFailure() {
    let contract = Contract("x-01", "Fails", rules: [], class: .failure(.recursion)) { trial in
      trial.observeFailure("it fails") { throw ResolutionFailure(.notResolved) }
    }
    var container = ContainerUnderTest.tiny()
    container.tellsApart = []
    #expect(
      Conformance.run(contract, against: container) == .declaredDifference("notResolved"))
    container.tellsApart = [.recursion]
    expectFailure(
      Conformance.run(contract, against: container), "the kind of the failure",
      expected: "recursion")
  }

  private func outcome(declaring value: String?) -> ContractOutcome {
    var container = ContainerUnderTest.tiny()
    container.differences["x-01"] = value
    return Conformance.run(contract, against: container)
  }

  private func expectFailure(_ outcome: ContractOutcome, _ message: String, expected: String?) {
    guard case .failed(let findings) = outcome else {
      Issue.record("\(outcome) is no failure")
      return
    }
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.expected) == [expected])
  }
}
