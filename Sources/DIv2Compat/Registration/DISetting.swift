internal import DIEngine

/// Settings of the whole program. Since 2.2.0.
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use DISetting.Defaults.lifeTime, see docs/migration/declarations-2.md#settings-and-logging"
)
#endif
public struct DISetting {
  /// The lifetime of registrations that name none: `.perScope` unless changed. Since 2.2.0.
  ///
  /// It is read when `register` is called; registrations made before a change keep theirs. Set it
  /// once, before the first registration: it holds for every builder of the program.
  ///
  /// ```swift
  /// DISetting.defaultLifeTime = .perDependency
  /// ```
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use DISetting.Defaults.lifeTime, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public static var defaultLifeTime: DILifeTime {
    get { lifeTime.value }
    set { lifeTime.value = newValue }
  }

  /// Who may see what a component of a module registers, if the component does not say it itself:
  /// `.internal` unless changed. Since 2.2.0.
  ///
  /// It is read when the component is registered. Set it once, before the first registration.
  ///
  /// ```swift
  /// DISetting.defaultComponentScope = .public
  /// ```
  public static var defaultComponentScope: DIComponentScope {
    get { componentScope.value }
    set { componentScope.value = newValue }
  }

  private static let lifeTime = Stored(DILifeTime.perScope)
  private static let componentScope = Stored(DIComponentScope.internal)

  private final class Stored<Value: Sendable>: @unchecked Sendable {
    private let mutex = Mutex()
    private var stored: Value

    init(_ value: Value) {
      stored = value
    }

    var value: Value {
      get { mutex.locked { stored } }
      set { mutex.locked { stored = newValue } }
    }
  }
}
