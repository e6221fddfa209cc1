import Testing

/// Tests that share the switches of the process, and so run one after the other.
@Suite("Storyboards and views", .serialized)
struct Suites {}

/// What closures of registrations do on the main actor: that is where tests ask for it.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try MainActor.assumeIsolated(body)
}
