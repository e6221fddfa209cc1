import DITranquillity

/// The application adds the loggers.
public final class LoggingAssembly: DIDynamicAssembly {
  public init() {}

  public var publicModules: [DIModule] {
    return [MainLoggerModule()]
  }
}
