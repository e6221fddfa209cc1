import DITestSupport
import DIv3
import DIv3Async
import Testing

@Suite("Strict tests of asynchronous requests")
struct AsynchronousStrictTests {
  @Test("a real component that a task makes is an issue, with the path of the request")
  func tasks() async throws {
    let app = DIContainer()
    app.register { () async -> RealBank in
      await Task.yield()
      return RealBank()
    }.as((any Bank).self)
    app.register { (bank: any Bank) async -> Wallet in Wallet(bank: bank) }
    let line = #_sourceLocation
    try await withKnownIssue {
      try await ContainerTrait.container(app).strict(allowing: Wallet.self).withContainer(at: line)
      {
        let wallet: Wallet = await (try TestContainer.current()).resolve()
        #expect(wallet.bank.balance() == 1_000)
      }
    } matching: { issue in
      issue.sourceLocation == line
        && issue.comments.contains {
          $0.rawValue.contains("Path: Wallet (Asynch")
            && $0.rawValue.contains(" > RealBank (Asynch")
        }
    }
  }
}
