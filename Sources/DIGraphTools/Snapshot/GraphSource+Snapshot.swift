public import DIEngine
public import DITracing

extension GraphSource {
  /// The components that requests to this container, scope or engine find, in the order of registration: its own and
  /// those of its parents, but not the one by which a container hands out itself.
  ///
  /// ```swift
  /// for component in container.components { print(component) }
  /// ```
  ///
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public var components: [GraphComponent] {
    let reading = GraphReading(self)
    return reading.withoutOwn(reading.components())
  }

  /// Returns the graph as a plain value, with what the rules find.
  ///
  /// ```swift
  /// let snapshot = container.graphSnapshot()
  /// print(snapshot.edges.count)
  /// ```
  ///
  /// - Parameter strict: Whether the rules also tell what is wrong only if scopes end in an order that nothing states: an
  ///   object that a `DIScope` keeps takes one of another `DIScope`, and neither lies within the other.
  /// - Returns: The snapshot. Later registrations don't change it.
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public func graphSnapshot(strict: Bool = false) -> GraphSnapshot {
    let reading = GraphReading(self)
    let components = reading.components()
    return GraphSnapshot(
      components: reading.withoutOwn(components),
      findings: reading.findings(of: components, isStrict: strict))
  }

  /// Returns the graph as a plain value, with what closures that take the container were seen to request.
  ///
  /// ```swift
  /// let snapshot = scope.graphSnapshot(seenIn: scope.dryRun())
  /// ```
  ///
  /// Such dependencies are marked by ``GraphDependency/isSeen``, and what the rules find because of them says so: other
  /// runs may differ. Components are known by their types and lines: those of one line are taken for one.
  ///
  /// - Parameters:
  ///   - recorder: Requests to the container, scope or engine: of ``dryRun()``, of tests, or of the program.
  ///   - strict: The same as for ``graphSnapshot(strict:)``.
  /// - Returns: The snapshot.
  /// - Complexity: Grows with the number of components, dependencies and recorded events.
  /// - Since: 0.1.0 of this package
  public func graphSnapshot(
    seenIn recorder: TraceRecorder, strict: Bool = false
  ) -> GraphSnapshot {
    let declared = GraphReading(self)
    let reading = declared.adding(recorder.requests)
    let components = reading.components()
    let stated = declared.findings(of: declared.components(), isStrict: strict)
    let known = Set(stated.map(\.message))
    let findings = reading.findings(of: components, isStrict: strict).map { finding in
      known.contains(finding.message) || !finding.isProblem ? finding : finding.seenInRun
    }
    return GraphSnapshot(components: reading.withoutOwn(components), findings: findings)
  }
}
