import Bakery
import DIv2Compat

/// The clock, the loggers and the journal.
final class LoggingModule: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { ShopClock() }
      .as(.self).as(Clock.self).check { $0 }
      .lifetime(.lazySingle)

    builder.register { ConsoleLogger() }
      .as(Logger.self).check { $0 }
      .lifetime(.lazySingle)

    builder.register { FileLogger(clock: try! *$0) }
      .as(Logger.self).check { $0 }
      .lifetime(.lazySingle)

    builder.register { Journal(loggers: try! **$0) }
      .lifetime(.lazySingle)
  }
}
