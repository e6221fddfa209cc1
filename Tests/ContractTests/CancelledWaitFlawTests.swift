import DIConformance
import FacadeAdapters
import Testing

@Suite("Cancelled waits with a flaw", .withoutLog)
struct CancelledWaitFlawTests {
  /// Makes each request in a task of its own.
  private static func hiding(_ builder: AsyncContainerBuilder) -> AsyncContainerBuilder {
    AsyncContainerBuilder(
      register: builder.register,
      build: {
        var resolver = try await builder.build()
        let resolve = resolver.resolve
        resolver.resolve = { request in try await Task { try await resolve(request) }.value }
        return resolver
      })
  }

  @Test("the contracts about cancelled waits fail if the request hides that its task is cancelled")
  func patient() async {
    var container = ContainerUnderTest.version3
    container.timeLimit = 1
    guard let open = container.openAsynchronous else { return }
    container.openAsynchronous = { Self.hiding(open()) }
    for contract in Contract.all where ["async-27", "async-28"].contains(contract.id) {
      let sound = await Conformance.run(contract, against: .version3)
      let flawed = await Conformance.run(contract, against: container)
      #expect(sound.isAsDeclared && !flawed.isAsDeclared, "\(contract.id)")
    }
  }
}
