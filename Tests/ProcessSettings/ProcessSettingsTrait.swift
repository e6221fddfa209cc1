package import Testing

/// Marks tests that read or change what belongs to the whole process: default values, the log, its
/// loggers. They take turns, whichever test targets they are in: all targets run in one process.
///
/// A suite has one turn for all of its tests, which then still need `.serialized` among themselves.
package struct ProcessSettingsTrait: TestTrait, SuiteTrait, TestScoping {
  private static let turns = Turns()
  /// Whether the running test may read and change settings of the process.
  @TaskLocal package static var hasTurn = false

  /// Changes settings for the turn, and returns what restores them.
  let change: @Sendable () -> () -> Void

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Of a test in a suite that has its turn, too.
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
  /// The tests read or change settings of the process.
  package static var processSettings: Self { processSettings { {} } }

  /// The same with settings of their own.
  ///
  /// - Parameter change: changes the settings, and returns what restores them.
  package static func processSettings(_ change: @escaping @Sendable () -> () -> Void) -> Self {
    Self(change: change)
  }
}
