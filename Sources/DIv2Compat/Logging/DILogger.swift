/// Is told what containers and builders do. Since 2.1.0.
///
/// ```swift
/// final class Printer: DILogger {
///   func log(_ event: DILogEvent, msg: String) { print(msg) }
/// }
/// DILoggerComposite.add(logger: Printer())
/// ```
#if MigrationHints
@available(
  *, deprecated,
  message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
)
#endif
public protocol DILogger: AnyObject {
  /// Takes one event. Since 2.1.0.
  ///
  /// It is called on a background queue, for one event after the other, in the order in which they
  /// happened; containers don't wait for it.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - msg: The same for a person to read.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  func log(_ event: DILogEvent, msg: String)
}
