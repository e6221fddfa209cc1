import DIEngine
import DIv3
import Testing

private let page = "Sources/DIv3/DIv3.docc/ErrorsAndEnds.md"

@MainActor
@Suite("The guide: Errors and ends")
struct ErrorsAndEndsArticle {
  // begin Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 1
  struct NoSuchFile: Error {}
  final class Database: Sendable {
    let path: String
    init(path: String) throws {
      guard path != "" else { throw NoSuchFile() }
      self.path = path
    }
    func close() async { print("database closed") }
  }
  final class Library: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
    func store() { print("library stored") }
  }
  func openLibrary(of container: DIContainer) throws -> Library {
    try container.resolved()
  }
  // end

  @Test("A factory that throws")
  func block2() throws {
    let printed = try Printed.lines {
      // begin Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 2
      let container = DIContainer()
      container.register(throwing: { try Database(path: arg($0)) })
      container.register(Library.init)
      do {
        let arguments = AnyArguments(for: Database.self, args: "")
        _ = try container.resolved(arguments: arguments) as Library
      } catch let failure as DIFailure {
        print(failure.underlyingError is NoSuchFile)  // true
        print(failure.path.map { "\($0.type)" })  // ["Library", "Database"]
      }
      // end
    }
    #expect(try printed == promised(block: 2, of: page))
  }

  @Test("The end of a container")
  func block3() async throws {
    let printed = try await Printed.lines {
      // begin Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 3
      let container = DIContainer()
      container.register(throwing: { try Database(path: "a") })
        .lifetime(.perContainer(.strong))
        .onEnd { await $0.close() }
      container.register(Library.init)
        .lifetime(.perContainer(.strong))
        .onEnd { $0.store() }
      let library = try openLibrary(of: container)
      try await container.end(timeout: .seconds(10))
      // library stored
      // database closed
      // end
      #expect(library.database.path == "a")
    }
    #expect(printed == ["library stored", "database closed"])
  }
}
