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

/// Groups of components: what each one imports, and what it may see.
extension Registry {
  /// Lets a group prefer the components of another one to those of the rest.
  package func link(_ group: RequestingModule, toImported imported: RequestingModule) {
    locked {
      guard !groups.imports[group, default: []].contains(imported) else { return }
      groups.imports[group, default: []].append(imported)
      outdate()
    }
  }

  /// Lets groups see every component that offers a type, whatever it is available to otherwise.
  package func declare(_ type: any Any.Type, visibleFrom modules: Set<RequestingModule>) {
    locked {
      groups.declared[ObjectIdentifier(type), default: []].formUnion(modules)
      outdate()
    }
  }

  /// The groups that a group imports directly.
  func imports(of group: RequestingModule) -> [RequestingModule] {
    (groups.imports[group] ?? []) + (parent?.imports(of: group) ?? [])
  }

  /// Whether a component that offers a type can be seen from a group.
  func isVisible(
    _ component: Component, as type: ObjectIdentifier, from module: RequestingModule
  ) -> Bool {
    guard module != .none, module.sight == .needsAvailability,
      let availability = component.origin?.availability
    else { return true }
    return availability.contains(module)
      || (groups.declared[type]?.contains(module) ?? false)
  }

  /// For each of some components and each of its types, the names of the groups that may see it.
  func access(to candidates: [Offer]) -> [Failure.Access] {
    candidates.flatMap { candidate in
      candidate.component.services.map { service in
        let modules = (candidate.component.origin?.availability ?? [])
          .union(groups.declared[service.type] ?? [])
        return Failure.Access(
          type: service.metatype,
          groups: modules.compactMap(\.group).map { "\($0)" }.sorted())
      }
    }
  }

  struct Groups {
    /// What each group imports, in the order in which it did.
    var imports: [RequestingModule: [RequestingModule]] = [:]
    /// The groups that may see all that offers a type.
    var declared: [ObjectIdentifier: Set<RequestingModule>] = [:]
  }
}
