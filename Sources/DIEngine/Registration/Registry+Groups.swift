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
