internal import DIEngine

/// What is wrong with registrations: for each type in the order of its first appearance, then for
/// each component.
func problems(in declarations: [Declaration]) -> [DIError] {
  var types: [DIType] = []
  var users: [ObjectIdentifier: [Declaration]] = [:]
  for declaration in declarations {
    for key in declaration.keys {
      let identity = ObjectIdentifier(key.type)
      if users[identity] == nil { types.append(key.type) }
      users[identity, default: []].append(declaration)
    }
  }
  let ofTypes = types.flatMap { problems(of: $0, users[ObjectIdentifier($0)]!) }
  let ofComponents = declarations.filter(\.lacksInitializer)
    .map { DIError.notSpecifiedInitializationMethodFor(component: DIComponent($0.component)) }
  return ofTypes + ofComponents
}

private func problems(of type: DIType, _ declarations: [Declaration]) -> [DIError] {
  var problems: [DIError] = []
  var names: Set<String> = []
  var shared: Set<String> = []
  for name in declarations.flatMap(\.names) where !names.insert(name).inserted {
    shared.insert(name)
  }
  if !shared.isEmpty {
    problems.append(
      .intersectionNamesForType(
        type: type, names: shared, components: declarations.map { DIComponent($0.component) }))
  }
  let defaults = declarations.filter(\.isDefault)
  if defaults.count > 1 {
    problems.append(
      .pluralSpecifiedDefaultType(
        type: type, components: defaults.map { DIComponent($0.component) }))
  }
  return problems
}
