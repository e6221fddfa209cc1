package import Testing

/// Marks tests that read or change process-wide state: default values, the log, its loggers. They run
/// one at a time, across all test targets, which share one process.
///
/// A suite takes one turn for all of its tests, which then also need `.serialized`.
package struct ProcessSettingsTrait: TestTrait, SuiteTrait, TestScoping {
  private static let turns = Turns()
  /// Whether the running test may read and change process-wide settings.
  @TaskLocal package static var hasTurn = false

  /// Changes settings for the turn, and returns a closure that restores them.
  let change: @Sendable () -> () -> Void

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A test in a suite with the trait shares the turn of the suite.
    let isOutermost = !Self.hasTurn
    if isOutermost { await Self.turns.begin() }
    let restore = change()
    let result: Result<Void, any Error>
    do {
      result = .success(try await Self.$hasTurn.withValue(true, operation: function))
    } catch {
      result = .failure(error)
    }
    restore()
    if isOutermost { await Self.turns.end() }
    try result.get()
  }
}

extension Trait where Self == ProcessSettingsTrait {
  /// Marks tests that read or change process-wide settings.
  package static var processSettings: Self { processSettings { {} } }

  /// Marks tests that need particular process-wide settings.
  ///
  /// - Parameter change: Changes the settings, and returns a closure that restores them.
  package static func processSettings(_ change: @escaping @Sendable () -> () -> Void) -> Self {
    Self(change: change)
  }
}
