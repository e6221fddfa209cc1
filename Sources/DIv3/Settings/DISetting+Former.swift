/// The settings under the name that some documentation gives them.
#if MigrationHints
@available(
  *, deprecated, message: "use DISetting, see MIGRATION.md#v3-settings-and-logging",
  renamed: "DISetting"
)
#endif
public typealias DISettings = DISetting

/// Settings that code of former releases sets, and that have nothing to decide any more.
extension DISetting.Defaults {
  /// Whether containers are used by several threads. They always may be: the value is kept and
  /// ignored.
  ///
  /// Since 4.2, removed in 6.0.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "any thread may ask: leave it out, see MIGRATION.md#v3-settings-and-logging"
  )
  #endif
  public static var multiThread: Bool {
    get { usesManyThreads.value }
    set { usesManyThreads.value = newValue }
  }

  /// Whether views are injected together with their superviews. Views are not injected at all: the
  /// value is kept and ignored.
  ///
  /// Since 3.0, removed in 6.0.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use inject(into:) for each view, see MIGRATION.md#v3-settings-and-logging"
  )
  #endif
  public static var injectToSubviews: Bool {
    get { injectsToSubviews.value }
    set { injectsToSubviews.value = newValue }
  }

  private static let usesManyThreads = Setting(true)
  private static let injectsToSubviews = Setting(false)
}
