import DITranquillity
import Testing

@MainActor
@Suite("The guide: Child containers and scopes")
struct ChildContainersAndScopesArticle {
  // page Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 1

  // test Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 2 A child for a session
  // test Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 3 A container for each request of a server
  // test Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 4 Another container on the same components
  // test Sources/DIv3/DIv3.docc/ChildContainersAndScopes.md 5 Custom scopes
}
