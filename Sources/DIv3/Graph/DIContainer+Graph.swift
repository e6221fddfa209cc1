internal import DIEngine

extension DIContainer {
  /// Makes a picture of what the components of this container and its parents declare, to look at
  /// it or to check it.
  ///
  /// ```swift
  /// #expect(container.makeGraph().checkIsValid())
  /// ```
  ///
  /// Each dependency leads to the components that a request for it on this container would choose
  /// now. Closures that ask a container themselves declare nothing.
  ///
  /// - Returns: The graph. Nothing is made, and the container does not change; nor does the graph
  ///   when the container does.
  ///
  /// The cost grows with the number of components and dependencies.
  ///
  /// - Since: 4.1
  public func makeGraph() -> DIGraph {
    DIGraph(registry.declaredGraph())
  }

  /// Checks whether every object can be made as declared: the spelling of 3.0.3 to 4.0 for
  /// ``DIGraph/checkIsValid(checkGraphCycles:)``, by whose rules it goes.
  ///
  /// Those releases looked at fewer things. They never failed because of an array, nor because of a
  /// component without an initialization method that is not prototype, and let several components
  /// of a type pass if only one of them had such a method.
  ///
  /// - Parameter checkGraphCycles: Whether cycles are looked at, too.
  /// - Returns: Whether the graph is without errors; the log tells what is wrong.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use makeGraph().checkIsValid(checkGraphCycles:), see docs/migration/declarations-3.md#graph"
  )
  #endif
  @discardableResult
  public func validate(checkGraphCycles: Bool = true) -> Bool {
    makeGraph().checkIsValid(checkGraphCycles: checkGraphCycles)
  }

  /// Checks whether every object can be made as declared: the spelling of 3.0.0 to 3.0.2 for
  /// ``validate(checkGraphCycles:)``.
  ///
  /// - Returns: Whether the graph is without errors; the log tells what is wrong.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use makeGraph().checkIsValid(), see docs/migration/declarations-3.md#graph"
  )
  #endif
  @discardableResult
  public func valid() -> Bool {
    validate()
  }
}
