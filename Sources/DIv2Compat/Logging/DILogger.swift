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
  func log(_ event: DILogEvent, msg: String)
}
