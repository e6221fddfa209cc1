internal import DIEngine

/// The modules that were registered with one builder, and whose turn it is.
struct LoadedModules {
  /// Where something was registered.
  struct Place: Hashable {
    let module: RequestingModule
    /// Whether the modules that depend on this one may see it.
    let isPublic: Bool
  }

  private enum Level {
    case module(RequestingModule)
    case component(DIComponentScope)
  }

  /// From the outermost to the innermost.
  private var path: [Level] = []
  /// The modules that depend directly on each one.
  private var dependents: [RequestingModule: Set<RequestingModule>] = [:]
  private var loaded: Set<RequestingModule> = []

  /// Where something that is registered now belongs; nil outside of modules.
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

  /// Notes that the current module depends on another one.
  ///
  /// - Returns: whether the other one is to be loaded. One that is being loaded ends the way here;
  ///   so does one that was loaded before, unless it holds values, by which it may differ from the
  ///   earlier one of its type. Either way it is made available to more modules.
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

  /// The modules that may see what was registered at some places; nil if all may.
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

/// Whether two modules of the type of this one may differ.
private func holdsValues<Module: DIModule>(_ module: Module) -> Bool {
  guard Module.self is AnyObject.Type else { return MemoryLayout<Module>.size > 0 }
  return sequence(first: Mirror(reflecting: module), next: \.superclassMirror)
    .contains { !$0.children.isEmpty }
}

/// A type that modules may ask for, whoever implements it.
struct DeclaredType {
  let typeInfo: DITypeInfo
  /// Where it was declared; empty outside of modules.
  var places: [LoadedModules.Place]
}
