import DITranquillity
import Testing

@MainActor
@Suite("The guide: Child containers and scopes")
struct ChildContainersAndScopesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md"

  // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 1

  @Test("A child for a session")
  func session() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("A container for each request of a server")
  func request() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Another container on the same components")
  func engine() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 4
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  @Test("Custom scopes")
  func scope() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 5
    }
    #expect(try printed == promised(block: 5, of: Self.page))
  }
}
