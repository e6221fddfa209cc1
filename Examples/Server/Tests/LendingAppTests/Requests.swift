import HTTPTypes
import Hummingbird
import HummingbirdTesting

/// A client with one connection to a server of the loopback interface.
struct LocalClient {
  let port: Int
  let client: TestClient

  /// Gets an answer over a connection of its own.
  static func get(_ uri: String, port: Int) async throws -> TestClient.Response {
    try await TestClient.withClient(host: "127.0.0.1", port: port) { try await $0.get(uri) }
  }

  func get(_ uri: String, member: String? = nil) async throws -> TestClient.Response {
    try await execute(.get, uri, member: member)
  }

  func post(
    _ uri: String, member: String?, body: String? = nil
  ) async throws -> TestClient.Response {
    try await execute(.post, uri, member: member, body: body)
  }

  func delete(_ uri: String, member: String?) async throws -> TestClient.Response {
    try await execute(.delete, uri, member: member)
  }

  func add(
    _ title: String, by author: String, member: String? = "Librarian"
  ) async throws -> TestClient.Response {
    let body = #"{"title": "\#(title)", "author": "\#(author)", "copies": 1}"#
    return try await post("/books", member: member, body: body)
  }

  func execute(
    _ method: HTTPRequest.Method, _ uri: String, member: String? = nil, body: String? = nil
  ) async throws -> TestClient.Response {
    var headers: HTTPFields = [:]
    headers[.member] = member
    return try await client.execute(
      TestClient.Request(
        uri, method: method, authority: "localhost", headers: headers,
        body: body.map(ByteBuffer.init(string:))))
  }
}

extension HTTPField.Name {
  fileprivate static let member = HTTPField.Name("X-Member")!
}
