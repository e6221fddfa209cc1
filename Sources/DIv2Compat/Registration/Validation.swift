internal import DIEngine

/// Returns the problems of components that a build is about to add to a registry.
///
/// Components without a factory come first, in the order of registration; then conflicts with each
/// other and with components of the registry, by type.
func problems(
  in declarations: [(declaration: Declaration, component: Component)], of registry: Registry
) -> [DIError] {
  let lacking = declarations.map(\.declaration).filter(\.lacksInitial).map {
    DIError.noSpecifiedInitialMethod(typeInfo: $0.typeInfo)
  }
  let texts = Dictionary(
    declarations.flatMap(\.declaration.qualifiers), uniquingKeysWith: { first, _ in first })
  let conflicts = registry.conflicts(of: declarations.map(\.component))
  return lacking + conflicts.flatMap { problems(in: $0, texts) }
}

private func problems(in conflict: Conflict, _ texts: [Qualifier: String]) -> [DIError] {
  var errors: [DIError] = []
  if !conflict.defaults.isEmpty {
    errors.append(
      .pluralDefaultAd(type: conflict.type, typesInfo: conflict.defaults.map(DITypeInfo.init)))
  }
  if !conflict.qualifiers.isEmpty {
    let names = conflict.qualifiers.map {
      texts[$0] ?? QualifierInterner.shared.rawText(of: $0)
    }
    errors.append(
      .intersectionNames(
        type: conflict.type, names: Set(names), typesInfo: conflict.owners.map(DITypeInfo.init)))
  }
  return errors
}

extension DITypeInfo {
  fileprivate init(_ component: Component) {
    self.init(component.info)
  }
}

extension Declaration {
  fileprivate var lacksInitial: Bool {
    needsInitial && component.factory == nil && component.argumentFactories.isEmpty
  }
}
