import DIConformance
import Testing

/// Each contract is a test, as the documentation shows it.
@Suite("Contracts as tests of Swift Testing", .serialized)
struct SwiftTestingTests {
  @Test(arguments: Contract.all.filter { $0.level == .core })
  func contract(_ contract: Contract) async throws {
    try await Conformance.expect(contract, of: .tiny())
  }

  @Test("a violation tells the contract, the container and the findings")
  func violation() async throws {
    let contract = try #require(Contract.all.first { $0.id == "names-01" })
    let error = await #expect(throws: ContractViolation.self) {
      try await Conformance.expect(contract, of: .tiny(.nameIgnored))
    }
    let text = try #require(error?.description)
    #expect(
      text.hasPrefix(
        "names-01: A name chooses among several components fails on nameIgnored\n  the scenario "),
      "\(text)")
  }

  @Test("contracts are identified by their ids, which Swift Testing encodes")
  func identity() {
    func isArgument<Value: Identifiable & Hashable & Sendable>(_: Value.Type) -> Bool
    where Value.ID: Codable { true }
    #expect(isArgument(Contract.self))
    #expect(Set(Contract.all).count == Contract.all.count)
  }
}
