import DIConformance
import FacadeAdapters
import Testing

@Suite("Children with a flaw", .withoutLog)
struct ChildFlawTests {
  /// What can be wrong with a child.
  enum Flaw: CaseIterable, Sendable {
    /// It registers with its parent.
    case isItsParent
    /// It knows no parent.
    case isStranger

    var container: ContainerUnderTest {
      var container = ContainerUnderTest.version3
      let open = container.open
      container.open = { spoilt(open(), open: open) }
      return container
    }

    private func spoilt(
      _ builder: ContainerBuilder, open: @escaping @Sendable () -> ContainerBuilder
    ) -> ContainerBuilder {
      ContainerBuilder(
        register: builder.register,
        build: {
          var resolver = try builder.build()
          resolver.newChild = {
            self == .isItsParent ? builder : spoilt(open(), open: open)
          }
          return resolver
        })
    }
  }

  @Test("Each contract about children is failed by one of them")
  func noticed() {
    let contracts = Contract.all.filter { $0.needs.contains(.childContainers) }
    #expect(contracts.count > 5)
    for contract in contracts {
      let outcomes = Flaw.allCases.map { Conformance.run(contract, against: $0.container) }
      #expect(!outcomes.allSatisfy { $0.isAsDeclared }, "\(contract.id)")
    }
  }
}
