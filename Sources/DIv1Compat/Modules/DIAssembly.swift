/// A list of modules, and of the other assemblies that they depend on.
///
/// ```swift
/// final class AppAssembly: DIAssembly {
///   var publicModules: [DIModule] { [ServicesModule()] }
///   var internalModules: [DIModule] { [ScreensModule()] }
///   var dependencies: [DIAssembly] { [LoggerAssembly()] }
/// }
/// builder.register(assembly: AppAssembly())
/// ```
///
/// The type identifies the assembly: a builder loads the first one of each type.
///
/// - Since: 0.9.9
public protocol DIAssembly {
  /// The modules that every builder loads that reaches the assembly.
  var publicModules: [any DIModule] { get }
  /// The modules that a builder loads only if it receives the assembly itself, not if another
  /// assembly depends on it.
  var internalModules: [any DIModule] { get }
  /// The assemblies that this one depends on. Cycles are allowed.
  var dependencies: [any DIAssembly] { get }
  /// The modules that this assembly adds to dynamic assemblies. The default is none.
  var dynamicDeclarations: [DIDynamicDeclaration] { get }
}

extension DIAssembly {
  /// None: by default an assembly adds nothing to dynamic assemblies.
  ///
  /// - Since: 0.9.9
  public var dynamicDeclarations: [DIDynamicDeclaration] { [] }
}
