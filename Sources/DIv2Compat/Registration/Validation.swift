internal import DIEngine

/// Returns the problems of components that a build is about to add to an engine.
///
/// Components without a factory come first, in the order of registration; then conflicts with each
/// other and with components of the registry, by type.
func problems(in pending: PendingRegistrations<Declaration>) -> [DIError] {
  let lacking = pending.declarations.filter(\.lacksInitial).map {
    DIError.noSpecifiedInitialMethod(typeInfo: $0.typeInfo)
  }
  let texts = Dictionary(
    pending.declarations.flatMap(\.qualifiers), uniquingKeysWith: { first, _ in first })
  return lacking + pending.conflicts.flatMap { problems(in: $0, texts) }
}

private func problems(in conflict: Conflict, _ texts: [Qualifier: String]) -> [DIError] {
  var errors: [DIError] = []
  if !conflict.defaults.isEmpty {
    errors.append(
      .pluralDefaultAd(type: conflict.type, typesInfo: conflict.defaults.map(DITypeInfo.init)))
  }
  if !conflict.qualifiers.isEmpty {
    errors.append(
      .intersectionNames(
        type: conflict.type, names: conflict.names(texts: texts),
        typesInfo: conflict.owners.map(DITypeInfo.init)))
  }
  return errors
}

extension DITypeInfo {
  fileprivate init(_ component: Component) {
    self.init(component.declaration)
  }
}

extension Declaration {
  fileprivate var lacksInitial: Bool { needsInitial && !component.hasFactory }
}
