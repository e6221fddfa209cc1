import Foundation
import Hummingbird
import HummingbirdTesting
import LendingApp
import Logging

/// Starts a server on a free port of the loopback interface, and shuts it down gracefully after the test.
func withServer<Value: Sendable>(
  _ wiring: ContainerWiring,
  test: @Sendable (any TestClientProtocol) async throws -> Value
) async throws -> Value {
  var options = ServerOptions()
  options.port = 0
  let server = try await makeLendingServer(options: options, logger: .silent, wiring: wiring)
  return try await server.test(.live, test)
}

extension Logger {
  static var silent: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}

extension TestResponse {
  func decode<Body: Decodable>(as type: Body.Type = Body.self) throws -> Body {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Body.self, from: Data(buffer: body))
  }

  /// The message of an error.
  var message: String? { try? decode(as: ErrorAnswer.self).error.message }
}

private struct ErrorAnswer: Decodable {
  struct Content: Decodable { let message: String }
  let error: Content
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
