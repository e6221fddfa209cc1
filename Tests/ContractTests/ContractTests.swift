import DIConformance
import FacadeAdapters
import Testing

@Suite("Contracts", .serialized, .withoutLog)
struct ContractTests {
  // A sanitizer beside other work may let a case wait a minute for a processor.
  @Test(
    "a façade complies with a contract", .timeLimit(.minutes(40)),
    arguments: (Facades.all + Facades.withSettings + Facades.throwing + Facades.onTasks).flatMap {
      facade in
      Contract.all.map { Case(facade, $0) }
    })
  func contract(_ tested: Case) async {
    var facade = tested.facade
    facade.timeLimit = 3_000
    let outcome = await Conformance.run(tested.contract, against: facade)
    for finding in outcome.findings {
      Issue.record("\(tested): \(finding)")
    }
  }

  /// One façade and one contract, with their names in reports.
  struct Case: Sendable, CustomTestStringConvertible, CustomStringConvertible {
    let facade: ContainerUnderTest
    let contract: Contract

    init(_ facade: ContainerUnderTest, _ contract: Contract) {
      self.facade = facade
      self.contract = contract
    }

    var description: String { "\(contract.id) on \(facade.name)" }
    var testDescription: String { description }
  }
}
