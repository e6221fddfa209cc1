import DIConformance
import Foundation
import Testing

@Suite("The guide: contracts for a container of one's own")
struct ConformanceArticles {
  // begin Sources/DIConformance/DIConformance.docc/ReportsAndCommands.md 1
  func command(for containers: [ContainerUnderTest]) -> ConformanceCommand {
    ConformanceCommand(
      name: "my-conformance", containers: containers, colour: false,
      printOut: { print($0, terminator: "") },
      printError: { FileHandle.standardError.write(Data($0.utf8)) },
      readFile: { try String(contentsOfFile: $0, encoding: .utf8) },
      writeFile: { try $1.write(toFile: $0, atomically: true, encoding: .utf8) })
  }
  // end

  // begin Sources/DIConformance/DIConformance.docc/RandomGraphs.md 1
  func fuzz(_ container: ContainerUnderTest) -> FuzzReport {
    var container = container
    container.graphRules = GraphRules {
      $0.hidesOwnType = true
      $0.manyLeavesOut = .whatCannotBeMade
    }
    return Conformance.fuzz([container], graphs: 1_000, seed: 1)
  }
  // end

  // begin Sources/DIConformance/DIConformance.docc/DIConformance.md 1
  func report(on container: ContainerUnderTest) -> Bool {
    let report = Conformance.run([container], isolation: .standard)
    print(TableRenderer().render(report), terminator: "")
    return report.isAsDeclared
  }
  // end

  // begin Sources/DIConformance/DIConformance.docc/AsynchronousContainers.md 4
  func reportOnTasks(
    _ container: ContainerUnderTest
  ) async -> ConformanceReport {
    let contracts = Contract.all.filter { $0.needs.contains(.asynchronous) }
    return await Conformance.run([container], contracts: contracts)
  }
  // end

  @Suite(.disabled("the empty container breaks them; the code is compiled"))
  struct ContractsAsTests {
    // begin Sources/DIConformance/DIConformance.docc/ContractsAsTests.md 1
    @Test(arguments: Contract.all)
    func contract(_ contract: Contract) async throws {
      try await Conformance.expect(contract, of: MyAdapter.container)
    }
    // end

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
