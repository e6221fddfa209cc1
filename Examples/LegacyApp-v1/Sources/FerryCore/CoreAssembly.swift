import DITranquillity

public final class CoreAssembly: DIAssembly {
  public init() {}

  public var publicModules: [DIModule] {
    return [
      NetworkModule(), StorageModule(), RepositoriesModule(), ServicesModule(), SessionModule(),
    ]
  }

  public var internalModules: [DIModule] {
    return [CoreDiagnosticsModule()]
  }

  public var dependencies: [DIAssembly] {
    return [LoggingAssembly(), SyncAssembly()]
  }
}
