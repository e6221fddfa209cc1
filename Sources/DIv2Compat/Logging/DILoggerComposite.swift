/// The loggers of the program: what one is told, all are. Since 2.1.0.
///
/// ```swift
/// DILoggerComposite.add(logger: printer)
/// let cat = try container.resolve(Cat.self)
/// DILoggerComposite.wait()
/// DILoggerComposite.remove(logger: printer)
/// ```
///
/// As long as there is none, containers do nothing for them. The first one that is added, and the
/// last one that is removed, let all containers compile their requests anew; objects stay.
#if MigrationHints
@available(
  *, deprecated,
  message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
)
#endif
public final class DILoggerComposite: Sendable {
  /// The loggers; the same as what the static methods speak about. Since 2.1.0.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public static let instance = DILoggerComposite()

  private init() {}

  /// Adds a logger, which is told of all that happens from now on. Since 2.1.0.
  ///
  /// - Parameter logger: The logger. It is held until it is removed.
  /// - Returns: Whether it was added; false if it was there already.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  @discardableResult
  public func add(logger: any DILogger) -> Bool {
    loggers.add(logger)
  }

  /// Removes a logger. It still gets the events that happened before. Since 2.1.0.
  ///
  /// - Parameter logger: The same object that was added.
  /// - Returns: Whether it was there.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  @discardableResult
  public func remove(logger: any DILogger) -> Bool {
    loggers.remove(logger)
  }

  /// Waits until the loggers have been told of all that happened before. Since 2.1.0.
  ///
  /// Don't call it from inside of a logger: that would wait for itself.
  public func wait() {
    loggers.wait()
  }

  /// Adds a logger: short for `instance.add(logger:)`. Since 2.1.0.
  ///
  /// - Parameter logger: The logger. It is held until it is removed.
  /// - Returns: Whether it was added; false if it was there already.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  @discardableResult
  public static func add(logger: any DILogger) -> Bool {
    instance.add(logger: logger)
  }

  /// Removes a logger: short for `instance.remove(logger:)`. Since 2.1.0.
  ///
  /// - Parameter logger: The same object that was added.
  /// - Returns: Whether it was there.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DISetting.Log.fun, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  @discardableResult
  public static func remove(logger: any DILogger) -> Bool {
    instance.remove(logger: logger)
  }

  /// Waits until the loggers have been told of all that happened before: short for
  /// `instance.wait()`. Since 2.1.0.
  public static func wait() {
    instance.wait()
  }
}
