import DIConformance
import Foundation
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

  @MainActor
  @Test("The command runs a contract, and reports the result by its exit code")
  func runs() {
    let printed = Printed.lines {
      let command = command(for: [Self.empty])
      #expect(command.run(arguments: ["--only", "registration-01"]) == 1)
      #expect(command.run(arguments: ["--help"]) == 0)
    }
    #expect(printed.first?.contains("registration-01") == true)
    #expect(printed.contains { $0.contains("--against FILE") })
  }

  @Test("A container that creates nothing differs from the model")
  func differs() throws {
    let failure = try #require(fuzz(Self.empty).failures.first)
    #expect(failure.container == "empty")
  }
}
