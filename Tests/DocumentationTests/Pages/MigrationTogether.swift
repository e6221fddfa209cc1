import DIv1Compat
import DIv3
import Testing

@MainActor
@Suite("The engine shared by generations")
struct SharedEngine {
  @Test("release 1 resolves modern components, and vice versa")
  func bothWays() throws {
    let printed = try Printed.lines {
      // page MIGRATION.md 3
    }
    #expect(try printed == promised(block: 3, of: "MIGRATION.md"))
  }

  @Test("the engine of a container, passed on")
  func handedOn() throws {
    let printed = try Printed.lines {
      // page MIGRATION.md 4
    }
    #expect(try printed == promised(block: 4, of: "MIGRATION.md"))
  }
}
