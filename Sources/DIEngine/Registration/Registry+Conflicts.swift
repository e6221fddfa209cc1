/// What several components claim of one type, though only one of them may.
package struct Conflict {
  /// The type, without layers of Optional.
  package let type: any Any.Type
  /// The names and tags that several components have.
  package let qualifiers: [Qualifier]
  /// All components that offer the type.
  package let components: [Component]
  /// Those that are to be preferred to the others, if there are several.
  package let defaults: [Component]

  /// The components that have one of the names and tags that several have.
  package var owners: [Component] {
    components.filter { component in
      let own = component.qualifiers(as: ObjectIdentifier(type))
      return qualifiers.contains(where: own.contains)
    }
  }
}

extension Registry {
  /// What components would claim beside each other, and beside those that are here already.
  ///
  /// - Parameter added: components that are about to be added. What only earlier ones claim is
  ///   nobody's fault here.
  /// - Returns: one conflict for each type, in the order in which the types appear.
  ///
  /// Takes time in proportion to the number of components that offer the types.
  package func conflicts(of added: [Component]) -> [Conflict] {
    var types: [any Any.Type] = []
    var offering: [ObjectIdentifier: [Component]] = [:]
    for component in added {
      var own: Set<ObjectIdentifier> = []
      for service in component.services where own.insert(service.type).inserted {
        if offering[service.type] == nil { types.append(service.metatype) }
        offering[service.type, default: []].append(component)
      }
    }
    return locked {
      types.compactMap { type in
        let key = ObjectIdentifier(type)
        return conflict(of: type, existing(key), offering[key] ?? [])
      }
    }
  }

  private func existing(_ type: ObjectIdentifier) -> [Component] {
    var existing: [Component] = []
    var seen: Set<ObjectIdentifier> = []
    offers.visit(type) { component, _ in
      if seen.insert(ObjectIdentifier(component)).inserted { existing.append(component) }
    }
    return existing
  }

  private func conflict(
    of type: any Any.Type, _ existing: [Component], _ added: [Component]
  ) -> Conflict? {
    let key = ObjectIdentifier(type)
    let all = existing + added
    guard all.count > 1 else { return nil }
    var seen = Set(existing.flatMap { $0.qualifiers(as: key) })
    let clashing = added.flatMap { $0.qualifiers(as: key) }.filter { !seen.insert($0).inserted }
    let defaults = all.filter { $0.isDefault(as: key) }
    let isOurs = added.contains { $0.isDefault(as: key) }
    guard !clashing.isEmpty || (defaults.count > 1 && isOurs) else { return nil }
    return Conflict(
      type: type, qualifiers: clashing, components: all,
      defaults: defaults.count > 1 && isOurs ? defaults : [])
  }
}

extension Component {
  /// Whether the component is preferred for requests for one of its types without a name or tag.
  fileprivate func isDefault(as type: ObjectIdentifier) -> Bool {
    priority == .default && services.contains { $0.type == type && $0.qualifier == .none }
  }

  /// The names and tags that the component can be asked for by as one of its types, each once.
  fileprivate func qualifiers(as type: ObjectIdentifier) -> [Qualifier] {
    var seen: Set<Qualifier> = [.none]
    let ofService = services.filter { $0.type == type }.map(\.qualifier)
    return (qualifiers + ofService).filter { seen.insert($0).inserted }
  }
}
