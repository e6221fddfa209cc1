import DIEngine
import DIServiceLifecycle
import DIv3Async
import Foundation
import Logging
import ServiceLifecycle
import Testing
import UnixSignals

@Suite("Groups of services", .timeLimit(.minutes(1)))
struct ServiceGroupTests {
  private let record = Record()
  private let log = TestLog()

  /// Runs a group until it has ended, and returns what it threw.
  private func outcome(
    of group: ContainerServiceGroup, during body: () async throws -> Void = {}
  ) async throws -> (any Error)? {
    let running = Task { () -> (any Error)? in
      do { try await group.run() } catch { return error }
      return nil
    }
    try await body()
    return await running.value
  }

  private var shutDown: [String] {
    ["Server shuts down", "Worker shuts down", "Pool shuts down"]
  }

  private func names(of container: DIContainer) async throws -> [String] {
    var names: [String] = []
    _ = try await container.serviceGroup(logger: log.logger) {
      names = $0.services.map(\.serviceName)
    }
    return names
  }

  @Test("what others need starts first and shuts down last, then the container ends")
  func order() async throws {
    let container = makeContainer(record)
    let group = try await container.serviceGroup(endTimeout: .seconds(10), logger: log.logger)
    #expect(record.all == [])
    let thrown = try await outcome(of: group) {
      await record.count(3)
      await group.triggerGracefulShutdown()
    }
    #expect(thrown == nil)
    #expect(Set(record.all.prefix(3)) == ["Server runs", "Worker runs", "Pool runs"])
    #expect(Array(record.all[3..<6]) == shutDown)
    // The lazy was never used, so that Server and Worker are independent objects.
    let ends = Array(record.all.dropFirst(6))
    #expect(ends.filter { $0 != "Server ends" } == ["Worker ends", "Store ends", "Pool ends"])
    #expect(ends.count == 4)
    #expect(try await names(of: makeContainer(record)) == ["Pool", "Worker", "Server"])
  }

  @Test("each object ends once, although the container is ended besides, and a group runs once")
  func once() async throws {
    let container = makeContainer(record)
    let group = try await container.serviceGroup(logger: log.logger)
    let thrown = try await outcome(of: group) {
      await record.count(3)
      await #expect(throws: ServiceGroupError.alreadyRunning()) { try await group.run() }
      #expect(record.all.count == 3)
      await group.triggerGracefulShutdown()
      await record.count(6)
      try? await container.end()
    }
    #expect(thrown == nil)
    try await container.end()
    await #expect(throws: ServiceGroupError.alreadyFinished()) { try await group.run() }
    #expect(record.all.count == 10 && Set(record.all).count == 10)
    await #expect(throws: DIFailure.self) {
      _ = try await container.serviceGroup(logger: log.logger)
    }
  }

  @Test("a graceful shutdown before the start is remembered")
  func early() async throws {
    let group = try await makeContainer(record).serviceGroup(logger: log.logger)
    await group.triggerGracefulShutdown()
    try await group.run()
    #expect(record.all.filter { $0.hasSuffix("shuts down") } == shutDown)
    #expect(record.all.count == 10)
  }

  @Test("a service that fails cancels the others; the container ends when all have returned")
  func failing() async throws {
    let container = makeContainer(record)
    container.register { Failing(record: $0, others: 3) }.as(check: (any Service).self) { $0 }
      .lifetime(.perContainer(.strong))
    let group = try await container.serviceGroup(logger: log.logger)
    #expect(try await outcome(of: group) as? Broken == Broken())
    let returned = try #require(record.all.lastIndex { $0.hasSuffix("has returned") })
    let ended = try #require(record.all.firstIndex { $0.hasSuffix("ends") })
    #expect(record.all.filter { $0.hasSuffix("is cancelled") }.count == 3)
    #expect(returned < ended && record.all.count == 13)
  }

  @Test("a service that fails may shut the others down instead: the configuration says so")
  func failingGracefully() async throws {
    let container = makeContainer(record)
    container.register { Failing(record: $0, others: 3) }.as(check: (any Service).self) { $0 }
      .lifetime(.perContainer(.strong))
    let group = try await container.serviceGroup(logger: log.logger) { configuration in
      for index in configuration.services.indices {
        configuration.services[index].failureTerminationBehavior = .gracefullyShutdownGroup
      }
    }
    #expect(try await outcome(of: group) as? Broken == Broken())
    #expect(record.all.filter { $0.hasSuffix("shuts down") } == shutDown)
    #expect(record.all.count == 10)
  }

  @Test("services that all end by themselves end the container, too")
  func ignored() async throws {
    let container = DIContainer()
    container.register { Brief(error: nil) }.as(check: (any Service).self) { $0 }
      .lifetime(.perContainer(.strong)).onEnd { [record] _ in record.add("ends") }
    let group = try await container.serviceGroup(logger: log.logger) {
      $0.services[0].successTerminationBehavior = .ignore
    }
    try await group.run()
    #expect(record.all == ["ends"])
  }

  @Test("a cancelled task cancels the services, then the container ends nevertheless")
  func cancelled() async throws {
    let group = try await makeContainer(record).serviceGroup(logger: log.logger)
    let running = Task { try await group.run() }
    await record.count(3)
    running.cancel()
    _ = await running.result
    #expect(record.all.filter { $0.hasSuffix("is cancelled") }.count == 3)
    #expect(record.all.suffix(4).allSatisfy { $0.hasSuffix("ends") } && record.all.count == 13)
  }

  @Test("signals shut the services down, or cancel them", arguments: [true, false])
  func signals(isGraceful: Bool) async throws {
    let signal: UnixSignal = isGraceful ? .sigusr1 : .sigusr2
    let group = try await makeContainer(record).serviceGroup(
      gracefulShutdownSignals: isGraceful ? [signal] : [],
      cancellationSignals: isGraceful ? [] : [signal], logger: log.logger)
    let thrown = try await outcome(of: group) {
      await record.count(3)
      kill(getpid(), isGraceful ? SIGUSR1 : SIGUSR2)
    }
    #expect(isGraceful ? thrown == nil : thrown is CancellationError)
    let ended = record.all.filter { $0.hasSuffix(isGraceful ? "shuts down" : "is cancelled") }
    #expect(ended.count == 3)
    #expect(record.all.suffix(4).allSatisfy { $0.hasSuffix("ends") })
  }

  @Test("a shutdown that takes too long cancels the services; the end has its own limit")
  func limits() async throws {
    struct Stubborn: Service {
      let record: Record
      func run() async throws {
        do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch { record.add("cancelled") }
      }
    }
    let container = DIContainer()
    container.register { [record] in Stubborn(record: record) }
      .as(check: (any Service).self) { $0 }.lifetime(.perContainer(.strong))
      .onEnd { [record] _ in
        // Longer than the shutdown may take.
        try await Task.sleep(nanoseconds: 100_000_000)
        record.add("ended")
      }
    let group = try await container.serviceGroup(endTimeout: .seconds(20), logger: log.logger) {
      $0.maximumGracefulShutdownDuration = .milliseconds(20)
    }
    let thrown = try await outcome(of: group) { await group.triggerGracefulShutdown() }
    #expect(thrown == nil)
    #expect(record.all == ["cancelled", "ended"])
  }

  @Test("a failure of an end is thrown; after an error of a service, it is logged")
  func failingEnds() async throws {
    struct Loose: Error {}
    func group(_ error: Broken?) async throws -> ContainerServiceGroup {
      let container = DIContainer()
      container.register { Brief(error: error) }.as(check: (any Service).self) { $0 }
        .lifetime(.perContainer(.strong)).onEnd { _ in throw Loose() }
      return try await container.serviceGroup(logger: log.logger) {
        $0.services[0].successTerminationBehavior = .gracefullyShutdownGroup
      }
    }
    let ended = try await outcome(of: group(nil)) as? EndFailure
    #expect(ended?.items.first?.error is Loose)
    #expect(!log.texts.contains { $0.contains("Loose()") })
    #expect(try await outcome(of: group(Broken())) as? Broken == Broken())
    #expect(log.texts.contains { $0.contains("Brief (ServiceGroupTests.swift") })
    #expect(log.texts.contains { $0.contains("Loose()") })
  }

  @Test("an end that takes too long is left behind")
  func endTimeout() async throws {
    let container = DIContainer()
    container.register { Brief(error: nil) }.as(check: (any Service).self) { $0 }
      .lifetime(.perContainer(.strong))
      .onEnd { _ in try await Task.sleep(nanoseconds: 60_000_000_000) }
    let group = try await container.serviceGroup(endTimeout: .seconds(0.05), logger: log.logger) {
      $0.services[0].successTerminationBehavior = .gracefullyShutdownGroup
    }
    let failure = try await outcome(of: group) as? EndFailure
    #expect(failure?.items.first?.error is EndFailure.TookTooLong)
  }

  @Test("scopes end after the container, in their order")
  func scopes() async throws {
    let scopes = ["first", "second"].map { DIScope(name: $0, storage: DICacheStorage()) }
    let container = makeContainer(record)
    for (index, scope) in scopes.enumerated() {
      container.register(line: index) { Broken() }.as(Broken.self, name: scope.name)
        .lifetime(.custom(scope)).onEnd { [record] _ in record.add(scope.name) }
      _ = await container.resolve(name: scope.name) as Broken
    }
    let group = try await container.serviceGroup(
      endingAfterwards: scopes, logger: log.logger)
    await group.triggerGracefulShutdown()
    try await group.run()
    #expect(record.all.suffix(2) == ["first", "second"] && record.all.count == 12)
  }

  @Test("services that are added later shut down first; the container ends after them, too")
  func added() async throws {
    struct Late: RecordedService { let record: Record }
    let group = try await makeContainer(record).serviceGroup(logger: log.logger)
    let thrown = try await outcome(of: group) {
      await record.count(3)
      await group.addServiceUnlessShutdown(Late(record: record))
      await record.count(4)
      await group.triggerGracefulShutdown()
    }
    #expect(thrown == nil)
    #expect(Array(record.all[4..<8]) == ["Late shuts down"] + shutDown)
    #expect(record.all.count == 12)
  }

  @Test("a group may be a service of another group, which shuts it down and awaits its end")
  func nested() async throws {
    let group = try await makeContainer(record).serviceGroup(logger: log.logger)
    let outer = ServiceGroup(services: [group], logger: log.logger)
    await outer.triggerGracefulShutdown()
    try await outer.run()
    #expect(record.all.filter { $0.hasSuffix("shuts down") } == shutDown)
    #expect(record.all.count == 10)
  }
}
