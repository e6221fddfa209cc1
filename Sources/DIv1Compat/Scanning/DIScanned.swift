internal import ClassScanning

/// The base class of types that scans find, so that no list has to name them.
///
/// ```swift
/// final class AnimalsModule: DIScanned, DIModule {
///   func load(builder: DIContainerBuilder) { builder.register { Cat() } }
/// }
/// builder.register(
///   module: DIScanModule(predicateByName: { $0.hasSuffix("Module") }))
/// ```
///
/// Scans find subclasses at any depth, including private and nested ones, with two exceptions:
/// generic classes, and classes whose object file the linker omits, as it may do with files of a
/// static library that nothing references. Declare these with ``declare(_:)``.
///
/// - Since: 1.1.0
open class DIScanned {
  /// Creates an object. Scans call it for each class that they accept.
  public required init() {}

  /// Declares classes to all scans of the process, including classes that scans can't find.
  ///
  /// ```swift
  /// DIScanned.declare(AnimalsModule.self, Cages<Cat>.self)
  /// ```
  ///
  /// Scans return declared classes first, in the order of declaration. A class that is declared
  /// twice, or also found, appears once. On systems other than Apple's and Linux no class can be
  /// found; scans return declared ones only. An addition of this package.
  ///
  /// - Parameter types: The classes.
  public static func declare(_ types: DIScanned.Type...) {
    ClassCatalogue.shared.declare(types)
  }
}

/// A module that scans find. Since 1.1.1, subclass ``DIScanned`` and adopt ``DIModule`` instead.
///
/// Scans find its subclasses, but not this class itself.
///
/// - Since: 1.1.0 only
open class DIScannedModule: DIScanned, DIModule {
  /// Registers the components of the module. Override it; the default registers nothing.
  ///
  /// - Parameter builder: The builder to register with.
  open func load(builder: DIContainerBuilder) {}
}

/// An assembly that scans find. Since 1.1.1, subclass ``DIScanned`` and adopt ``DIAssembly``
/// instead.
///
/// Scans find its subclasses, but not this class itself.
///
/// - Since: 1.1.0 only
open class DIScannedAssembly: DIScanned, DIAssembly {
  /// The modules that every builder loads that reaches the assembly. The default is none.
  open var publicModules: [any DIModule] { [] }
  /// The modules that a builder loads only if it receives the assembly itself. The default is none.
  open var internalModules: [any DIModule] { [] }
  /// The assemblies that this one depends on. The default is none.
  open var dependencies: [any DIAssembly] { [] }
  /// The modules that this assembly adds to dynamic assemblies. The default is none.
  open var dynamicDeclarations: [DIDynamicDeclaration] { [] }
}
