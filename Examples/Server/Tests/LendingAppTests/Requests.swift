import HTTPTypes
import Hummingbird
import HummingbirdTesting

extension TestClientProtocol {
  func get(_ uri: String, member: String? = nil) async throws -> TestResponse {
    try await executeRequest(uri: uri, method: .get, headers: headers(member), body: nil)
  }

  func post(_ uri: String, member: String?, body: String? = nil) async throws -> TestResponse {
    try await executeRequest(
      uri: uri, method: .post, headers: headers(member), body: body.map(ByteBuffer.init(string:)))
  }

  func delete(_ uri: String, member: String?) async throws -> TestResponse {
    try await executeRequest(uri: uri, method: .delete, headers: headers(member), body: nil)
  }

  func add(
    _ title: String, by author: String, member: String? = "Librarian"
  ) async throws -> TestResponse {
    let body = #"{"title": "\#(title)", "author": "\#(author)", "copies": 1}"#
    return try await post("/books", member: member, body: body)
  }

  private func headers(_ member: String?) -> HTTPFields {
    guard let member else { return [:] }
    return [.member: member]
  }
}

extension HTTPField.Name {
  fileprivate static let member = HTTPField.Name("X-Member")!
}
