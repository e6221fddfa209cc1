import DITranquillity
import Testing

@MainActor
@Suite("README.md")
struct Readme {
  @Test("the twenty lines do what they promise")
  func twentyLines() throws {
    try expectPromised(1, of: "README.md") {
      // page README.md 1
    }
  }
}
