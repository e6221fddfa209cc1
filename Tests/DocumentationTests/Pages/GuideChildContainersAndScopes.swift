import DITranquillity
import Testing

@MainActor
@Suite("The guide: Child containers and scopes")
struct ChildContainersAndScopesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md"

  // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 1

  @Test("A child for a session")
  func session() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 2
    }
  }

  @Test("A container for each request of a server")
  func request() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 3
    }
  }

  @Test("Another container on the same components")
  func engine() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 4
    }
  }

  @Test("Custom scopes")
  func scope() throws {
    try expectPromised(5, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 5
    }
  }
}
