/// An assembly that is found by scanning. Only in 1.1.0; since then a class derives from
/// ``DIScanned`` and adopts ``DIAssembly``.
///
/// Scans find the classes below it, but not this class itself.
open class DIScannedAssembly: DIScanned, DIAssembly {
  /// The modules that are loaded wherever the assembly is reached; none unless overridden.
  open var publicModules: [any DIModule] { [] }
  /// The modules that are loaded only if the assembly itself is given to a builder; none unless
  /// overridden.
  open var internalModules: [any DIModule] { [] }
  /// The assemblies that this one needs; none unless overridden.
  open var dependencies: [any DIAssembly] { [] }
  /// The modules that this assembly adds to dynamic ones; none unless overridden.
  open var dynamicDeclarations: [DIDynamicDeclaration] { [] }
}
