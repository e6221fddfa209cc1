public import DIDoubles
internal import DIEngine
public import DIv3
public import Testing

/// The container of the running test, which the trait `.container(_:)` gave it.
///
/// ```swift
/// @Test("The wallet shows the balance", .container(makeApp()))
/// func wallet() throws {
///   let wallet: Wallet = try TestContainer.current().resolve()
/// }
/// ```
///
/// The initializer of a suite may take it for all of the suite's tests: each test has a suite of its own.
///
/// It belongs to the test's task: child tasks (`async let`, task groups) and tasks created by `Task { }` find it, a
/// detached task and a callback on a thread or a queue don't. Take it before those begin, and pass it on.
///
/// - Since: 0.1.0 of this package
public enum TestContainer {
  @TaskLocal static var session: TestSession?

  /// Returns the container of the running test.
  ///
  /// - Parameter sourceLocation: The place of the issue. Leave it out.
  /// - Returns: The container.
  /// - Throws: ``TestContainerError`` in code that belongs to no test with the trait, or whose test is over. Where no
  ///   test would fail by the error, an issue is recorded, too, so that the test run fails.
  /// - Since: 0.1.0 of this package
  public static func current(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(TestContainerError) -> DIContainer {
    guard let container = session?.container else { throw missing(at: sourceLocation) }
    return container
  }

  /// Returns the log of the running test's container.
  ///
  /// ```swift
  /// #expect(try TestContainer.log().messages == [])
  /// ```
  ///
  /// - Parameter sourceLocation: The place of the issue. Leave it out.
  /// - Returns: The log.
  /// - Throws: ``TestContainerError``, as ``current(sourceLocation:)`` does.
  /// - Since: 0.1.0 of this package
  public static func log(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(TestContainerError) -> CapturedLog {
    guard let session, !session.isOver else { throw missing(at: sourceLocation) }
    return session.log
  }

  private static func missing(at location: SourceLocation) -> TestContainerError {
    let error = TestContainerError(isTooLate: session != nil)
    // Nobody may read the error of a task that no test waits for.
    if Test.current == nil || session != nil { Issue.record(error, sourceLocation: location) }
    return error
  }
}

/// Code asks for the test's container where there is none.
///
/// - Since: 0.1.0 of this package
public struct TestContainerError: Error, CustomStringConvertible {
  /// Whether the test was over, instead of having no container.
  let isTooLate: Bool

  /// The problem, and what to do.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    isTooLate
      ? """
      The test whose container this code asks for is over.
        To do: let the test wait for its tasks.
      \(FailureCode.noTestContainer.line)
      """
      : """
      There is no test container here: the code isn't in a test with the trait .container(_:), or it runs in a detached \
      task or in a callback, which don't belong to the test's task.
        To do: write let container = try TestContainer.current() in the test, and let the code capture that.
      \(FailureCode.noTestContainer.line)
      """
  }
}
