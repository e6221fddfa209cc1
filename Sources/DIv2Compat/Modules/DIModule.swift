/// A part of a program with components of its own, and with other modules that it depends on.
/// Since 2.0.0; the rules of access are those of 2.2.0 and later.
///
/// What an object of a module may ask for is what its own components registered, what public
/// components of the modules it depends on did, and what was registered outside of modules. A module
/// is known by its type: two values of one type are one module.
///
/// ```swift
/// struct Shop: DIModule {
///   var components: [DIComponent] = [Counters(), Tills()]
///   var dependencies: [DIModule] = [Bank()]
/// }
///
/// builder.register(module: Shop())
/// ```
#if MigrationHints
@available(
  *, deprecated, message: "use DIFramework, see docs/migration/declarations-2.md#modules-and-parts"
)
#endif
public protocol DIModule {
  /// What the module registers, in this order.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  var components: [any DIComponent] { get }
  /// The modules whose public components this one may see.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  var dependencies: [any DIModule] { get }
}
