import DIDoubles
import DITestSupport
import DIv3
import Testing

@Suite("Requests that fail in tests")
struct RequiredTests {
  @Test("a required object that can't be made is an issue at the line of the call, with its path")
  func missing() throws {
    let line = #_sourceLocation
    try withKnownIssue {
      _ = try app.required(Report.self, sourceLocation: line)
    } matching: { issue in
      issue.sourceLocation == line && issue.error == nil
        && issue.comments.contains {
          $0.rawValue.contains("No component offers Missing")
            && $0.rawValue.contains("creating Report - Models.swift:")
        }
    }
    let wallet: Wallet = try app.required()
    #expect(wallet.bank.balance() == 1_000)
    #expect(try app.required(Missing?.self) == nil)
  }

  @Test("names and arguments")
  func forms() throws {
    let container = DIContainer()
    container.register { (number: DIArg<Int>) in String(arg(number)) }
    container.register(RealBank.init).as((any Bank).self, name: "main")
    #expect(try container.required(String.self, args: 7) == "7")
    #expect(try container.required((any Bank).self, name: "main").balance() == 1_000)
    try withKnownIssue {
      _ = try container.required((any Bank).self, name: "other")
    } matching: { issue in
      issue.error == nil
        && issue.comments.contains {
          $0.rawValue.contains("No component offers Bank with name \"other\"")
        }
    }
  }

  @Test("a trap in a test's container is an issue of the test before the process ends")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      try await ContainerTrait.container(app).withContainer(at: #_sourceLocation) {
        try withKnownIssue {
          _ = try TestContainer.current().resolve() as Report
        } matching: { issue in
          print("ISSUE", issue.sourceLocation?.fileName ?? "", issue.comments)
          return true
        }
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("ISSUE RequiredTests.swift"))
    #expect(output.contains("No component offers Missing"))
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Can't resolve type Report."))
  }
}
