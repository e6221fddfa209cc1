import DITranquillity

/// Visible only if the core is the root module.
public final class CoreDiagnostics {
  public let loggers: [Logger]

  init(loggers: [Logger]) {
    self.loggers = loggers
  }
}

final class CoreDiagnosticsModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { CoreDiagnostics(loggers: **!$0) }.instancePerDependency()
  }
}
