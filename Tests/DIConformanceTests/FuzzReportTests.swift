import DIConformance
import Testing

@Suite("Reports on random graphs")
struct FuzzReportTests {
  /// A container whose rules say the wrong thing.
  private var wrong: ContainerUnderTest {
    var container = ContainerUnderTest.tinyWithRules()
    container.graphRules?.keeps = .onceMade
    return container
  }

  @Test("failures are reported if their reduced graphs differ, up to a limit")
  func several() {
    let report = Conformance.fuzz([wrong], graphs: 2_000, seed: 1)
    #expect(report.failures.count == 5)
    #expect(Set(report.failures.map(\.graph)).count == 5)
    #expect(report.text.contains(": 5 failures\n"))
    for failure in report.failures {
      #expect(report.text.contains("--fuzz 1 --seed \(failure.seed)"))
    }
    let two = Conformance.fuzz([wrong], graphs: 2_000, seed: 1, mostFailures: 2)
    #expect(two.failures.map(\.graph) == report.failures.prefix(2).map(\.graph))
    #expect(two.graphs < report.graphs)
  }

  @Test("a failing graph is told before it is reduced")
  func beforeReduction() throws {
    var told: [FuzzReport.Failure] = []
    let report = Conformance.fuzz(
      [wrong], graphs: 2_000, seed: 1, mostFailures: 1, willReduce: { told.append($0) })
    let failure = try #require(report.failures.first)
    #expect(told.count == 1)
    #expect(told.first?.seed == failure.seed)
    #expect(told.first?.components.reduced == failure.components.generated)
    #expect("\(told[0])".contains("fails on tiny; reproduce it with"))
  }

  @Test("what fails without any component keeps one")
  func noComponents() {
    var container = ContainerUnderTest(name: "empty", graphRules: GraphRules())
    container.open = {
      ContainerBuilder(register: { _ in }, build: { throw ResolutionFailure(.notResolved) })
    }
    let report = Conformance.fuzz([container], graphs: 200, seed: 1)
    #expect(!report.failures.isEmpty)
    #expect(report.failures.allSatisfy { $0.components.reduced >= 1 }, "\(report.text)")
  }
}
