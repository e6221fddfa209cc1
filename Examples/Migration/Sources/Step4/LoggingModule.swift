import Bakery
import DITranquillity

/// The clock, the loggers and the journal.
final class LoggingModule: DIPart {
  static func load(container: DIContainer) {
    container.register(ShopClock.init)
      .as(Clock.self)
      .lifetime(.perRun(.strong))

    container.register(ConsoleLogger.init)
      .as(Logger.self)
      .lifetime(.perRun(.strong))

    container.register(FileLogger.init(clock:))
      .as(Logger.self)
      .lifetime(.perRun(.strong))

    container.register { Journal(loggers: many($0)) }
      .lifetime(.perRun(.strong))
  }
}
