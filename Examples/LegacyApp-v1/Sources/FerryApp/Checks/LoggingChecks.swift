import DITranquillity
import FerryCore

/// Several loggers of one type, and one that represents them all.
struct LoggingChecks {
  private let list: Checklist
  private let scope: DIScope

  init(_ list: Checklist) throws {
    self.list = list
    scope = try AppDelegate().container
  }

  func run() throws {
    let logger: Logger = *!scope
    guard let main = logger as? MainLogger else {
      return list.check(false, "the main logger is the default one")
    }
    list.check(try scope.resolve(Logger.self) === main, "it is one for all")
    list.check(main.loggers.count == 3, "it has all loggers but itself")
    list.check(
      main.loggers.map { "\(type(of: $0))" } == ["ConsoleLogger", "FileLogger", "CrashLogger"],
      "they stand in the order in which the application declares them")

    let all: [Logger] = **!scope
    list.check(all.count == 4, "resolveMany gives the main logger, too")
    list.check(all.last === main, "which was registered last")
    list.check(
      zip(all, main.loggers).filter { $0.0 === $0.1 }.count == 3, "the others are the same")
    list.check(try scope.resolveMany(Logger.self).first === all.first, "whatever the spelling")

    let console = try scope.resolve(ConsoleLogger.self)
    let file: FileLogger = try scope.resolve()
    let crash: CrashLogger = try *scope
    list.check(console === all.first, "a logger has its own type, too")
    list.check(file.path == "ferry.log", "the module's value arrived")
    main.log("hello")
    list.check(console.lines == ["hello"], "the message got to the console")
    list.check(file.lines == ["hello"], "and into the file")
    list.check(crash.lines == ["crash report: hello"], "and into the report")
    list.check((*?scope as MainLogger?) == nil, "asType hides the own type")

    let network: NetworkService = *!scope
    list.check(network.logger === main, "a service gets the main one")
  }
}
