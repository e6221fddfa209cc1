import DIv3
import Testing

@MainActor
@Suite("The guide: Errors and ends")
struct ErrorsAndEndsArticle {
  // page Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 1

  // test Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 2 A factory that throws

  @Test("The end of a container")
  func block3() async throws {
    let printed = try await Printed.lines {
      // page Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 3
      #expect(library.database.path == "a")
    }
    #expect(printed == ["library stored", "database closed"])
  }
}
