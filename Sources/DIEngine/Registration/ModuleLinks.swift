/// Imports and visibility of modules.
package struct ModuleLinks {
  /// The modules that each module imports, in the order in which it imported them.
  var imports: [RequestingModule: [RequestingModule]] = [:]
  /// The modules to which all components that offer a type are visible.
  var declared: [ObjectIdentifier: Set<RequestingModule>] = [:]

  /// Returns whether a component that offers a type is visible to a module.
  func isVisible(
    _ component: Component, as type: ObjectIdentifier, from module: RequestingModule
  ) -> Bool {
    guard module != .none, module.sight == .needsAvailability,
      let availability = component.origin?.availability
    else { return true }
    return availability.contains(module)
      || (declared[type]?.contains(module) ?? false)
  }

  /// Returns the names of the modules that may access each candidate, for each of its types.
  func access(to candidates: [Component]) -> [Failure.Access] {
    candidates.flatMap { candidate in
      candidate.services.map { service in
        let modules = (candidate.origin?.availability ?? [])
          .union(declared[service.type] ?? [])
        return Failure.Access(
          type: service.metatype,
          modules: modules.compactMap(\.type).map { "\($0)" }.sorted())
      }
    }
  }
}

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
}
