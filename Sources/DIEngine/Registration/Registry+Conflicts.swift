/// Conflicting claims of several components on one type.
package struct Conflict {
  /// The type, without layers of Optional.
  package let type: any Any.Type
  /// The names and tags that several components have.
  package let qualifiers: [Qualifier]
  /// All components that offer the type.
  package let components: [Component]
  /// The defaults for the type, if there are several.
  package let defaults: [Component]

  /// The components that have a name or tag that several components have.
  package let owners: [Component]

  /// The names and tags as texts.
  ///
  /// - Parameter texts: The texts that a façade prefers to those of the qualifiers.
  package func names(texts: [Qualifier: String] = [:]) -> Set<String> {
    Set(qualifiers.map { texts[$0] ?? QualifierInterner.shared.rawText(of: $0) })
  }
}

extension Registry {
  /// Returns the conflicts that components would cause among each other and with registered components.
  ///
  /// - Parameter added: Components that are about to be added. Conflicts among components that are already
  ///   registered aren't returned.
  /// - Returns: One conflict for each type, in the order in which the types first appear.
  /// - Complexity: Proportional to the number of components that offer the types.
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
        return conflict(of: type, candidates(key).map(\.component), offering[key] ?? [])
      }
    }
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
      defaults: defaults.count > 1 && isOurs ? defaults : [],
      owners: all.filter { $0.qualifiers(as: key).contains(where: clashing.contains) })
  }
}

extension Component {
  /// Returns whether the component is the default for requests for one of its types without a name or tag.
  fileprivate func isDefault(as type: ObjectIdentifier) -> Bool {
    priority == .default && services.contains { $0.type == type && $0.qualifier == .none }
  }

  /// Returns the names and tags by which the component can be requested as one of its types, each once.
  func qualifiers(as type: ObjectIdentifier) -> [Qualifier] {
    var seen: Set<Qualifier> = [.none]
    let ofService = services.filter { $0.type == type }.map(\.qualifier)
    return (qualifiers + ofService).filter { seen.insert($0).inserted }
  }
}

/// Imports and visibility of modules.
extension Registry {
  /// Makes a module prefer the components of an imported module to those of other modules.
  package func link(_ module: RequestingModule, toImported imported: RequestingModule) {
    locked {
      guard !moduleLinks.imports[module, default: []].contains(imported) else { return }
      moduleLinks.imports[module, default: []].append(imported)
      changes.noteChange()
    }
  }

  /// Makes every component that offers a type visible to modules, regardless of its own availability.
  package func declare(_ type: any Any.Type, visibleFrom modules: Set<RequestingModule>) {
    locked {
      moduleLinks.declared[ObjectIdentifier(type), default: []].formUnion(modules)
      changes.noteChange()
    }
  }

  /// Returns the modules that a module imports directly.
  func imports(of module: RequestingModule) -> [RequestingModule] {
    (moduleLinks.imports[module] ?? []) + (parent?.imports(of: module) ?? [])
  }

  /// Returns the names of the modules that may access each candidate, for each of its types.
  func access(to candidates: [Offer]) -> [Failure.Access] {
    candidates.flatMap { candidate in
      candidate.component.services.map { service in
        let modules = (candidate.component.origin?.availability ?? [])
          .union(moduleLinks.declared[service.type] ?? [])
        return Failure.Access(
          type: service.metatype,
          modules: modules.compactMap(\.type).map { "\($0)" }.sorted())
      }
    }
  }

  package struct ModuleLinks {
    /// The modules that each module imports, in the order in which it imported them.
    var imports: [RequestingModule: [RequestingModule]] = [:]
    /// The modules to which all components that offer a type are visible.
    var declared: [ObjectIdentifier: Set<RequestingModule>] = [:]
  }
}
