import DIv1Compat
import DIv3
import Testing

@MainActor
@Suite("The engine shared by generations")
struct SharedEngine {
  @Test("release 1 resolves modern components, and vice versa")
  func bothWays() throws {
    try expectPromised(3, of: "MIGRATION.md") {
      // page MIGRATION.md 3
    }
  }

  @Test("the engine of a container, passed on")
  func handedOn() throws {
    try expectPromised(4, of: "MIGRATION.md") {
      // page MIGRATION.md 4
    }
  }
}
