/// One run of one contract against one container: where the scenario gets its containers and
/// says what it found.
public final class ContractTrial {
  /// The container that the contract is run against.
  public let container: ContainerUnderTest
  private(set) var findings: [ContractFinding] = []
  private(set) var observed: String?

  init(container: ContainerUnderTest) {
    self.container = container
  }

  /// Begins with an empty container.
  public func open() -> ContainerBuilder {
    container.open()
  }

  /// Registers components with an empty container and builds it.
  public func build<each Impl>(
    _ component: repeat ComponentDeclaration<each Impl>
  ) throws -> ContainerResolver {
    let builder = open()
    repeat builder.register((each component).recipe)
    return try builder.build()
  }

  /// Says what this container does where containers may differ.
  public func observe(_ value: String) {
    observed = value
  }

  /// Records a finding unless the condition holds.
  public func expect(
    _ condition: Bool, _ message: String, file: String = #fileID, line: Int = #line
  ) {
    if !condition { record(message, file: file, line: line) }
  }

  /// Records a finding unless both are one object.
  public func expectSame(
    _ found: AnyObject?, _ expected: AnyObject?, _ message: String,
    file: String = #fileID, line: Int = #line
  ) {
    if found == nil || found !== expected {
      record(message, expected: "the same object", found: "another one", file: file, line: line)
    }
  }

  /// Records a finding unless they are two objects.
  public func expectDifferent(
    _ first: AnyObject?, _ second: AnyObject?, _ message: String,
    file: String = #fileID, line: Int = #line
  ) {
    if first == nil || second == nil || first === second {
      record(message, expected: "two objects", found: "one", file: file, line: line)
    }
  }

  /// Records a finding unless both are equal.
  public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ message: String,
    file: String = #fileID, line: Int = #line
  ) {
    if found != expected {
      record(message, expected: "\(expected)", found: "\(found)", file: file, line: line)
    }
  }

  /// Runs a request that has to fail, and names the kind of its failure. Records a finding if
  /// it doesn't fail, or fails with an error that the adapter doesn't know.
  @discardableResult
  public func failure(
    _ message: String, file: String = #fileID, line: Int = #line, of request: () throws -> Any
  ) -> FailureKind? {
    do {
      let found = try request()
      record(message, expected: "a failure", found: "\(type(of: found))", file: file, line: line)
      return nil
    } catch {
      if let kind = kind(of: error) { return kind }
      record(
        message, expected: "an error that the adapter can classify", found: "\(error)",
        file: file, line: line)
      return nil
    }
  }

  /// Runs a request that has to fail, and observes the kind of its failure.
  public func observeFailure(
    _ message: String, file: String = #fileID, line: Int = #line, of request: () throws -> Any
  ) {
    if let kind = failure(message, file: file, line: line, of: request) { observe(kind.rawValue) }
  }

  /// Runs a request and tells whether it failed.
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

  func record(
    _ message: String, expected: String? = nil, found: String? = nil, file: String, line: Int
  ) {
    findings.append(
      ContractFinding(message: message, expected: expected, found: found, file: file, line: line))
  }
}
