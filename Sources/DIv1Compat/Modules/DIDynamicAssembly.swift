internal import DIEngine

/// An assembly whose modules are stated by others, in their ``DIAssembly/dynamicDeclarations``.
///
/// Code that needs only the interface depends on the dynamic assembly, and the program says what
/// stands behind it:
///
/// ```swift
/// final class LoggerAssembly: DIDynamicAssembly {}
///
/// final class AppAssembly: DIAssembly {
///   var publicModules: [DIModule] { [] }
///   var internalModules: [DIModule] { [AppModule()] }
///   var dependencies: [DIAssembly] { [LoggerAssembly()] }
///   var dynamicDeclarations: [DIDynamicDeclaration] {
///     [(module: FileLoggerModule(), for: LoggerAssembly())]
///   }
/// }
/// ```
///
/// If nobody states modules, it loads none, and what it stands for is not found when it is asked
/// for.
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
public protocol DIDynamicAssembly: DIAssembly {
  /// The modules that are loaded before all others of the assembly: unless stated, those that were
  /// declared for its type in this process so far, each class once, in the order of declaration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  var dynamicModules: [any DIModule] { get }
}

extension DIDynamicAssembly {
  /// None, unless the assembly says otherwise.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public var publicModules: [any DIModule] { [] }
  /// None, unless the assembly says otherwise.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public var internalModules: [any DIModule] { [] }
  /// None, unless the assembly says otherwise.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public var dependencies: [any DIAssembly] { [] }

  /// The modules that were declared for the type of this assembly so far.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public var dynamicModules: [any DIModule] {
    DynamicModules.shared.modules(for: type(of: self))
  }
}

/// A module, and the dynamic assembly that it is added to.
///
/// It holds for the whole process from the moment that a builder gets an assembly which states it,
/// or which leads to one that does. The assembly `for` stands for all of its type.
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
public typealias DIDynamicDeclaration = (module: any DIModule, for: any DIDynamicAssembly)

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
