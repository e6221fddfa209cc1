import DIConformance
import Testing

@Suite("Every contract can fail")
struct CanFailTests {
  @Test("each contract fails on some broken container")
  func everyContractCanFail() {
    let broken = [ContainerUnderTest.dead, .generous] + Flaw.allCases.map { .tiny($0) }
    let idle = Contract.all.filter { contract in
      // AsyncContractTests do the same with broken containers for tasks.
      !contract.needs.contains(.asynchronous)
        && contract.needs.allSatisfy { ContainerUnderTest.tiny().lacks[$0] == nil }
        && broken.allSatisfy { Conformance.run(contract, against: $0).isAsDeclared }
    }
    #expect(idle.map(\.id) == [])
  }
}

extension ContainerUnderTest {
  /// A container that accepts every registration and finds nothing.
  fileprivate static var dead: ContainerUnderTest {
    var container = ContainerUnderTest.tiny()
    container.open = {
      ContainerBuilder(
        register: { _ in },
        build: { TinyContainer(flaw: nil).resolver })
    }
    return container
  }

  /// A container that returns some object for every request.
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
