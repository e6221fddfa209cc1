/// A part of a program with components of its own and dependencies on other modules.
///
/// Objects of a module can resolve the components of the module, the public components of the
/// modules that it depends on, and components registered outside of modules. These access rules are
/// those of 2.2.0 and later. The type identifies the module: two values of one type are one module.
///
/// ```swift
/// struct Shop: DIModule {
///   var components: [DIComponent] = [Counters(), Tills()]
///   var dependencies: [DIModule] = [Bank()]
/// }
///
/// builder.register(module: Shop())
/// ```
///
/// - Since: 2.0.0
public protocol DIModule {
  /// The groups of components that the module registers, in this order.
  var components: [any DIComponent] { get }
  /// The modules whose public components this one can resolve.
  var dependencies: [any DIModule] { get }
}
