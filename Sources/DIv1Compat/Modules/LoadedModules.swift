/// The modules and assemblies that a builder has loaded.
struct LoadedModules {
  private var modules = KnownParts()
  private var assemblies = KnownParts()
  private var internals = KnownParts()

  /// Whether the module is the first of its class; it is known from now on.
  mutating func isFirst(_ module: any DIModule) -> Bool {
    modules.add(module)
  }

  /// Whether the assembly is the first of its type; it is known from now on.
  mutating func isFirst(_ assembly: any DIAssembly) -> Bool {
    assemblies.add(assembly)
  }

  /// Whether the assembly is the first of its type that shows its internal modules.
  mutating func isFirstInside(_ assembly: any DIAssembly) -> Bool {
    internals.add(assembly)
  }
}

/// Modules or assemblies that are known by their types, or by themselves if they are scans.
private struct KnownParts {
  private var identities: Set<ObjectIdentifier> = []
  /// Held, so that no later scan gets the identity of an earlier one.
  private var scans: [any KnownByItself] = []

  /// Whether the part is new.
  mutating func add(_ part: Any) -> Bool {
    let isNew = identities.insert(identity(of: part)).inserted
    if isNew, let scan = part as? any KnownByItself { scans.append(scan) }
    return isNew
  }
}

/// Modules and assemblies of which each object counts, since its class doesn't say what it loads.
protocol KnownByItself: AnyObject {}

extension DIScan: KnownByItself {}

/// What tells a module or an assembly from others: its type, or the object as long as it lives.
func identity(of part: Any) -> ObjectIdentifier {
  if let part = part as? any KnownByItself { return ObjectIdentifier(part) }
  return ObjectIdentifier(type(of: part))
}
