/// The settings under the name that some documentation gives them.
#if MigrationHints
@available(
  *, deprecated,
  message: "use DISetting, see docs/migration/declarations-3.md#settings-and-logging",
  renamed: "DISetting"
)
#endif
public typealias DISettings = DISetting

/// Settings that code of former releases sets, and that have nothing to decide any more.
extension DISetting.Defaults {
  /// Whether containers are used by several threads. They always may be: the value is kept and
  /// ignored.
  ///
  /// - Since: 4.2, removed in 6.0
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "any thread may ask: leave it out, see docs/migration/declarations-3.md#settings-and-logging"
  )
  #endif
  public static var multiThread: Bool {
    get { usesManyThreads.value }
    set { usesManyThreads.value = newValue }
  }

  #if !canImport(UIKit) || os(watchOS)
  /// Whether views are injected together with the controller that shows them. Where there is no UIKit,
  /// the value is kept and ignored; where there is, `import DITranquillity` has one with effect.
  ///
  /// - Since: 3.3.1, removed in 6.0
  public static var injectToSubviews: Bool {
    get { injectsToSubviews.value }
    set { injectsToSubviews.value = newValue }
  }

  private static let injectsToSubviews = Setting(false)
  #endif

  private static let usesManyThreads = Setting(true)
}
