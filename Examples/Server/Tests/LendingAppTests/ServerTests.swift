import DIv3Async
import Foundation
import GRDB
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Lending
import LendingApp
import LendingStore
import Logging
import Testing

/// Requests over the loopback interface to a server with a database file.
@Suite("Server", .timeLimit(.minutes(1)))
struct ServerTests {
  private let file: TemporaryDatabase
  private let wiring: ContainerWiring

  init() throws {
    file = try TemporaryDatabase()
    wiring = ContainerWiring(databasePath: file.path)
  }

  @Test("a member adds a book, and everyone can read and list it")
  func books() async throws {
    try await withServer(wiring) { client in
      let added = try await client.add("Emma", by: "Austen")
      #expect(added.status == .created)
      let emma: BookAnswer = try added.decode()
      #expect(emma == BookAnswer(id: emma.id, title: "Emma", author: "Austen", available: 1))
      #expect(try await client.get("/books/\(emma.id)").decode() == emma)
      _ = try await client.add("Beowulf", by: "Unknown")
      let all: [BookAnswer] = try await client.get("/books").decode()
      #expect(all.map(\.title) == ["Beowulf", "Emma"])
      #expect(try await client.get("/books?author=Austen").decode() == [emma])
    }
  }

  @Test("a copy can be lent once, and again when it is back")
  func loans() async throws {
    try await withServer(wiring) { client in
      let emma: BookAnswer = try await client.add("Emma", by: "Austen").decode()
      let lent = try await client.post("/books/\(emma.id)/loans", member: "Ben")
      #expect(lent.status == .created)
      let loan: LoanAnswer = try lent.decode()
      #expect(loan.book == emma.id)
      let refused = try await client.post("/books/\(emma.id)/loans", member: "Ada")
      #expect(refused.status == .conflict)
      #expect(refused.message == "All copies of book \(emma.id) are on loan.")
      #expect(try await client.get("/loans", member: "Ben").decode() == [loan])
      #expect(try await client.get("/loans", member: "Ada").decode() == [LoanAnswer]())

      let stolen = try await client.delete("/loans/\(loan.id)", member: "Ada")
      #expect(stolen.status == .notFound)
      let returned = try await client.delete("/loans/\(loan.id)", member: "Ben")
      #expect(returned.status == .noContent)
      let next = try await client.post("/books/\(emma.id)/loans", member: "Ada")
      #expect(next.status == .created)
    }
  }

  @Test("what doesn't exist is not found")
  func notFound() async throws {
    try await withServer(wiring) { client in
      let missing = try await client.get("/books/42")
      #expect(missing.status == .notFound)
      #expect(missing.message == "There is no book 42.")
      #expect(try await client.post("/books/42/loans", member: "Ada").status == .notFound)
      #expect(try await client.get("/shelves").status == .notFound)
    }
  }

  @Test("bad input and anonymous changes are refused, and change nothing")
  func refused() async throws {
    try await withServer(wiring) { client in
      let untitled = try await client.add("", by: "Austen")
      #expect(untitled.status == .badRequest)
      #expect(untitled.message == "A book needs a title.")
      let noJSON = try await client.post("/books", member: "Ada", body: "Emma")
      #expect(noJSON.status == .badRequest)
      #expect(try await client.get("/books/Emma").status == .badRequest)
      let anonymous = try await client.add("Emma", by: "Austen", member: nil)
      #expect(anonymous.status == .unauthorized)
      #expect(try await client.get("/books").decode() == [BookAnswer]())
    }
  }

  @Test("each change is recorded with its request and its member")
  func audit() async throws {
    let database: LendingDatabase = try await wiring.container.resolved()
    try await withServer(wiring) { client in
      _ = try await client.add("Emma", by: "Austen", member: "Ada")
      _ = try await client.post("/books/1/loans", member: "Ben")
      _ = try await client.post("/books/1/loans", member: "Cleo")
      let entries = try await AuditLog(database: database).entries()
      #expect(entries.map(\.member) == ["Ada", "Ben"])
      #expect(entries.map(\.change) == ["added book 1", "lent book 1"])
      #expect(Set(entries.map(\.request)).count == 2)
    }
  }

  @Test("the log names each request by the identifier that its objects have")
  func logged() async throws {
    var log = InMemoryLogHandler()
    log.logLevel = .debug
    let status: StatusAnswer = try await withServer(
      wiring, logger: Logger(label: "test") { [log] _ in log }
    ) {
      try await $0.get("/status").decode()
    }
    let entry = try #require(log.entries.first { "\($0.message)" == "Request" })
    #expect(entry.level == .debug)
    #expect(entry.metadata["hb.request.path"]?.description == "/status")
    #expect(entry.metadata["hb.request.id"]?.description == status.request)
  }

  @Test("a change waits for another process that is writing to the database")
  func busy() async throws {
    try await withServer(wiring) { client in
      let backup = try DatabaseQueue(path: file.path)
      let (locked, continuation) = AsyncStream.makeStream(of: Void.self)
      async let writing: Void = backup.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          continuation.yield()
          Thread.sleep(forTimeInterval: 0.3)
          return .commit
        }
      }
      for await _ in locked { break }
      #expect(try await client.add("Emma", by: "Austen").status == .created)
      try await writing
    }
  }

  @Test("a database that can't be opened stops the server before it listens")
  func unopened() async {
    let wiring = ContainerWiring(databasePath: "/nowhere/lending.sqlite")
    await #expect {
      try await withServer(wiring) { _ in Issue.record("The server is running.") }
    } throws: { error in
      let failure = error as? DIFailure
      return failure?.underlyingError is UnusableDatabase
        && failure?.path.last?.type == LendingDatabase.self
    }
  }
}
