/// Registrations that belong together, and that are loaded into a builder together.
/// Since 2.0.0.
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
#if MigrationHints
@available(
  *, deprecated, message: "use DIPart, see docs/migration/declarations-2.md#modules-and-parts"
)
#endif
public protocol DIComponent {
  /// Who may see the registrations, if a module lists the component.
  ///
  /// Unless the component says so itself, `DISetting.defaultComponentScope` of the moment in which
  /// it is registered.
  var scope: DIComponentScope { get }

  /// Registers what belongs to the component. Called at once by `register(component:)`.
  ///
  /// - Parameter builder: the builder that the component is loaded into.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIPart, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  func load(builder: DIContainerBuilder)
}

extension DIComponent {
  /// `DISetting.defaultComponentScope`.
  public var scope: DIComponentScope { DISetting.defaultComponentScope }
}

/// Who may see what a component registers: only its own module, or every module that depends on
/// that one, too.
public enum DIComponentScope: Equatable, Sendable {
  /// The module of the component, and every module on the way to it.
  case `public`
  /// The module of the component alone.
  case `internal`
}
