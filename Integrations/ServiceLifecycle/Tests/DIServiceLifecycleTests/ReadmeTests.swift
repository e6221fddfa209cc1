import DIEngine
import DIServiceLifecycle
import DIv3Async
import Foundation
import Logging
import ServiceLifecycle
import Testing
import UnixSignals

@Suite("The README", .timeLimit(.minutes(1)))
struct ReadmeTests {
  private final class Database: Sendable {
    let record: Record
    init(record: Record) { self.record = record }
    static func open(_ record: Record) async throws -> Database { Database(record: record) }
    func close() async throws { record.add("Database closed") }
  }

  private final class Outbox: RecordedService {
    let record: Record
    init(database: Database) { record = database.record }
  }

  private final class HTTPServer: RecordedService {
    let record: Record
    init(outbox: Outbox) { record = outbox.record }
  }

  @Test("its example compiles, and does what it says")
  func example() async throws {
    let record = Record()
    let logger = TestLog().logger
    let container = DIContainer()
    container.register { record }.lifetime(.perContainer(.strong))
    // begin
    let application = DIScope(name: "application", storage: DICacheStorage())
    container.register(throwing: { try await Database.open($0) })
      .lifetime(.custom(application))
      .onEnd { try await $0.close() }
    container.register(HTTPServer.init)
      .as(check: (any Service).self) { $0 }
      .lifetime(.custom(application))
    container.register(Outbox.init)
      .as(check: (any Service).self) { $0 }
      .lifetime(.custom(application))

    let group = try await container.serviceGroup(
      gracefulShutdownSignals: [.sigterm, .sigint], endTimeout: .seconds(10),
      endingAfterwards: [application], logger: logger
    ) { configuration in
      configuration.maximumGracefulShutdownDuration = .seconds(30)
    }
    // end
    let request = DIContainer(engine: container.engine)
    let (ofRequest, ofApplication): (Database, Database) = (
      try await request.resolved(), try await container.resolved()
    )
    #expect(ofRequest === ofApplication)
    await group.triggerGracefulShutdown()
    // begin
    try await group.run()
    // end
    #expect(
      record.all.filter { !$0.hasSuffix("runs") }
        == ["HTTPServer shuts down", "Outbox shuts down", "Database closed"])
    let parts = try page("Tests/DIServiceLifecycleTests/ReadmeTests.swift")
      .components(separatedBy: "    // begin\n").dropFirst()
      .map { $0.components(separatedBy: "    // end\n")[0] }
    let lines = parts.prefix(2).joined().components(separatedBy: "\n").dropLast()
      .map { String($0.dropFirst(4)) }
    #expect(try page("README.md").contains("```swift\n" + lines.joined(separator: "\n") + "\n```"))
  }

  @Test("the messages that it quotes are those of the failures")
  func messages() throws {
    let readme = try page("README.md")
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\"\(ServiceGroupFailure.noServices)\""))
  }

  private func page(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }
}
