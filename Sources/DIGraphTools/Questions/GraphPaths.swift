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
    let targets = try vertices(offering: type)
    return GraphIndex(self).paths(
      to: targets, id: { components[$0].id }, name: { components[$0].name },
      form: { components[$0].dependencies[$1].form })
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
    let targets = try vertices(offering: type)
    return GraphIndex(self).dependents(of: targets) { components[$0].id }
  }

  private func vertices(offering type: String) throws(UnknownGraphType) -> [Int] {
    let wanted = Set(try components(offering: type).map(\.id))
    return components.indices.filter { wanted.contains(components[$0].id) }
  }
}

extension GraphIndex {
  /// Returns the shortest path to some components from each root.
  ///
  /// - Parameter form: Returns how a component needs its dependency with a number.
  func paths(
    to targets: [Int], id: (Int) -> GraphComponent.ID, name: (Int) -> String,
    form: (_ owner: Int, _ label: Int) -> String
  ) -> GraphPaths {
    let steps = stepsToward(targets)
    let starts = roots.compactMap { root in steps[root].map { (root, $0.distance) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    return GraphPaths(
      components: targets.map(id),
      paths: starts.map { root, _ in
        var path = [root]
        var texts = [name(root)]
        while let step = steps[path.last!], step.distance > 0 {
          let form = label(from: path.last!, to: step.next).map { form(path.last!, $0) } ?? ""
          texts.append(form.isEmpty ? name(step.next) : "\(name(step.next)) (\(form))")
          path.append(step.next)
        }
        return GraphPaths.Path(components: path.map(id), steps: texts)
      })
  }

  /// Returns the components that need some components, directly and through others.
  func dependents(of targets: [Int], id: (Int) -> GraphComponent.ID) -> GraphDependents {
    var isFound = [Bool](repeating: false, count: dependents.count)
    var queue = targets
    while let vertex = queue.popLast() {
      for owner in dependents[vertex] where !isFound[owner] {
        isFound[owner] = true
        queue.append(owner)
      }
    }
    return GraphDependents(
      direct: Set(targets.flatMap { dependents[$0] }).sorted().map(id),
      all: dependents.indices.filter { isFound[$0] }.map(id))
  }
}
