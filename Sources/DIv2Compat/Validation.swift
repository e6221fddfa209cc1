internal import DIEngine

/// All that is wrong with the registrations of a builder, in the order of registration: first what
/// each lacks, then, type by type, what they do to each other.
func problems(in declarations: [Declaration]) -> [DIError] {
  let lacking = declarations.filter(\.lacksInitial).map {
    DIError.noSpecifiedInitialMethod(typeInfo: $0.typeInfo)
  }
  return lacking + offers(of: declarations).flatMap(conflicts)
}

/// A type, and the registrations that can be asked for by it.
private struct Offer {
  let type: any Any.Type
  var declarations: [Declaration]
}

private func offers(of declarations: [Declaration]) -> [Offer] {
  var offers: [Offer] = []
  var indices: [ObjectIdentifier: Int] = [:]
  for declaration in declarations {
    for type in declaration.visibleTypes {
      if let index = indices[ObjectIdentifier(type)] {
        offers[index].declarations.append(declaration)
      } else {
        indices[ObjectIdentifier(type)] = offers.count
        offers.append(Offer(type: type, declarations: [declaration]))
      }
    }
  }
  return offers
}

private func conflicts(of offer: Offer) -> [DIError] {
  guard offer.declarations.count > 1 else { return [] }
  var errors: [DIError] = []
  let defaults = offer.declarations.filter { $0.component.priority == .default }
  if defaults.count > 1 {
    errors.append(.pluralDefaultAd(type: offer.type, typesInfo: defaults.map(\.typeInfo)))
  }
  var seen: Set<Qualifier> = []
  let clashing = offer.declarations.flatMap(\.qualifiers)
    .filter { !seen.insert($0.qualifier).inserted }
  if !clashing.isEmpty {
    let owners = offer.declarations.filter { declaration in
      clashing.contains { declaration.component.qualifiers.contains($0.qualifier) }
    }
    errors.append(
      .intersectionNames(
        type: offer.type, names: Set(clashing.map(\.text)), typesInfo: owners.map(\.typeInfo)))
  }
  return errors
}

extension Declaration {
  fileprivate var lacksInitial: Bool {
    needsInitial && component.maker == nil && component.argumentMakers.isEmpty
  }
}
