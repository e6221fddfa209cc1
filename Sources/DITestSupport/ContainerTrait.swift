internal import DIEngine
public import DIv3
public import Testing

/// Gives each test a container of its own.
///
/// ```swift
/// @Test(.container(makeApp()))
/// func payment() throws {
///   let bank: any Bank = try TestContainer.current().resolve()
/// }
/// ```
///
/// Each test, and each case of a parameterized one, gets an isolated copy of the container (see `DIContainer.isolated()`
/// of `DIDoubles`), with a log of its own: such tests may run in parallel. As a trait of a suite it applies to each of
/// its tests. A trait of the test itself wins.
///
/// - Since: 0.1.0 of this package
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
  private let make: @MainActor @Sendable () throws -> DIContainer
  private let binding: TaskLocal<DIContainer>?
  private var strictness: Strictness?

  init(
    _ make: @escaping @MainActor @Sendable () throws -> DIContainer,
    _ binding: TaskLocal<DIContainer>?
  ) {
    self.make = make
    self.binding = binding
  }

  /// Whether the trait of a suite applies to its tests: it does.
  ///
  /// - Since: 0.1.0 of this package
  public var isRecursive: Bool { true }

  /// Lets a test fail if a component of the app is made that is no double.
  ///
  /// ```swift
  /// @Test(
  ///   .container(
  ///     try app.replacing((any Bank).self) { FakeBank() }
  ///   ).strict(allowing: Wallet.self))
  /// func payment() throws {}
  /// ```
  ///
  /// The issue, at the line of the test, names the component and the path of the request. Doubles are what `replacing`
  /// puts in the place of a component, and components that are `test()`. What the test itself registers is allowed.
  ///
  /// - Parameter types: Types that the test may make objects of: the types of components, or types that they are offered
  ///   as. A type that no component offers is an issue, too.
  /// - Returns: The strict trait.
  /// - Since: 0.1.0 of this package
  public func strict(allowing types: any Any.Type...) -> ContainerTrait {
    var trait = self
    trait.strictness = Strictness(allowed: types)
    return trait
  }

  /// Runs a test with its container. The testing library calls it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its arguments.
  ///   - function: Runs the test.
  /// - Throws: What the test, or the container's expression, throws.
  /// - Since: 0.1.0 of this package
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withContainer(at: test.sourceLocation, function)
  }

  /// Runs code with a container, whose problems are issues at a line.
  package func withContainer(
    at location: SourceLocation, _ function: @Sendable () async throws -> Void
  ) async throws {
    let session = TestSession { problem, moment in
      guard Test.current != nil || moment == .last else { return false }
      Issue.record(Comment(rawValue: problem), sourceLocation: location)
      return true
    }
    let isolation = session.begin(try await make(), strictness)
    defer { session.end() }
    try await TestContainer.$session.withValue(session) {
      try await Isolation.$current.withValue(isolation) {
        guard let binding, let container = session.container else { return try await function() }
        try await binding.withValue(container, operation: function)
      }
    }
  }
}

extension Trait where Self == ContainerTrait {
  /// Gives each test an isolated copy of a container, as ``TestContainer/current(sourceLocation:)``.
  ///
  /// ```swift
  /// @Test(.container(try app.replacing((any Bank).self) { FakeBank() }))
  /// func payment() throws {
  ///   let wallet: Wallet = try TestContainer.current().resolve()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - container: The container. The expression runs on the main actor, for each test, so that it can use the doubles and
  ///     parts of a target whose code belongs to that actor. An error that it throws, such as that of a double
  ///     which never wins, is an issue of the test.
  ///   - binding: The projected value of a task-local variable in which the app looks for its container, such as
  ///     `App.$container`: the test's container is its value during the test.
  /// - Returns: The trait.
  /// - Complexity: O(*n*) in the number of components, for each test.
  /// - Since: 0.1.0 of this package
  public static func container(
    _ container: @autoclosure @escaping @MainActor @Sendable () throws -> DIContainer,
    as binding: TaskLocal<DIContainer>? = nil
  ) -> Self {
    ContainerTrait(container, binding)
  }
}
