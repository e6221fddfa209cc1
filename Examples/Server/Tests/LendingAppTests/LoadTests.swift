import HummingbirdTesting
import LendingStore
import Testing

/// Tests of the executable with many clients.
@Suite("Load", .timeLimit(.minutes(1)))
struct LoadTests {
  private let file: TemporaryDatabase

  init() throws {
    file = try TemporaryDatabase()
  }

  /// Starts a server with the database of the test on a free port.
  private func start(wiring: String) throws -> ServerProcess {
    try ServerProcess(["--port", "0", "--database", file.path, "--wiring", wiring])
  }

  /// The number of changes that the database has stored, each with a request of its own.
  private func stored() async throws -> Int {
    let database = try await LendingDatabase.open(at: file.path)
    let entries = try await AuditLog(database: database).entries()
    try database.close()
    return Set(entries.map(\.request)).count
  }

  @Test("many clients at once are answered, and what they change is stored", arguments: wirings)
  func answers(wiring: String) async throws {
    let server = try start(wiring: wiring)
    let port = try await server.port()
    try await withThrowingTaskGroup { group in
      for client in 1...16 {
        group.addTask {
          try await TestClient.withClient(host: "127.0.0.1", port: port) { connection in
            let books = LocalClient(port: port, client: connection)
            for number in 1...20 {
              let added = try await books.add("Volume \(number)", by: "Author \(client)")
              try #require(added.status == .created)
              let book: BookAnswer = try added.decode()
              let read: BookAnswer = try await books.get("/books/\(book.id)").decode()
              #expect(read == book && read.author == "Author \(client)")
              #expect(try await books.get("/status").status == .ok)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    server.terminate()
    #expect(try await server.status() == 0)
    #expect(try await stored() == 16 * 20)
  }

  @Test("SIGTERM amid requests: each that is stored was answered; status 0", arguments: wirings)
  func terminated(wiring: String) async throws {
    let server = try start(wiring: wiring)
    let port = try await server.port()
    let answered = Census()
    let clients = Task {
      await withTaskGroup { group in
        for client in 1...8 {
          group.addTask {
            // Ends with the connection.
            try? await TestClient.withClient(host: "127.0.0.1", port: port) { connection in
              let books = LocalClient(port: port, client: connection)
              while try await books.add("Emma", by: "Author \(client)").status == .created {
                answered.enter()
              }
            }
          }
        }
      }
    }
    while answered.created < 100 { try await Task.sleep(for: .milliseconds(1)) }
    server.terminate()
    #expect(try await server.status() == 0)
    await clients.value
    #expect(file.files == ["test.sqlite"])
    #expect(try await stored() == answered.created)
    #expect(!server.log.contains("error"))
  }

  private static let wirings = ["container", "hand"]
}
