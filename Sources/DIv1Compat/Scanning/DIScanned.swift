internal import DIEngine

/// The base of classes that are found by scanning the program, instead of being listed. Since 1.1.0.
///
/// ```swift
/// final class AnimalsModule: DIScanned, DIModule {
///   func load(builder: DIContainerBuilder) { builder.register { Cat() } }
/// }
/// builder.register(module: DIScanModule(predicateByName: { $0.hasSuffix("Module") }))
/// ```
///
/// Classes at any depth below it are found, private and nested ones too. Two kinds are not: generic
/// classes, and those whose file the linker leaves out of the program, as it may do with files of a
/// static library that nothing refers to. Make these known with ``declare(_:)``.
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
open class DIScanned {
  /// Makes an object; a scan calls it for each class that it accepts.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public required init() {}

  /// Makes classes known to all scans of the process, also where they can't be found.
  ///
  /// ```swift
  /// DIScanned.declare(AnimalsModule.self, Cages<Cat>.self)
  /// ```
  ///
  /// Scans give declared classes first, in the order of declaration. A class that is declared more
  /// than once, or found as well, is given once. Where no class can be found - on systems other than
  /// Apple's and Linux - scans know the declared ones only. An addition of this package.
  ///
  /// - Parameter types: The classes.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public static func declare(_ types: DIScanned.Type...) {
    ClassCatalogue.shared.declare(types)
  }
}

/// A module that is found by scanning. Only in 1.1.0; since then a class derives from ``DIScanned``
/// and adopts ``DIModule``.
///
/// Scans find the classes below it, but not this class itself.
#if MigrationHints
@available(
  *, deprecated, message: "use DIPart, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
open class DIScannedModule: DIScanned, DIModule {
  /// Registers the components of the module; override it. Registers nothing unless overridden.
  ///
  /// - Parameter builder: The builder to register with.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIPart, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open func load(builder: DIContainerBuilder) {}
}

/// An assembly that is found by scanning. Only in 1.1.0; since then a class derives from
/// ``DIScanned`` and adopts ``DIAssembly``.
///
/// Scans find the classes below it, but not this class itself.
#if MigrationHints
@available(
  *, deprecated, message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
open class DIScannedAssembly: DIScanned, DIAssembly {
  /// The modules that are loaded wherever the assembly is reached; none unless overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var publicModules: [any DIModule] { [] }
  /// The modules that are loaded only if the assembly itself is given to a builder; none unless
  /// overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var internalModules: [any DIModule] { [] }
  /// The assemblies that this one needs; none unless overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var dependencies: [any DIAssembly] { [] }
  /// The modules that this assembly adds to dynamic ones; none unless overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var dynamicDeclarations: [DIDynamicDeclaration] { [] }
}
