internal import DIEngine

/// The modules that were declared for dynamic assemblies in this process.
final class DynamicModules: @unchecked Sendable {
  static let shared = DynamicModules()

  private let mutex = Mutex()
  private var modules: [ObjectIdentifier: [any DIModule]] = [:]

  /// Adds a module unless the assembly has one of the same class, or this scan.
  func add(_ module: any DIModule, for assembly: any DIDynamicAssembly.Type) {
    mutex.locked {
      let key = ObjectIdentifier(assembly)
      let known = modules[key, default: []]
      guard !known.contains(where: { identity(of: $0) == identity(of: module) }) else { return }
      modules[key] = known + [module]
    }
  }

  func modules(for assembly: any DIDynamicAssembly.Type) -> [any DIModule] {
    mutex.locked { modules[ObjectIdentifier(assembly)] ?? [] }
  }
}
