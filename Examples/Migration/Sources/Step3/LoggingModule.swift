import Bakery
import DIv2Compat

/// The clock, the loggers and the journal.
final class LoggingModule: DIModule {
  let components: [DIComponent] = [Logging()]
  let dependencies: [DIModule] = []
}

private final class Logging: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(type: ShopClock.init)
      .as(.self).as(Clock.self).check { $0 }
      .lifetime(.lazySingle)

    builder.register(type: ConsoleLogger.init)
      .as(Logger.self).check { $0 }
      .lifetime(.lazySingle)

    builder.register(type: FileLogger.init(clock:))
      .as(Logger.self).check { $0 }
      .lifetime(.lazySingle)

    builder.register { try Journal(loggers: **$0) }
      .lifetime(.lazySingle)
  }
}
