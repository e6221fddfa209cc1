internal import DIEngine
internal import DIEngineGraph

// What to do about the mistakes that validation finds, where that depends on the other components.
extension DIGraph {
  /// Returns the advice for an ambiguous request.
  func choice(among targets: [Int], of type: any Any.Type, _ names: TypeNames) -> String {
    let defaults = targets.filter { component($0)?.priority == .default }
    if defaults.count > 1 {
      return modernWords(.preferOnlyOne(.default, count: defaults.count), names)
    }
    let tests = targets.filter { component($0)?.priority == .test }
    if tests.count > 1 { return modernWords(.preferOnlyOne(.test, count: tests.count), names) }
    return modernWords(.preferOne(type), names)
  }

  /// Returns the advice for a request whose type no component offers at all.
  func registration(for edge: DependencyEdge, _ names: TypeNames) -> String {
    let type = edge.type
    if let element = elementType(ofArray: type) {
      let count = offering(elementBase(of: element)).count
      if count > 0 {
        return modernWords(
          .requestMany(
            element: element, count: count, isTagged: edge.qualifiers.contains { !$0.isName },
            from: edge.isDelayed ? .delayed : .component), names)
      }
    }
    if let unusual = Remedy.forUnusual(type, from: .component) {
      return modernWords(unusual, names)
    }
    return
      "register \(names(type)), offer a registered component as that type, or request an Optional."
  }

  /// Returns the advice for a type that components offer, but not with the requested names or tags.
  func qualification(
    of components: [Int], _ edge: DependencyEdge, _ names: TypeNames
  ) -> String {
    guard edge.qualifiers.isEmpty else {
      return "register the name or tag, or request one of those that exist."
    }
    let hasDefault = components.contains { component($0)?.priority == .default }
    return modernWords(
      .stateQualifier(
        edge.type, known: components.flatMap { qualifiers(of: $0, as: edge.type) },
        hasDefault: hasDefault, from: .component), names)
  }

  /// Returns the advice for a type that no component offers, although objects of some are of that type.
  func offer(of type: any Any.Type, by components: [Int], _ names: TypeNames) -> String {
    let infos = components.compactMap { component($0)?.componentInfo }
    return modernWords(
      .offer(type, by: infos.map { ComponentInfo(type: $0.type, file: $0.file, line: $0.line) }),
      names)
  }

  /// Returns the components whose objects are of a protocol or class type, without one that needs such an
  /// object itself.
  func convertible(to type: any Any.Type, besides owner: Int) -> [Int] {
    let others = vertices.indices.filter { $0 != owner && component($0) != nil }
    return subtypes(of: type, among: others) { component($0).unsafelyUnwrapped.componentInfo.type }
  }

  /// Returns the components that offer a type, with or without a name or tag.
  func offering(_ type: any Any.Type) -> [Int] {
    vertices.indices.filter {
      guard let component = component($0) else { return false }
      return component.componentInfo.type == type
        || component.alternativeTypes.contains { $0.offered == type }
    }
  }

  /// Returns the advice for a requested component without a factory.
  func provision(of vertex: Int, _ names: TypeNames) -> String {
    guard let type = component(vertex)?.componentInfo.type else { return "" }
    return modernWords(.provideObject(of: type), names)
  }

  /// Returns the components of other types with the same name.
  func namesakes(of type: any Any.Type) -> [Int] {
    vertices.indices.filter {
      guard let own = component($0)?.componentInfo.type else { return false }
      return own != type && "\(own)" == "\(type)"
    }
  }

  /// Returns the names and tags with which a component offers a type.
  private func qualifiers(of vertex: Int, as type: any Any.Type) -> [Qualifier] {
    (declared.vertices[vertex].component?.services ?? [])
      .filter { $0.type == type && $0.qualifier != .none }.map(\.qualifier)
  }

  private func component(_ vertex: Int) -> DIComponentVertex? {
    if case .component(let component) = vertices[vertex] { return component }
    return nil
  }
}

extension ComponentAlternativeType {
  fileprivate var offered: DIAType {
    switch self {
    case .type(let type), .tag(_, let type), .name(_, let type): return type
    }
  }
}
