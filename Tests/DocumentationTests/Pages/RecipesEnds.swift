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
      // page docs/migration/recipes.md 20
    }
    #expect(printed == ["repository flushed", "connection closed"])
  }
}
