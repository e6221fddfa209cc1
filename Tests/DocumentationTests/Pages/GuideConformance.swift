import DIConformance
import Testing

@Suite("The guide: contracts for a container of one's own")
struct ConformanceArticles {
  // page Sources/DIConformance/DIConformance.docc/ReportsAndCommands.md 1

  // page Sources/DIConformance/DIConformance.docc/RandomGraphs.md 1

  // page Sources/DIConformance/DIConformance.docc/DIConformance.md 1

  // page Sources/DIConformance/DIConformance.docc/AsynchronousContainers.md 4

  @Suite(.disabled("the empty container breaks them; the code is compiled"))
  struct ContractsAsTests {
    // page Sources/DIConformance/DIConformance.docc/ContractsAsTests.md 1

    private enum MyAdapter {
      static let container = ConformanceArticles.empty
    }
  }

  /// A container that registers nothing and resolves nothing.
  fileprivate static let empty = ContainerUnderTest(
    name: "empty",
    open: {
      func refuse<Answer>() throws -> Answer { throw ResolutionFailure(.notResolved) }
      return ContainerBuilder(
        register: { _ in },
        build: {
          ContainerResolver(
            resolve: { _ in try refuse() }, resolveOptional: { _ in nil },
            resolveMany: { _ in try refuse() }, inject: { _ in try refuse() },
            newScope: { try refuse() })
        })
    })

  @Test("The command runs a contract, and reports the result by its exit code")
  func runs() {
    var printed = ""
    var command = command(for: [Self.empty])
    command.output = CommandOutput(printOut: { printed += $0 }, printError: { printed += $0 })
    #expect(command.run(arguments: ["--only", "registration-01"]) == 1)
    #expect(printed.contains("registration-01"))
    #expect(command.run(arguments: ["--help"]) == 0)
    #expect(printed.contains("--memory-limit MB"))
  }

  @Test("A container that creates nothing differs from the model")
  func differs() throws {
    let failure = try #require(fuzz(Self.empty).failures.first)
    #expect(failure.container == "empty")
  }
}
