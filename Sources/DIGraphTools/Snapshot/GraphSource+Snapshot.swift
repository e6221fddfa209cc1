public import DIEngine

extension GraphSource {
  /// The components that requests to this container, scope or engine find, in the order of registration: its own and
  /// those of its parents.
  ///
  /// ```swift
  /// for component in container.components { print(component) }
  /// ```
  ///
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public var components: [GraphComponent] { GraphReading(self).components() }

  /// Returns the graph as a plain value, with what the rules find.
  ///
  /// ```swift
  /// let snapshot = container.graphSnapshot()
  /// print(snapshot.edges.count)
  /// ```
  ///
  /// - Returns: The snapshot. Later registrations don't change it.
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public func graphSnapshot() -> GraphSnapshot {
    let reading = GraphReading(self)
    let components = reading.components()
    return GraphSnapshot(components: components, findings: reading.findings(of: components))
  }
}
