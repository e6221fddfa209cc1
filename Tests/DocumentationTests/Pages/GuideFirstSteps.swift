import DITranquillity
import Testing

@MainActor
@Suite("The guide: First steps")
struct FirstStepsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/FirstSteps.md"

  // page Sources/DIv3/DIv3.docc/FirstSteps.md 1

  // page Sources/DIv3/DIv3.docc/FirstSteps.md 2

  @Test("Register and resolve")
  func resolve() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/FirstSteps.md 3
    }
  }

  // page Sources/DIv3/DIv3.docc/FirstSteps.md 4
}
