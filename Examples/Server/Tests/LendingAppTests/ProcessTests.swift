import Foundation
import HummingbirdTesting
import Testing

/// Tests of the executable: what an operator sees.
@Suite("Process", .timeLimit(.minutes(1)))
struct ProcessTests {
  private let file: TemporaryDatabase

  init() throws {
    file = try TemporaryDatabase()
  }

  /// Starts a server with the database of the test on a free port.
  private func start(_ arguments: String...) throws -> ServerProcess {
    try ServerProcess(["--port", "0", "--database", file.path] + arguments)
  }

  @Test("SIGTERM ends the server with status 0 and closes the database")
  func terminated() async throws {
    let server = try start()
    _ = try await server.port()
    #expect(file.files.contains("test.sqlite-wal"))
    server.terminate()
    #expect(try await server.status() == 0)
    #expect(file.files == ["test.sqlite"])
  }

  @Test("requests that don't end delay the shutdown by its limit at most")
  func shutdownLimit() async throws {
    let server = try start("--shutdown-limit", "1")
    let port = try await server.port()
    try await RawConnection.with(port: port) { connection in
      try await connection.send(
        "POST /books HTTP/1.1\r\nHost: a\r\nX-Member: Ada\r\nContent-Length: 99\r\n\r\n{")
      // The server has read the request when it has answered another client.
      #expect(try await LocalClient.get("/status", port: port).status == .ok)
      server.terminate()
      let start = ContinuousClock.now
      #expect(try await server.status() == 0)
      #expect(ContinuousClock.now - start < .seconds(20))
    }
    #expect(file.files == ["test.sqlite"])
  }

  @Test("a connection without requests, or with half of one, is closed after the idle limit")
  func idleLimit() async throws {
    let server = try start("--idle-limit", "1")
    let port = try await server.port()
    for part in ["", "GET / HT", "POST /books HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{"] {
      let answer = try await RawConnection.exchange(port: port, part)
      #expect(!answer.contains("200"))
    }
  }

  @Test("connections beyond the limit wait until others have ended")
  func connectionLimit() async throws {
    let server = try start("--connection-limit", "1")
    let port = try await server.port()
    let answers = Census()
    let second = try await TestClient.withClient(host: "127.0.0.1", port: port) { first in
      // The server has accepted the connection when it has answered.
      #expect(try await first.get("/status").status == .ok)
      let second = Task {
        let answer = try await LocalClient.get("/status", port: port)
        answers.enter()
        return answer.status
      }
      try await Task.sleep(for: .milliseconds(300))
      #expect(answers.created == 0)
      return second
    }
    #expect(try await second.value == .ok)
  }

  @Test(
    "help, the version and options that the server can't start with",
    arguments: [
      (["--help"], 0, "USAGE: lending-server"),
      (["--version"], 0, "1.0"),
      (["--port", "70000"], 64, "The value '70000' is invalid for '--port <port>'"),
      (["--port"], 64, "Missing value for '--port <port>'"),
      (["--wiring", "magic"], 64, "'magic' is invalid for '--wiring <wiring>'"),
      (["--log-level", "loud"], 64, "No such level."),
      (["--colour", "red"], 64, "Unknown option '--colour'"),
      (["--idle-limit", "0"], 64, "A limit is at least 1."),
      (["--idle-limit", "99999999999"], 64, "The value '99999999999' is invalid"),
      (["serve"], 64, "Unexpected argument 'serve'"),
    ] as [([String], Int32, String)])
  func options(arguments: [String], status: Int32, text: String) async throws {
    let server = try ServerProcess(arguments)
    #expect(try await server.status() == status)
    #expect(server.log.contains(text))
  }

  @Test("the environment sets options that the arguments leave out")
  func environment() async throws {
    let refused = try ServerProcess([], environment: ["LENDING_PORT": "70000"])
    #expect(try await refused.status() == 64)
    let server = try ServerProcess(
      ["--port", "0"], environment: ["LENDING_PORT": "1", "LENDING_DATABASE": file.path])
    _ = try await server.port()
    #expect(file.files.contains("test.sqlite"))
  }

  @Test("a port in use ends the process with the reason, and closes the database")
  func portInUse() async throws {
    let first = try start()
    let other = try TemporaryDatabase()
    let second = try ServerProcess(
      ["--port", "\(try await first.port())", "--database", other.path])
    #expect(try await second.status() == 1)
    #expect(second.log.contains("Address already in use"))
    #expect(other.files == ["test.sqlite"])
  }

  @Test("a database that can't be opened ends the process with the reason, and who needs it")
  func unopened() async throws {
    try Data("This is no database, although it is long enough.".utf8)
      .write(to: URL(fileURLWithPath: file.path))
    for (path, reason) in [
      ("/nowhere/lending.sqlite", "unable to open database file"),
      (file.path, "file is not a database"),
    ] {
      let server = try ServerProcess(["--port", "0", "--database", path])
      #expect(try await server.status() == 1)
      #expect(server.log.contains("The database \(path) can't be opened: "))
      #expect(server.log.contains(reason))
      let components = server.log.matches(of: /creating (\S+) - ContainerWiring\.swift:\d+\n/)
        .map { String($0.1) }
      #expect(components == ["Application<RouterResponder<LendingContext>>", "LendingDatabase"])
    }
  }
}
