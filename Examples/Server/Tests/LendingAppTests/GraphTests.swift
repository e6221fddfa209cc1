import DIGraphTools
import DIv3Async
import Lending
import LendingApp
import LendingStore
import Testing

@Suite("Graph of the server")
struct GraphTests {
  private let container = ContainerWiring(databasePath: "unused").container

  @Test("every object can be created")
  func valid() {
    #expect(container.makeGraph().checkIsValid())
  }

  @Test("no object of the application needs an object of a request, and nothing else is doubtful")
  func noProblems() {
    #expect(container.problems.isEmpty)
  }

  @Test("an object of the application that needs the audit trail of a request is found")
  func captive() {
    let application = DIScope(name: "application", storage: DICacheStorage())
    container.register(Report.init).lifetime(.custom(application))
    container.register(Reporter.init)
    let captives = container.problems.filter { $0.code == .captive }
    #expect(captives.map { $0.message.prefix { $0 != "," } } == ["Report"])
    #expect(captives.first?.message.contains("(Report -> Reporter (GraphTests.swift:") == true)
    #expect(captives.first?.message.contains(") -> AuditTrail (") == true)
  }
}

private struct Reporter {
  let trail: AuditTrail
}

private struct Report {
  let reporter: Reporter
}
