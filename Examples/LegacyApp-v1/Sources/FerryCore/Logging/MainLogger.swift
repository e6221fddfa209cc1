import DITranquillity

/// Forwards each message to all other loggers.
public final class MainLogger: Logger {
  public let loggers: [Logger]

  init(loggers: [Logger]) {
    self.loggers = loggers
  }

  public func log(_ message: String) {
    for logger in loggers {
      logger.log(message)
    }
  }
}

public final class MainLoggerModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register { MainLogger(loggers: **!$0) }
      .asType(Logger.self)
      .asDefault()
      .lifetime(.single)
  }
}
