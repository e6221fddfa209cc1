import DIv1Compat
import DIv3
import Testing

@MainActor
@Suite("The engine shared by generations")
struct SharedEngine {
  // test MIGRATION.md 3 release 1 resolves modern components, and vice versa
  // test MIGRATION.md 4 the engine of a container, passed on
}
