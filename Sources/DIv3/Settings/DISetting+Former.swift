/// ``DISetting`` under the name that some documentation gives it.
///
/// - Since: 0.1.0 of this package; only documentation of earlier releases has it
public typealias DISettings = DISetting

/// Settings of former releases that have no effect any more.
extension DISetting.Defaults {
  /// Whether several threads use containers; has no effect. Containers are always thread-safe.
  ///
  /// - Since: 4.2, removed in 6.0
  public static var multiThread: Bool {
    get { usesManyThreads.value }
    set { usesManyThreads.value = newValue }
  }

  #if !canImport(UIKit) || os(watchOS)
  /// Whether a controller's views are injected together with it; has no effect on platforms without UIKit.
  /// With UIKit, `import DITranquillity` provides a setting that has an effect.
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
