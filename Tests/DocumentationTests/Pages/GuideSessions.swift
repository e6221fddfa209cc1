import DITranquillity
import Testing

@MainActor
@Suite("The guide: Sessions")
struct SessionsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Sessions.md"

  // page Sources/DIv3/DIv3.docc/Sessions.md 1

  // page Sources/DIv3/DIv3.docc/Sessions.md 2

  @Test("A manager in the container leaks it")
  func leak() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Sessions.md 3
    }
  }

  @Test("Sessions that the container lends")
  func lent() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Sessions.md 4
    }
  }

  @Test("A session that is gone")
  func gone() async throws {
    try await expectPromised(5, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Sessions.md 5
    }
  }
}
