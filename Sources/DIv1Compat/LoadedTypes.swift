/// The modules and assemblies that a builder has loaded, by their types.
struct LoadedTypes {
  private var modules: Set<ObjectIdentifier> = []
  private var assemblies: Set<ObjectIdentifier> = []
  private var internals: Set<ObjectIdentifier> = []

  /// Whether the module is the first of its class; it is known from now on.
  mutating func isFirst(_ module: any DIModule) -> Bool {
    modules.insert(ObjectIdentifier(type(of: module))).inserted
  }

  /// Whether the assembly is the first of its type; it is known from now on.
  mutating func isFirst(_ assembly: any DIAssembly) -> Bool {
    assemblies.insert(ObjectIdentifier(type(of: assembly))).inserted
  }

  /// Whether the assembly is the first of its type that shows its internal modules.
  mutating func isFirstInside(_ assembly: any DIAssembly) -> Bool {
    internals.insert(ObjectIdentifier(type(of: assembly))).inserted
  }
}
