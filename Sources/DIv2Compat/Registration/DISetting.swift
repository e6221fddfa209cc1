internal import DIEngine

/// Settings of the whole process.
///
/// - Since: 2.2.0
public struct DISetting {
  /// The lifetime of components that set none. The default is `.perScope`.
  ///
  /// `register` reads it; components registered before a change keep their lifetime. Set it once,
  /// before the first registration: it applies to every builder of the process.
  ///
  /// ```swift
  /// DISetting.defaultLifeTime = .perDependency
  /// ```
  ///
  /// - Since: 2.2.0
  public static var defaultLifeTime: DILifeTime {
    get { lifeTime.value }
    set { lifeTime.value = newValue }
  }

  /// The visibility of the components that a ``DIComponent`` of a module registers, unless it
  /// states a scope itself. The default is `.internal`.
  ///
  /// `register(component:)` reads it. Set it once, before the first registration.
  ///
  /// ```swift
  /// DISetting.defaultComponentScope = .public
  /// ```
  ///
  /// - Since: 2.2.0
  public static var defaultComponentScope: DIComponentScope {
    get { componentScope.value }
    set { componentScope.value = newValue }
  }

  private static let lifeTime = Guarded(DILifeTime.perScope)
  private static let componentScope = Guarded(DIComponentScope.internal)
}
