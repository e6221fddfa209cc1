/// Receives the events of containers and builders.
///
/// ```swift
/// final class Printer: DILogger {
///   func log(_ event: DILogEvent, msg: String) { print(msg) }
/// }
/// DILoggerComposite.add(logger: Printer())
/// ```
///
/// - Since: 2.1.0
#if MigrationHints
@available(
  *, deprecated,
  message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
)
#endif
public protocol DILogger: AnyObject {
  /// Receives one event.
  ///
  /// A background queue calls it serially, in the order of the events. Containers don't wait for
  /// it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - msg: A description of the event.
  /// - Since: 2.1.0
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  func log(_ event: DILogEvent, msg: String)
}
