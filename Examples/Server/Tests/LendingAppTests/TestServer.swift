import DIServiceLifecycle
import Foundation
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import LendingApp
import Logging
import NIOFoundationCompat
import Testing

/// Starts a server on a free port of the loopback interface, and shuts it down gracefully after the test.
func withServer<Value: Sendable>(
  _ wiring: ContainerWiring,
  logger: Logger = .silent,
  shutdownLimit: Duration = .seconds(10),
  test: @escaping @Sendable (LocalClient) async throws -> Value
) async throws -> Value {
  let (ports, running) = AsyncStream.makeStream(of: Int.self)
  let settings = ServerSettings(
    options: try .parse(["--port", "0"]), logger: logger, shutdownLimit: shutdownLimit
  ) { running.yield($0) }
  let group = try await wiring.serviceGroup(settings)
  return try await withThrowingTaskGroup(of: Void.self) { tasks in
    tasks.addTask {
      defer { running.finish() }
      try await group.run()
    }
    var first = ports.makeAsyncIterator()
    let port = try #require(await first.next(), "The server has ended.")
    let outcome: Result<Value, any Error>
    do {
      outcome = .success(
        try await TestClient.withClient(host: "127.0.0.1", port: port) {
          try await test(LocalClient(port: port, client: $0))
        })
    } catch {
      outcome = .failure(error)
    }
    await group.triggerGracefulShutdown()
    try await tasks.waitForAll()
    return try outcome.get()
  }
}

extension Logger {
  /// Prints nothing. Hummingbird keeps the identifier of a request in the metadata of its logger.
  static var silent: Logger { Logger(label: "test") { _ in InMemoryLogHandler() } }
}

extension TestClient.Response {
  func decode<Body: Decodable>(as type: Body.Type = Body.self) throws -> Body {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Body.self, from: Data(buffer: body ?? ByteBuffer()))
  }

  /// The message of an error.
  var message: String? { try? decode(as: ErrorAnswer.self).error.message }
}

private struct ErrorAnswer: Decodable {
  struct Content: Decodable { let message: String }
  let error: Content
}

struct StatusAnswer: Decodable {
  let request: String
}

struct BookAnswer: Decodable, Equatable {
  let id: Int64
  let title: String
  let author: String
  let available: Int
}

struct LoanAnswer: Decodable, Equatable {
  let id: Int64
  let book: Int64
  let dueAt: Date
}
