import DIEngine
import DIv2Compat
import DIv3
import Testing

@MainActor
@Suite("The recipes: ends")
struct EndRecipes {
  @Test("Ends instead of clean() loops")
  func ends() async throws {
    let printed = try await Printed.lines {
      // begin docs/migration/recipes.md 20
      final class Connection: Sendable {
        func close() async { print("connection closed") }
      }
      final class Repository: Sendable {
        let connection: Connection
        init(connection: Connection) { self.connection = connection }
        func flush() { print("repository flushed") }
      }
      let engine = Engine()
      let old = DIv2Compat.DIContainerBuilder(engine: engine)
      old.register(type: Connection.init)
        .lifetime(.perScope)
        .onEnd { await $0.close() }
      let container = DIv3.DIContainer(engine: engine)
      container.register(Repository.init)
        .lifetime(.perContainer(.strong))
        .onEnd { $0.flush() }
      try old.build()
      func use() throws -> Repository { try container.resolved() }
      _ = try use()
      try await engine.end(timeout: .seconds(10))
      // repository flushed
      // connection closed
      // end
    }
    #expect(printed == ["repository flushed", "connection closed"])
  }
}
