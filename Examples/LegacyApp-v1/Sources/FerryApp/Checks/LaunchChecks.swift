import DITranquillity
import FerryCore
import FerryFeatures

/// Checks the objects that the build creates, and those that it doesn't.
struct LaunchChecks {
  private let list: Checklist

  init(_ list: Checklist) {
    self.list = list
  }

  func run() throws {
    Database.opened = 0
    Reachability.starts = 0
    TicketPrinter.made = 0

    let builder = DIContainerBuilder()
    list.check(builder.register(assembly: AppAssembly()) === builder, "assemblies can be chained")
    list.check(Database.opened == 0, "nothing is made while modules load")
    let scope = try builder.build()
    list.check(Database.opened == 1, "build() opens the database")
    list.check(Reachability.starts == 1, "build() starts what has the old spelling of single")
    list.check(TicketPrinter.made == 0, "nobody made a printer")

    let database: Database = *!scope
    list.check(try scope.resolve(Database.self) === database, "a single stays")
    list.check(Database.opened == 1, "the database is opened once")
    list.check(
      database.applied == ["add fares", "add seats", "add loyalty points"],
      "migrations are applied in the order of registration")

    let other = try builder.build()
    list.check(Database.opened == 2, "another build() has its own singles")
    list.check(*!other as Database !== database, "containers don't share singles")

    builder.register { LateComponent() }
    list.check((*?scope as LateComponent?) == nil, "a built container doesn't change")
    list.check(try builder.build().resolve(LateComponent.self).isHere, "the next one does")

    list.check(
      (*?scope as CoreDiagnostics?) == nil, "internal modules of a dependency aren't loaded")
    let core = DIContainerBuilder()
    core.register(assembly: CoreAssembly())
    let diagnostics: CoreDiagnostics = *!(try core.build())
    list.check(diagnostics.loggers.count == 4, "they are where the assembly is the one given")
    core.register(assembly: SyncAssembly())
    list.check(
      try core.build().resolve(SyncSelfTest.self).passes,
      "or is given after others had brought it")

    let offers: [Offer] = **!scope
    list.check(
      offers.map { $0.title } == ["Two for one to Turku", "Skis travel free"],
      "scans find the offers of the seasons")
    let again: [Offer] = **!scope
    list.check(offers[0] === again[0] && offers[1] !== again[1], "with their lifetimes")

    let twice = DIContainerBuilder()
    twice.register(module: FileLoggerModule(path: "first"))
    twice.register(module: FileLoggerModule(path: "second"))
    list.check(
      try twice.build().resolve(FileLogger.self).path == "first", "a module is loaded once")
  }
}

private final class LateComponent {
  let isHere = true
}
