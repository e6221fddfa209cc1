import DIConformance
import FacadeAdapters
import Testing

@Suite("Running asynchronous contracts", .serialized, .withoutLog)
struct AsyncRunnerTests {
  @Test("an own contract needs the capability, and its errors are findings")
  func ownContract() async {
    let contract = Contract(asynchronous: "x-01", "Finds nothing", rules: []) { trial in
      _ = try await trial.buildAsynchronously().one(Int.self)
    }
    #expect(contract.needs == [.asynchronous])
    let outcome = await Conformance.run(contract, against: .version3Throwing)
    guard case .failed(let findings) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(findings.map(\.message) == ["the scenario ended early"])
    #expect(findings.first?.found?.hasSuffix("[notResolved]") == true)
  }

  @Test("a scenario that doesn't end fails, and what it records later is ignored")
  func timeLimit() async {
    let ended = AsyncStream<Void>.makeStream()
    let line = #line + 1
    let contract = Contract(asynchronous: "x-01", "Sleeps", rules: []) { trial in
      try? await Task.sleep(nanoseconds: 60_000_000_000)
      trial.expect(false, "the time limit cancels the task")
      ended.continuation.yield()
    }
    var container = ContainerUnderTest.version3Throwing
    container.timeLimit = 0.1
    let outcome = await Conformance.run(contract, against: container)
    guard case .failed(let findings) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(findings.map(\.message) == ["the scenario"])
    #expect(findings.map(\.expected) == ["an end within 0.1 seconds"])
    #expect(findings.map(\.line) == [line])
    // Other tests may keep the main thread busy, which the text mentions.
    #expect(findings.first?.found?.hasPrefix("tasks that wait") == true)
    var iterator = ended.stream.makeAsyncIterator()
    await iterator.next()
  }

  @Test("a stochastic scenario runs several times")
  func stochastic() async {
    let runs = Tally()
    let contract = Contract(
      asynchronous: "x-01", "Luck", rules: [], class: .stochastic(runs: 7)
    ) { trial in
      await runs.add()
      trial.expect(true, "it ran")
    }
    #expect(await Conformance.run(contract, against: .version3Throwing) == .passed)
    #expect(await runs.count == 7)
  }

  @Test("a scenario that blocks its threads leaves the next one alone")
  func blockedThreads() async throws {
    let contract = try #require(Contract.all.first { $0.id == "async-10" })
    #expect(
      await !Conformance.run(contract, against: AsyncFlaw.blocksThreads.container).isAsDeclared)
    #expect(await Conformance.run(contract, against: .version3Throwing) == .passed)
  }

  @Test("tasks of the main actor leave the main thread free")
  @MainActor
  func mainActor() async throws {
    for id in ["async-20", "async-21", "async-22"] {
      let contract = try #require(Contract.all.first { $0.id == id })
      #expect(await Conformance.run(contract, against: .version3Throwing) == .passed)
    }
  }

  @Test("a task of the main actor that blocks its thread learns the reason of a failure")
  @MainActor
  func blockedMainActor() throws {
    let contract = try #require(Contract.all.first { $0.id == "async-20" })
    var container = ContainerUnderTest.version3Throwing
    container.timeLimit = 0.5
    // A system that serves the main queue even here lets the contract hold.
    guard case .failed(let findings) = Conformance.run(contract, against: container) else { return }
    #expect(
      findings.map(\.found) == [
        "tasks that wait, and a main thread that runs no closures of the main actor"
      ])
  }

  actor Tally {
    private(set) var count = 0
    func add() { count += 1 }
  }
}
