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
    container.graphRules = GraphRules(
      injects: .atOnce, hidesOwnType: false, checksWhenBuilt: false,
      namesHaveOwnObjects: false, namelessNeedsDefault: false, unknownManyFails: false,
      manyLeavesOut: .whatCannotBeMade, unstatedLifetime: .transient)
    return Conformance.fuzz([container], graphs: 1_000, seed: 1)
  }
  // end

  /// A container that registers nothing and resolves nothing.
  private static let empty = ContainerUnderTest(name: "empty") {
    func refuse<Answer>() throws -> Answer { throw ResolutionFailure(.notResolved) }
    return ContainerBuilder(
      register: { _ in },
      build: {
        ContainerResolver(
          resolve: { _ in try refuse() }, resolveOptional: { _ in nil },
          resolveMany: { _ in try refuse() }, inject: { _ in try refuse() },
          newScope: { try refuse() })
      })
  }

  @MainActor
  @Test("The command runs a contract, and reports the result by its exit code")
  func runs() {
    let printed = Printed.lines {
      let command = command(for: [Self.empty])
      #expect(command.run(arguments: ["--only", "registration-01"]) == 1)
      #expect(command.run(arguments: ["--help"]) == 0)
    }
    #expect(printed.first?.contains("registration-01") == true)
    #expect(printed.last?.contains("--against FILE") == true)
  }

  @Test("A container that creates nothing differs from the model")
  func differs() throws {
    let failure = try #require(fuzz(Self.empty).failure)
    #expect(failure.container == "empty")
  }
}
