import Bakery
import DITranquillity

/// The clock, the loggers and the journal.
final class LoggingModule: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: Logging.self)
  }
}

private final class Logging: DIPart {
  static func load(container: DIContainer) {
    container.register(ShopClock.init).as(check: Clock.self) { $0 }
      .lifetime(.perRun(.strong))

    container.register(ConsoleLogger.init)
      .as(check: Logger.self) { $0 }
      .lifetime(.perRun(.strong))

    container.register(FileLogger.init(clock:))
      .as(check: Logger.self) { $0 }
      .lifetime(.perRun(.strong))

    container.register { Journal(loggers: many($0)) }
      .lifetime(.perRun(.strong))
  }
}
