import DIConformance
import FacadeAdapters
import Testing

@Suite("Children with a flaw", .withoutLog)
struct ChildFlawTests {
  /// The flaws that a child may have.
  enum Flaw: CaseIterable, Sendable {
    /// The child registers with its parent.
    case isItsParent
    /// The child has no parent.
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

  @Test("each contract about children fails on one of them")
  func noticed() {
    let contracts = Contract.all.filter {
      $0.needs.contains(.childContainers) && !$0.needs.contains(.ends)
    }
    #expect(contracts.count > 5)
    for contract in contracts {
      let outcomes = Flaw.allCases.map { Conformance.run(contract, against: $0.container) }
      #expect(!outcomes.allSatisfy { $0.isAsDeclared }, "\(contract.id)")
    }
  }
}
