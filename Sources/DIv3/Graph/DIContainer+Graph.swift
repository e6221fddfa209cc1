internal import DIEngine
internal import DIEngineGraph

extension DIContainer {
  /// Creates the dependency graph that the components of this container and its parents declare, for
  /// inspection and validation.
  ///
  /// ```swift
  /// #expect(container.makeGraph().checkIsValid())
  /// ```
  ///
  /// Each dependency leads to the components that a request to this container would choose now. Requests
  /// that a closure sends to a container itself are not declared, so the graph lacks them. The call creates
  /// no objects.
  ///
  /// - Returns: The graph. Later changes of the container don't change it.
  /// - Complexity: Grows with the number of components and dependencies.
  /// - Since: 4.1
  public func makeGraph() -> DIGraph {
    DIGraph(registry.declaredGraph())
  }

  /// Validates the dependency graph: the spelling of 3.0.3 to 4.0 for
  /// ``DIGraph/checkIsValid(checkGraphCycles:)``, with that function's rules.
  ///
  /// The rules of 3.0.3 to 4.0 were weaker: those releases ignored arrays and components without a factory
  /// that are not `prototype`, and tolerated ambiguity if only one candidate had a factory.
  ///
  /// - Parameter checkGraphCycles: Whether to check cycles, too.
  /// - Returns: Whether the graph has no errors; the log lists them.
  /// - Complexity: Grows with the number of components and dependencies.
  /// - Since: 3.0.3, until 4.0
  @discardableResult
  public func validate(checkGraphCycles: Bool = true) -> Bool {
    makeGraph().checkIsValid(checkGraphCycles: checkGraphCycles)
  }

  /// Validates the dependency graph: the spelling of 3.0.0 to 3.0.2 for ``validate(checkGraphCycles:)``.
  ///
  /// - Returns: Whether the graph has no errors; the log lists them.
  /// - Complexity: Grows with the number of components and dependencies.
  /// - Since: 3.0, until 3.0.2
  @discardableResult
  public func valid() -> Bool {
    validate()
  }
}
