/// The loggers of the process. Each of them receives every event.
///
/// ```swift
/// DILoggerComposite.add(logger: printer)
/// let cat = try container.resolve(Cat.self)
/// DILoggerComposite.wait()
/// DILoggerComposite.remove(logger: printer)
/// ```
///
/// Without loggers, containers do no work for them. Adding the first logger and removing the last
/// one make all containers choose again for their requests; cached objects stay.
///
/// - Since: 2.1.0
public final class DILoggerComposite: Sendable {
  /// The shared instance. The static methods forward to it.
  ///
  /// - Since: 2.1.0
  public static let instance = DILoggerComposite()

  private init() {}

  /// Adds a logger. It receives all later events.
  ///
  /// - Parameter logger: The logger, retained until you remove it.
  /// - Returns: Whether the logger is new.
  /// - Since: 2.1.0
  @discardableResult
  public func add(logger: any DILogger) -> Bool {
    loggers.add(logger)
  }

  /// Removes a logger. It still receives earlier events.
  ///
  /// - Parameter logger: The logger, identified as an object.
  /// - Returns: Whether the logger was present.
  /// - Since: 2.1.0
  @discardableResult
  public func remove(logger: any DILogger) -> Bool {
    loggers.remove(logger)
  }

  /// Blocks until the loggers have received all earlier events.
  ///
  /// Don't call it from a logger: the call would wait for itself.
  ///
  /// - Since: 2.1.0
  public func wait() {
    loggers.wait()
  }

  /// Adds a logger to ``instance``.
  ///
  /// - Parameter logger: The logger, retained until you remove it.
  /// - Returns: Whether the logger is new.
  /// - Since: 2.1.0
  @discardableResult
  public static func add(logger: any DILogger) -> Bool {
    instance.add(logger: logger)
  }

  /// Removes a logger from ``instance``.
  ///
  /// - Parameter logger: The logger, identified as an object.
  /// - Returns: Whether the logger was present.
  /// - Since: 2.1.0
  @discardableResult
  public static func remove(logger: any DILogger) -> Bool {
    instance.remove(logger: logger)
  }

  /// Blocks until the loggers have received all earlier events, as `wait()` of ``instance``.
  ///
  /// - Since: 2.1.0
  public static func wait() {
    instance.wait()
  }
}
