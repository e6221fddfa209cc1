import DIv3Async
import GRDB
import Hummingbird
import HummingbirdTesting
import Lending
import LendingApp
import LendingStore
import Testing

@Suite("Graceful shutdown", .timeLimit(.minutes(1)))
struct ShutdownTests {
  private let file: TemporaryDatabase
  private let wiring: ContainerWiring

  init() throws {
    file = try TemporaryDatabase()
    wiring = ContainerWiring(databasePath: file.path)
  }

  @Test("closes the database, and releases it although the container lives on")
  func closes() async throws {
    weak var released: LendingDatabase?
    released = try await serveOnce()
    #expect(released == nil)
    // SQLite removes the files of the write-ahead log, if the last connection may write.
    #expect(file.files == ["test.sqlite"])
    withExtendedLifetime(wiring) {}
  }

  /// Returns the database after the shutdown of a server that has used it.
  private func serveOnce() async throws -> LendingDatabase {
    let database: LendingDatabase = try await wiring.container.resolved()
    try await withServer(wiring) { client in
      let added = try await client.add("Emma", by: "Austen")
      #expect(added.status == .created)
      #expect(try await client.get("/books").status == .ok)
      #expect(file.files.contains("test.sqlite-wal"))
    }
    return database
  }

  @Test("answers accepted requests before it closes the database")
  func drains() async throws {
    let (reached, continuation) = AsyncStream.makeStream(of: Void.self)
    wiring.container.register { LateBooks(books: $0, reached: continuation) }
      .as(check: (any Books).self) { $0 }
      .test()
    let database: LendingDatabase = try await wiring.container.resolved()
    let answer = try await withServer(wiring) { client in
      let port = client.port
      _ = try await client.add("Emma", by: "Austen")
      let answer = Task {
        try await LocalClient.get("/books/1", port: port)
      }
      for await _ in reached { break }
      return answer
    }
    #expect(try await answer.value.status == .ok)
    await #expect(throws: DatabaseError.self) { try await AuditLog(database: database).entries() }
  }

  @Test("cancels requests after the limit, and closes the database when they have ended")
  func cancels() async throws {
    let (reached, continuation) = AsyncStream.makeStream(of: Void.self)
    let ended = Census()
    wiring.container.register {
      CancelledBooks(books: $0, reached: continuation, ended: ended)
    }
    .as(check: (any Books).self) { $0 }
    .test()
    let database: LendingDatabase = try await wiring.container.resolved()
    let answer = try await withServer(wiring, shutdownLimit: .milliseconds(100)) { client in
      let port = client.port
      _ = try await client.add("Emma", by: "Austen")
      let answer = Task { try await LocalClient.get("/books/1", port: port) }
      for await _ in reached { break }
      return answer
    }
    #expect(ended.created == 1)
    await #expect(throws: DatabaseError.self) { try await AuditLog(database: database).entries() }
    _ = await answer.result
  }
}
