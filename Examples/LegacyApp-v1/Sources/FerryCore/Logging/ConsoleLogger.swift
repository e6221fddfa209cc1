import DITranquillity

public final class ConsoleLogger: BufferedLogger {}

public final class ConsoleLoggerModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register { ConsoleLogger() }
      .asSelf()
      .asType(Logger.self)
      .lifetime(.lazySingle)
  }
}
