internal import DIEngine

/// The modules that a builder has loaded, and those that it is loading.
struct LoadedModules {
  /// The module in which something was registered.
  struct Place: Hashable {
    let module: RequestingModule
    /// Whether the modules that depend on this one may see it.
    let isPublic: Bool
  }

  private enum Level {
    case module(RequestingModule)
    case component(DIComponentScope)
  }

  /// The modules and groups in loading, from the outermost to the innermost.
  private var path: [Level] = []
  /// The direct dependents of each module.
  private var dependents: [RequestingModule: Set<RequestingModule>] = [:]
  private var loaded: Set<RequestingModule> = []

  /// The place of a registration at this moment; nil outside of modules.
  var place: Place? {
    var isPublic = true
    for step in path.reversed() {
      switch step {
      case .component(.internal): isPublic = false
      case .component(.public): break
      case .module(let module): return Place(module: module, isPublic: isPublic)
      }
    }
    return nil
  }

  mutating func begin(_ component: any DIComponent) {
    path.append(.component(component.scope))
  }

  /// Records that the current module depends on another one, which makes that one available to more
  /// modules, and returns whether to load it.
  ///
  /// - Returns: False for a module in loading, and for one that was loaded before, unless it holds
  ///   values: then it may differ from the earlier module of its type.
  mutating func begin(_ module: any DIModule) -> Bool {
    let requesting = RequestingModule.of(type(of: module), .needsAvailability)
    if let current = place?.module, current != requesting {
      dependents[requesting, default: []].insert(current)
    }
    let isNew = loaded.insert(requesting).inserted
    guard isNew || holdsValues(module), !isLoading(requesting) else { return false }
    path.append(.module(requesting))
    return true
  }

  private func isLoading(_ module: RequestingModule) -> Bool {
    path.contains { step in
      if case .module(module) = step { true } else { false }
    }
  }

  mutating func end() {
    path.removeLast()
  }

  /// Returns the modules that may see what was registered at these places; nil if all may.
  func availability(of places: [Place]) -> Set<RequestingModule>? {
    guard !places.isEmpty else { return nil }
    return places.reduce(into: []) { all, place in
      all.formUnion(place.isPublic ? dependentsAndSelf(place.module) : [place.module])
    }
  }

  private func dependentsAndSelf(_ module: RequestingModule) -> Set<RequestingModule> {
    var found: Set<RequestingModule> = [module]
    var pending = [module]
    while let next = pending.popLast() {
      for dependent in dependents[next] ?? [] where found.insert(dependent).inserted {
        pending.append(dependent)
      }
    }
    return found
  }
}

/// Returns whether two modules of this one's type may differ.
private func holdsValues<Module: DIModule>(_ module: Module) -> Bool {
  guard Module.self is AnyObject.Type else { return MemoryLayout<Module>.size > 0 }
  return sequence(first: Mirror(reflecting: module), next: \.superclassMirror)
    .contains { !$0.children.isEmpty }
}

/// A type that modules may request from any implementation.
struct DeclaredType {
  let typeInfo: DITypeInfo
  /// The places of its declarations; empty outside of modules.
  var places: [LoadedModules.Place]
}
