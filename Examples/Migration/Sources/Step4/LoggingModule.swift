import Bakery
import DITranquillity

/// The clock, the loggers and the journal.
final class LoggingModule: DIPart {
  static func load(container: DIContainer) {
    container.register { ShopClock() }.as(check: Clock.self) { $0 }
      .lifetime(.perRun(.strong))

    container.register { ConsoleLogger() }
      .as(check: Logger.self) { $0 }
      .lifetime(.perRun(.strong))

    container.register { FileLogger(clock: $0) }
      .as(check: Logger.self) { $0 }
      .lifetime(.perRun(.strong))

    container.register { Journal(loggers: many($0)) }
      .lifetime(.perRun(.strong))
  }
}
