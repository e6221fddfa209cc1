import DITranquillity

/// Which loggers there are, the application says.
public final class LoggingAssembly: DIDynamicAssembly {
  public init() {}

  public var publicModules: [DIModule] {
    return [MainLoggerModule()]
  }
}
