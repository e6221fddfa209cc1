public import DIEngine
internal import DIEngineGraph

extension GraphSource {
  /// Explains what a request for a type would do now: which component answers, why the others don't, and what it
  /// needs. It makes no object, and changes nothing.
  ///
  /// ```swift
  /// print(container.explain((any Vehicle).self, name: "red"))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The requested type. Optionals, lazies and other wrappers don't count.
  ///   - name: The requested name.
  ///   - tag: The requested tag.
  ///   - depth: The number of levels of the plan below the answer; eight by default.
  /// - Returns: The explanation. Without an answer its plan is empty, and the candidates tell why.
  /// - Complexity: Grows with the number of dependencies to which the request leads.
  /// - Since: 0.1.0 of this package
  public func explain(
    _ type: any Any.Type, name: String? = nil, tag: (any Any.Type)? = nil, depth: Int = 8
  ) -> GraphExplanation {
    let interner = QualifierInterner.shared
    // Names and tags that nothing has aren't interned for a question.
    let name = name.map { (interner.knownName($0) ?? .unknown, "name \"\($0)\"") }
    let tag = tag.map { (interner.knownTag(value: $0) ?? .unknown, "tag \($0)") }
    return ExplanationReading.explanation(
      of: type, [name, tag].compactMap(\.self), in: engine.registry, depth)
  }

  /// Returns the types with a name that components offer: those with this full name, or else with this last part of it.
  func types(named name: String) -> [any Any.Type] {
    var seen: Set<ObjectIdentifier> = []
    let types = GraphReading(self).declared.vertices.flatMap {
      $0.component?.offers.map(\.type) ?? []
    }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    let exact = types.filter { fullName(of: $0) == name }
    guard exact.isEmpty else { return exact }
    return types.filter { "\($0)" == name || fullName(of: $0).hasSuffix(".\(name)") }
  }

  /// Returns why the graph contains a type: the shortest path to it from each root that needs it.
  ///
  /// ```swift
  /// print(try container.why(Motor.self))  // Garage -> Car (many) -> Motor
  /// ```
  ///
  /// ``GraphSnapshot/why(_:)`` answers many questions about one snapshot.
  ///
  /// - Parameter type: The type.
  /// - Returns: The paths.
  /// - Throws: ``UnknownGraphType`` if no component offers the type.
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public func why(_ type: any Any.Type) throws(UnknownGraphType) -> GraphPaths {
    let reading = GraphReading(self)
    let targets = try reading.vertices(offering: type)
    var names = GraphNames()
    let ids = reading.ids(&names)
    return GraphIndex(reading).paths(
      to: targets, id: { ids[$0] }, name: { "\(reading.component($0)!.info.type)" },
      form: { reading.dependency($1, of: $0, ids, &names).form })
  }

  /// Returns the components that need a type.
  ///
  /// ```swift
  /// print(try container.dependents(of: Motor.self))
  /// ```
  ///
  /// - Parameter type: The type.
  /// - Returns: Those that need it directly, and all.
  /// - Throws: ``UnknownGraphType`` if no component offers the type.
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public func dependents(of type: any Any.Type) throws(UnknownGraphType) -> GraphDependents {
    let reading = GraphReading(self)
    let targets = try reading.vertices(offering: type)
    var names = GraphNames()
    let ids = reading.ids(&names)
    return GraphIndex(reading).dependents(of: targets) { ids[$0] }
  }

  /// Numbers about the graph: who is needed by many, who needs many, and how deep it is.
  ///
  /// ```swift
  /// print(container.metrics)
  /// ```
  ///
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public var metrics: GraphMetrics { GraphSnapshot(components: components).metrics }
}

extension GraphReading {
  /// Returns the components that are of a type, or offered as it.
  fileprivate func vertices(offering type: any Any.Type) throws(UnknownGraphType) -> [Int] {
    let wanted = ObjectIdentifier(requestBase(of: type))
    let found = details.indices.filter { vertex in
      ObjectIdentifier(component(vertex)!.info.type) == wanted
        || component(vertex)!.offers.contains { ObjectIdentifier($0.type) == wanted }
    }
    guard found.isEmpty else { return found }
    let name = fullName(of: requestBase(of: type))
    // The error names similar types.
    _ = try GraphSnapshot(components: components()).components(offering: name)
    throw UnknownGraphType(type: name, similar: [])
  }
}
