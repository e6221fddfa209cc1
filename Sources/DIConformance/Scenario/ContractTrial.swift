private import Foundation

/// One run of one contract against one container. A scenario gets its containers from the trial and
/// records its expectations there, from any thread or task. The message of an expectation says what it is about.
public final class ContractTrial: @unchecked Sendable {
  /// The container under test.
  public let container: ContainerUnderTest

  /// Guards the properties below.
  private let lock = NSLock()
  private var recorded: [ContractFinding] = []
  private var lastObserved: String?
  private var checks = 0
  /// Whether the time limit has passed: the outcome is decided, and tasks may still run.
  private var isOver = false
  private var endings: [@Sendable () -> Void] = []

  /// What the adapter passes on.
  let use = AdapterUse()

  /// What a finding expects of an error that `classify` doesn't know.
  static let knownError = "an error that the adapter can classify"

  init(container: ContainerUnderTest) {
    self.container = container
  }

  var findings: [ContractFinding] {
    lock.withLock { recorded }
  }

  /// Whether the scenario expected or observed anything.
  var hasChecked: Bool {
    lock.withLock { checks > 0 || lastObserved != nil || !recorded.isEmpty }
  }

  var observed: String? {
    lock.withLock { lastObserved }
  }

  /// Whether the scenario hasn't ended in time: its threads may still run.
  var isSpent: Bool {
    lock.withLock { isOver }
  }

  /// Registers work that ends the waits of a scenario when the time limit passes.
  func whenTimeIsUp(_ ending: @escaping @Sendable () -> Void) {
    let isOver = lock.withLock {
      endings.append(ending)
      return self.isOver
    }
    if isOver { ending() }
  }

  /// Ends the waits of the scenario and ignores later findings.
  func timeIsUp() {
    let endings = lock.withLock {
      isOver = true
      return self.endings
    }
    for ending in endings { ending() }
  }

  /// Creates an empty container and returns its builder.
  public func open() -> ContainerBuilder {
    container.open().observed(by: use)
  }

  /// Creates a container with the given components and builds it.
  public func build<each Impl>(
    _ component: repeat ComponentDeclaration<each Impl>
  ) throws -> ContainerResolver {
    let builder = open()
    repeat builder.register((each component).recipe)
    return try builder.build()
  }

  /// Reports the behaviour of this container where containers may differ: one of the values of the
  /// contract's class.
  public func observe(_ value: String) {
    lock.withLock {
      if !isOver { lastObserved = value }
    }
  }

  /// Records a finding if the condition is false.
  public func expect(
    _ condition: Bool, _ message: String, file: String = #fileID, line: Int = #line
  ) {
    check()
    if !condition { record(message, file: file, line: line) }
  }

  /// Records a finding unless both references are to the same object. `nil` is never the same.
  public func expectSame(
    _ found: AnyObject?, _ expected: AnyObject?, _ message: String,
    file: String = #fileID, line: Int = #line
  ) {
    check()
    if found == nil || found !== expected {
      record(message, expected: "the same object", found: "another one", file: file, line: line)
    }
  }

  /// Records a finding unless the references are to two different objects. `nil` is no object.
  public func expectDifferent(
    _ first: AnyObject?, _ second: AnyObject?, _ message: String,
    file: String = #fileID, line: Int = #line
  ) {
    check()
    if first == nil || second == nil || first === second {
      record(message, expected: "two objects", found: "one", file: file, line: line)
    }
  }

  /// Records a finding unless both values are equal.
  public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ message: String,
    file: String = #fileID, line: Int = #line
  ) {
    check()
    if found != expected {
      record(message, expected: "\(expected)", found: "\(found)", file: file, line: line)
    }
  }

  /// Makes a request that must fail. Records a finding if it succeeds, or if it throws an error that
  /// the adapter can't classify.
  @discardableResult
  public func failure(
    _ message: String, file: String = #fileID, line: Int = #line, of request: () throws -> Any
  ) -> FailureKind? {
    check()
    do {
      let found = try request()
      record(message, expected: "a failure", found: "\(type(of: found))", file: file, line: line)
      return nil
    } catch {
      if let kind = kind(of: error) { return kind }
      record(
        message, expected: Self.knownError, found: "\(error)", file: file, line: line)
      return nil
    }
  }

  /// Makes a request that must fail, and reports the kind of its failure by `observe`.
  public func observeFailure(
    _ message: String, file: String = #fileID, line: Int = #line, of request: () throws -> Any
  ) {
    if let kind = failure(message, file: file, line: line, of: request) { observe(kind.rawValue) }
  }

  /// Makes a request, and returns whether it failed.
  public func fails(_ request: () throws -> Any) -> Bool {
    do {
      _ = try request()
      return false
    } catch {
      return true
    }
  }

  func kind(of error: any Error) -> FailureKind? {
    if let failure = error as? ResolutionFailure { return failure.kind }
    if error is DeliberateError { return .user }
    return container.classify(error)
  }

  private func check() {
    lock.withLock { checks += 1 }
  }

  func record(
    _ message: String, expected: String? = nil, found: String? = nil, file: String, line: Int
  ) {
    let finding = ContractFinding(
      message: message, expected: expected, found: found, file: file, line: line)
    lock.withLock {
      if !isOver, !recorded.contains(finding) { recorded.append(finding) }
    }
  }
}
