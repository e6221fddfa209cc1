/// A list of modules, with the other assemblies that these need.
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
/// An assembly is known by its type: of several of one type, a builder loads the first.
#if MigrationHints
@available(
  *, deprecated, message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
public protocol DIAssembly {
  /// The modules that are loaded wherever the assembly is reached.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  var publicModules: [any DIModule] { get }
  /// The modules that are loaded only if the assembly itself is given to a builder, but not if
  /// another one depends on it.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  var internalModules: [any DIModule] { get }
  /// The assemblies that this one needs. They may lead back to it.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  var dependencies: [any DIAssembly] { get }
  /// The modules that this assembly adds to dynamic ones; none unless stated.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  var dynamicDeclarations: [DIDynamicDeclaration] { get }
}

extension DIAssembly {
  /// None: the assembly adds nothing to dynamic ones unless it says so.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use a DIPart that the app appends, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public var dynamicDeclarations: [DIDynamicDeclaration] { [] }
}
