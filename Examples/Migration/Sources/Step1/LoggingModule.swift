import Bakery
import DITranquillity

/// The clock, the loggers and the journal.
final class LoggingModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { ShopClock() }
      .asSelf().asType(Clock.self)
      .lifetime(.lazySingle)

    builder.register { ConsoleLogger() }
      .asType(Logger.self)
      .lifetime(.lazySingle)

    builder.register { FileLogger(clock: *!$0) }
      .asType(Logger.self)
      .lifetime(.lazySingle)

    builder.register { Journal(loggers: **!$0) }
      .lifetime(.lazySingle)
  }
}
