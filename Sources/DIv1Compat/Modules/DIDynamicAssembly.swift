internal import DIEngine

/// An assembly whose modules other assemblies supply, in their ``DIAssembly/dynamicDeclarations``.
///
/// Code that needs only an interface depends on the dynamic assembly; the program chooses the
/// implementation:
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
/// If no assembly supplies modules, none are loaded, and requests for the interface throw
/// ``DIError/typeIsNotFound(type:)``.
///
/// - Since: 0.9.9
public protocol DIDynamicAssembly: DIAssembly {
  /// The modules that a builder loads before all others of the assembly. The default is the modules
  /// declared for its type in this process so far, one of each class, in the order of declaration.
  var dynamicModules: [any DIModule] { get }
}

extension DIDynamicAssembly {
  /// None by default.
  ///
  /// - Since: 0.9.9
  public var publicModules: [any DIModule] { [] }
  /// None by default.
  ///
  /// - Since: 0.9.9
  public var internalModules: [any DIModule] { [] }
  /// None by default.
  ///
  /// - Since: 0.9.9
  public var dependencies: [any DIAssembly] { [] }

  /// The modules declared for the type of this assembly so far.
  ///
  /// - Since: 0.9.9
  public var dynamicModules: [any DIModule] {
    DynamicModules.shared.modules(for: type(of: self))
  }
}

/// A module, and the dynamic assembly that receives it.
///
/// The declaration takes effect in the whole process as soon as a builder receives an assembly that
/// states it or that depends on one which does. The assembly in `for` represents all assemblies of
/// its type.
///
/// - Since: 0.9.9
public typealias DIDynamicDeclaration = (module: any DIModule, for: any DIDynamicAssembly)

/// The modules declared for dynamic assemblies in this process.
final class DynamicModules: Sendable {
  static let shared = DynamicModules()

  private let modules = Guarded<[ObjectIdentifier: [any DIModule]]>([:])

  /// Adds a module unless the assembly already has one of the same class, or the same scan.
  func add(_ module: any DIModule, for assembly: any DIDynamicAssembly.Type) {
    modules.locked { modules in
      let key = ObjectIdentifier(assembly)
      let known = modules[key, default: []]
      guard !known.contains(where: { identity(of: $0) == identity(of: module) }) else { return }
      modules[key] = known + [module]
    }
  }

  func modules(for assembly: any DIDynamicAssembly.Type) -> [any DIModule] {
    modules.locked { $0[ObjectIdentifier(assembly)] ?? [] }
  }
}
