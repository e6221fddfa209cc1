extension GraphSnapshot {
  /// Returns the part of the graph around a type: the components from which few edges lead to it, or to which few edges
  /// lead from it.
  ///
  /// ```swift
  /// print(try snapshot.around("Car", depth: 2).mermaid())
  /// ```
  ///
  /// - Parameters:
  ///   - type: The name of the type: with its module, as `App.Car`, or without, as `Car`.
  ///   - depth: The number of edges; 0 for the components of the type alone.
  /// - Returns: These components with the dependencies among them, and what the rules found about them.
  /// - Throws: ``UnknownGraphType`` if no component offers the type.
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public func around(_ type: String, depth: Int) throws(UnknownGraphType) -> GraphSnapshot {
    let wanted = Set(try components(offering: type).map(\.id))
    let index = GraphIndex(self)
    return part(
      index.neighbours(of: components.indices.filter { wanted.contains(components[$0].id) }, depth))
  }

  /// Returns some of the components with the dependencies among them. Arguments and missing dependencies stay.
  func part(_ vertices: [Int]) -> GraphSnapshot {
    let ids = Set(vertices.map { components[$0].id })
    let kept = vertices.map { vertex in
      components[vertex].with(
        components[vertex].dependencies.compactMap { dependency in
          guard !dependency.targets.isEmpty else { return dependency }
          let targets = dependency.targets.filter(ids.contains)
          return targets.isEmpty ? nil : dependency.with(targets)
        })
    }
    return GraphSnapshot(
      components: kept,
      findings: findings.filter { $0.components.first.map(ids.contains) ?? false })
  }
}

extension GraphIndex {
  /// Returns the vertices that few edges connect with some vertices, in order.
  func neighbours(of vertices: [Int], _ depth: Int) -> [Int] {
    var isFound = Set(vertices)
    func add(_ starts: [Int], _ next: (Int) -> [Int]) {
      var seen = Set(starts)
      var level = starts
      var left = depth
      while left > 0, !level.isEmpty {
        level = level.flatMap(next).filter { seen.insert($0).inserted }
        left -= 1
      }
      isFound.formUnion(seen)
    }
    add(vertices) { dependents[$0] }
    add(vertices, needs)
    return isFound.sorted()
  }
}

extension GraphComponent {
  /// Returns the same component with other dependencies, with another identity in another graph, or the path of its file.
  func with(
    _ dependencies: [GraphDependency], id: ID? = nil, file: String? = nil
  ) -> GraphComponent {
    GraphComponent(
      id: id ?? self.id, type: type, name: name, services: services, lifetime: lifetime,
      file: file ?? self.file, line: line, module: module, part: part, generation: generation,
      priority: priority,
      isRoot: isRoot, isUnused: isUnused, canMake: canMake, level: level, isKept: isKept,
      dependencies: dependencies, undeclared: undeclared, accepted: accepted)
  }
}

extension GraphDependency {
  fileprivate func with(_ targets: [GraphComponent.ID]) -> GraphDependency {
    GraphDependency(
      stage, type: type, name: name, qualifiers: qualifiers, isOptional: isOptional,
      isMany: isMany, delay: delay,
      isArgument: isArgument, arguments: arguments, isSeen: isSeen, targets: targets)
  }

  /// Returns the same dependency as one that was seen.
  func seen(with labels: [String]) -> GraphDependency {
    GraphDependency(
      stage, type: type, name: name, qualifiers: labels, isOptional: isOptional, isMany: isMany,
      isSeen: true, targets: targets)
  }
}
