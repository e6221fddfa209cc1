/// A group of components that a builder loads together.
///
/// ```swift
/// struct Engines: DIComponent {
///   func load(builder: DIContainerBuilder) {
///     builder.register{ Diesel() }.as(Engine.self).check{$0}
///   }
/// }
///
/// builder.register(component: Engines())
/// ```
///
/// - Since: 2.0.0
public protocol DIComponent {
  /// The visibility of the group's components, if a module lists the group.
  ///
  /// The default is the value of `DISetting.defaultComponentScope` when the builder loads the
  /// group.
  var scope: DIComponentScope { get }

  /// Registers the components of the group. `register(component:)` calls it at once.
  ///
  /// - Parameter builder: The builder to register with.
  func load(builder: DIContainerBuilder)
}

extension DIComponent {
  /// The value of `DISetting.defaultComponentScope`.
  public var scope: DIComponentScope { DISetting.defaultComponentScope }
}

/// The visibility of components in a module: to their own module only, or to every module that
/// depends on it, too.
public enum DIComponentScope: Equatable, Sendable {
  /// Visible to the module of the component and to every module that depends on it, directly or
  /// not.
  case `public`
  /// Visible to the module of the component only.
  case `internal`
}
