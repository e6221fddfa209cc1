/// Why a graph contains a type: the shortest path to it from each root that needs it.
///
/// - Since: 0.1.0 of this package
public struct GraphPaths: Sendable, Hashable, Codable {
  /// A path: each component needs the next one.
  ///
  /// - Since: 0.1.0 of this package
  public struct Path: Sendable, Hashable, Codable {
    /// The components, the root first.
    ///
    /// - Since: 0.1.0 of this package
    public let components: [GraphComponent.ID]
    /// Their types, each with the form in which it is needed, such as `Car` and `Motor (lazy)`.
    ///
    /// - Since: 0.1.0 of this package
    public let steps: [String]
  }

  /// The components that were asked for.
  ///
  /// - Since: 0.1.0 of this package
  public let components: [GraphComponent.ID]
  /// The paths, the shortest first; empty if no root needs the components.
  ///
  /// - Since: 0.1.0 of this package
  public let paths: [Path]
}

extension GraphPaths: CustomStringConvertible {
  /// The paths, one in each line.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    guard !paths.isEmpty else { return "no root leads to \(components.joined(separator: ", "))" }
    return paths.map { $0.steps.joined(separator: " -> ") }.joined(separator: "\n")
  }
}

/// The components that need a type.
///
/// - Since: 0.1.0 of this package
public struct GraphDependents: Sendable, Hashable, Codable {
  /// Those that declare to need it.
  ///
  /// - Since: 0.1.0 of this package
  public let direct: [GraphComponent.ID]
  /// Those that need it directly or through others, in the order of registration.
  ///
  /// - Since: 0.1.0 of this package
  public let all: [GraphComponent.ID]
}

extension GraphDependents: CustomStringConvertible {
  /// The direct ones, then the others.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    let direct = Set(direct)
    let others = all.filter { !direct.contains($0) }
    func list(_ title: String, _ ids: [String]) -> String {
      ([title] + ids.map { "  \($0)" }).joined(separator: "\n")
    }
    return list("direct (\(direct.count)):", self.direct) + "\n"
      + list("through others (\(others.count)):", others)
  }
}

extension GraphSnapshot {
  /// Returns the shortest path to a type from each root that needs it.
  ///
  /// ```swift
  /// print(try snapshot.why("Motor"))  // Garage -> Car (many) -> Motor
  /// ```
  ///
  /// Roots are the components that are declared as such, and those that are made at the start. If none is declared,
  /// they are the components that nothing else needs.
  ///
  /// - Parameter type: The name of the type: with its module, as `App.Car`, or without, as `Car`.
  /// - Returns: The paths.
  /// - Throws: ``UnknownGraphType`` if no component offers the type.
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public func why(_ type: String) throws(UnknownGraphType) -> GraphPaths {
    let wanted = Set(try components(offering: type).map(\.id))
    let index = SnapshotIndex(self)
    let targets = components.indices.filter { wanted.contains(components[$0].id) }
    let steps = index.stepsToward(targets)
    let starts = index.roots.compactMap { root in steps[root].map { (root, $0.distance) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    return GraphPaths(
      components: targets.map { components[$0].id },
      paths: starts.map { path(from: $0.0, steps, index) })
  }

  private func path(
    from root: Int, _ steps: [(distance: Int, next: Int)?], _ index: SnapshotIndex
  ) -> GraphPaths.Path {
    var ids = [components[root].id]
    var texts = [components[root].name]
    var vertex = root
    while let step = steps[vertex], step.distance > 0 {
      let form = index.dependency(from: vertex, to: step.next)?.form ?? ""
      let name = components[step.next].name
      ids.append(components[step.next].id)
      texts.append(form.isEmpty ? name : "\(name) (\(form))")
      vertex = step.next
    }
    return GraphPaths.Path(components: ids, steps: texts)
  }

  /// Returns the components that need a type.
  ///
  /// ```swift
  /// print(try snapshot.dependents(of: "Motor").all.count)
  /// ```
  ///
  /// - Parameter type: The name of the type: with its module, as `App.Car`, or without, as `Car`.
  /// - Returns: Those that need it directly, and all. A component of the type itself is among them if it is on a cycle.
  /// - Throws: ``UnknownGraphType`` if no component offers the type.
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public func dependents(of type: String) throws(UnknownGraphType) -> GraphDependents {
    let wanted = Set(try components(offering: type).map(\.id))
    let index = SnapshotIndex(self)
    let targets = components.indices.filter { wanted.contains(components[$0].id) }
    var isFound = [Bool](repeating: false, count: components.count)
    var queue = targets
    while let vertex = queue.popLast() {
      for owner in index.dependents[vertex] where !isFound[owner] {
        isFound[owner] = true
        queue.append(owner)
      }
    }
    let direct = Set(targets.flatMap { index.dependents[$0] })
    return GraphDependents(
      direct: direct.sorted().map { components[$0].id },
      all: components.indices.filter { isFound[$0] }.map { components[$0].id })
  }
}
