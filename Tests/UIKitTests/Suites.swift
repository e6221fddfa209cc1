import Testing

/// Tests that share process-wide settings and therefore run serially.
@Suite("Storyboards and views", .serialized)
struct Suites {}

/// Runs the body of a registration's closure on the main actor, where tests make their requests.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try MainActor.assumeIsolated(body)
}
