import DIConformance
import Testing

@Suite("No contract is idle")
struct CanFailTests {
  @Test("Each contract is failed by some broken container")
  func everyContractCanFail() {
    let broken = [ContainerUnderTest.dead, .generous] + Flaw.allCases.map { .tiny($0) }
    let idle = Contract.all.filter { contract in
      !contract.name.hasPrefix("untestable")
        && contract.needs.allSatisfy { ContainerUnderTest.tiny().lacks[$0] == nil }
        && broken.allSatisfy { Conformance.run(contract, against: $0).isAsDeclared }
    }
    #expect(idle.map(\.id) == [])
  }
}

extension ContainerUnderTest {
  /// A container that takes every registration and never finds anything.
  fileprivate static var dead: ContainerUnderTest {
    var container = ContainerUnderTest.tiny()
    container.open = {
      ContainerBuilder(
        register: { _ in },
        build: { TinyContainer(flaw: nil).resolver })
    }
    return container
  }

  /// A container that has something for every request, whatever was asked for.
  fileprivate static var generous: ContainerUnderTest {
    var container = ContainerUnderTest.tiny()
    container.open = {
      let resolver = ContainerResolver(
        resolve: { _ in "something" }, resolveOptional: { _ in "something" },
        resolveMany: { _ in ["something"] }, inject: { _ in },
        newScope: { throw ResolutionFailure(.notResolved) })
      return ContainerBuilder(register: { _ in }, build: { resolver })
    }
    return container
  }
}
