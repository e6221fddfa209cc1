import DITranquillity
import Testing

@MainActor
// Serialized: its request blocks a thread of the tasks' pool until the main thread has made an object.
@Suite("The guide: Apps made by Xcode 26", .serialized)
struct AppsMadeByXcode26Article {
  private static let page = "Sources/DIv3/DIv3.docc/AppsMadeByXcode26.md"

  // page Sources/DIv3/DIv3.docc/AppsMadeByXcode26.md 1

  // page Sources/DIv3/DIv3.docc/AppsMadeByXcode26.md 2

  @Test("Set-up code is nonisolated")
  func setUp() async throws {
    try await expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/AppsMadeByXcode26.md 3
    }
  }
}
