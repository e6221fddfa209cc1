/// The modules and assemblies that a builder has loaded.
struct LoadedModules {
  private var modules = KnownParts()
  private var assemblies = KnownParts()
  private var internals = KnownParts()

  /// Records a module and returns whether it is the first of its class.
  mutating func isFirst(_ module: any DIModule) -> Bool {
    modules.add(module)
  }

  /// Records an assembly and returns whether it is the first of its type.
  mutating func isFirst(_ assembly: any DIAssembly) -> Bool {
    assemblies.add(assembly)
  }

  /// Records an assembly that shows its internal modules and returns whether it is the first of its
  /// type to do so.
  mutating func isFirstInside(_ assembly: any DIAssembly) -> Bool {
    internals.add(assembly)
  }
}

/// Modules or assemblies, identified by their types, or by themselves if they are scans.
private struct KnownParts {
  private var identities: Set<ObjectIdentifier> = []
  /// Retained, so that no later scan reuses the identity of an earlier one.
  private var scans: [any KnownByItself] = []

  /// Records a part and returns whether it is new.
  mutating func add(_ part: Any) -> Bool {
    let isNew = identities.insert(identity(of: part)).inserted
    if isNew, let scan = part as? any KnownByItself { scans.append(scan) }
    return isNew
  }
}

/// Modules and assemblies that are identified by object: their class doesn't determine what they
/// load.
protocol KnownByItself: AnyObject {}

extension DIScan: KnownByItself {}

/// Returns what identifies a module or an assembly: its type, or for a scan the object, which must
/// stay alive.
func identity(of part: Any) -> ObjectIdentifier {
  if let part = part as? any KnownByItself { return ObjectIdentifier(part) }
  return ObjectIdentifier(type(of: part))
}
