internal import DIEngine

/// Returns the problems of components that a build is about to add to an engine.
///
/// Conflicts come first, by type in the order of first appearance, and within a type names before
/// defaults; then components without a factory, in the order of registration.
func problems(in pending: PendingRegistrations<Declaration>) -> [DIError] {
  let ofTypes = pending.conflicts.flatMap(problems)
  let ofComponents = pending.declarations
    .filter(\.lacksInitializer)
    .map { DIError.notSpecifiedInitializationMethodFor(component: DIComponent($0.component)) }
  return ofTypes + ofComponents
}

private func problems(in conflict: Conflict) -> [DIError] {
  var problems: [DIError] = []
  if !conflict.qualifiers.isEmpty {
    problems.append(
      .intersectionNamesForType(
        type: conflict.type,
        names: conflict.names(),
        components: conflict.components.map(DIComponent.init)))
  }
  if !conflict.defaults.isEmpty {
    problems.append(
      .pluralSpecifiedDefaultType(
        type: conflict.type, components: conflict.defaults.map(DIComponent.init)))
  }
  return problems
}
