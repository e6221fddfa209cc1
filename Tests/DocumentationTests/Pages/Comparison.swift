import DITranquillity
import Testing

@MainActor
@Suite("The comparison with containers that check at compile time")
struct ComparisonPage {
  @Test("One line finds what is missing")
  func missing() throws {
    try expectPromised(1, of: "docs/comparison.md") {
      // page docs/comparison.md 1
    }
  }
}
