import HTTPTypes
import HummingbirdTesting
import InMemoryLogging
import LendingApp
import LendingStore
import Logging
import Testing

/// What careless and hostile clients send.
@Suite("Hostile clients", .timeLimit(.minutes(1)))
struct HostileClientTests {
  private let file: TemporaryDatabase
  private let wiring: ContainerWiring

  init() throws {
    file = try TemporaryDatabase()
    wiring = ContainerWiring(databasePath: file.path)
  }

  @Test("a blank member is anonymous", arguments: ["", " ", "\u{200B}"])
  func blankMember(name: String) async throws {
    try await withServer(wiring) { client in
      let added = try await client.add("Emma", by: "Austen", member: name)
      #expect(added.status == .unauthorized)
    }
  }

  @Test(
    "a member whose name is ambiguous, too long or not on one line is refused",
    arguments: [
      "X-Member: Ada\r\nX-Member: Ben\r\n",
      "X-Member: \(String(repeating: "A", count: 501))\r\n",
      "X-Member: A\u{85}B\r\n",
      "X-Member: \u{FFFD}\r\n",
    ])
  func malformedMember(headers: String) async throws {
    try await withServer(wiring) { client in
      let answer = try await RawConnection.exchange(
        port: client.port,
        "GET /loans HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
    }
  }

  @Test(
    "a title that nobody can read is refused",
    arguments: [" ", #"\t\n"#, "\u{200B}", #"Em\u0000ma"#, String(repeating: "e", count: 501)])
  func unreadableTitle(title: String) async throws {
    try await withServer(wiring) { client in
      let titled = try await client.add(title, by: "Austen")
      #expect(titled.status == .badRequest)
      let written = try await client.add("Emma", by: title)
      #expect(written.status == .badRequest)
      #expect(try await client.get("/books").decode() == [BookAnswer]())
    }
  }

  @Test(
    "a number out of range is refused",
    arguments: ["0", "-1", "10001", "1.5", "9223372036854775808", "1e400"])
  func copies(number: String) async throws {
    try await withServer(wiring) { client in
      let body = #"{"title": "Emma", "author": "Austen", "copies": \#(number)}"#
      let added = try await client.post("/books", member: "Ada", body: body)
      #expect(added.status == .badRequest)
      #expect(try await client.get("/books/9223372036854775808").status == .badRequest)
    }
  }

  @Test("a body of more than 16 KiB is refused, whatever the request")
  func largeBody() async throws {
    try await withServer(wiring) { client in
      let body = String(repeating: " ", count: 16 * 1024 + 1)
      for uri in ["/books", "/books/1/loans"] {
        let answer = try await client.post(uri, member: "Ada", body: body)
        #expect(answer.status == .contentTooLarge)
      }
    }
  }

  @Test(
    "a body that isn't JSON or UTF-8 is a bad request",
    arguments: ["\u{FEFF}", "[[", "\"\\ud800\""])
  func malformedBody(body: String) async throws {
    try await withServer(wiring) { client in
      let answer = try await client.post("/books", member: "Ada", body: body)
      #expect(answer.status == .badRequest)
    }
  }

  @Test("a malformed chunk is a bad request, and ends the connection")
  func malformedChunk() async throws {
    try await withServer(wiring) { client in
      let answer = try await RawConnection.exchange(
        port: client.port,
        """
        POST /books HTTP/1.1\r\nHost: a\r\nX-Member: Ada\r\nTransfer-Encoding: chunked\r\n\r\n\
        5\r\nabcde\r\nxyz\r\n
        """)
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      #expect(!answer.dropFirst().contains("HTTP/1.1"))
    }
  }

  @Test("a client that ends its upload early is no error of the server", arguments: [false, true])
  func abortedUploads(reset: Bool) async throws {
    let log = InMemoryLogHandler()
    try await withServer(wiring, logger: Logger(label: "test") { _ in log }) { client in
      let port = client.port
      for _ in 1...20 {
        try await RawConnection.with(port: port) { connection in
          if reset { try await connection.resetAtEnd() }
          try await connection.send(
            "POST /books HTTP/1.1\r\nHost: a\r\nX-Member: Ada\r\nContent-Length: 99\r\n\r\n{")
          try await Task.sleep(for: .milliseconds(10))
        }
      }
    }
    #expect(log.entries.filter { $0.level >= .notice }.map(\.message) == [])
  }

  @Test("HEAD answers like GET, without the body")
  func head() async throws {
    try await withServer(wiring) { client in
      _ = try await client.add("Emma", by: "Austen")
      let got = try await client.get("/books/1")
      let head = try await client.execute(.head, "/books/1")
      #expect(head.status == .ok)
      #expect(head.headers[.contentLength] == got.headers[.contentLength])
      #expect(head.body == nil)
      let missing = try await client.execute(.head, "/books/2")
      #expect(missing.status == .notFound)
    }
  }

  @Test(
    "a method that a known path doesn't have is answered with those that it has",
    arguments: [
      ("/status", HTTPRequest.Method.post, "GET, HEAD"),
      ("/books", .delete, "GET, HEAD, POST"),
      ("/books/1", .put, "GET, HEAD"),
      ("/books/1/loans", .get, "POST"),
      ("/loans/1", .head, "DELETE"),
      ("/loans", .options, "GET, HEAD"),
    ])
  func methodNotAllowed(uri: String, method: HTTPRequest.Method, allowed: String) async throws {
    try await withServer(wiring) { client in
      let answer = try await client.execute(method, uri)
      #expect(answer.status == .methodNotAllowed)
      #expect(answer.headers[.allow] == allowed)
    }
  }
}
