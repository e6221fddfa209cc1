import DIv3
import Testing

private let page = "Sources/DIv3/DIv3.docc/ErrorsAndEnds.md"

@MainActor
@Suite("The guide: Errors and ends")
struct ErrorsAndEndsArticle {
  // page Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 1

  @Test("A factory that throws")
  func block2() throws {
    try expectPromised(2, of: page) {
      // page Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 2
    }
  }

  @Test("The end of a container")
  func block3() async throws {
    let printed = try await Printed.lines {
      // page Sources/DIv3/DIv3.docc/ErrorsAndEnds.md 3
      #expect(library.database.path == "a")
    }
    #expect(printed == ["library stored", "database closed"])
  }
}
