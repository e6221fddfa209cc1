import DITranquillity

/// The engine needs the uploader, the uploader the resolver, and the resolver the engine.
final class SyncModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { SyncEngine() }
      .lifetime(.perDependency)
      .dependency { scope, engine in engine.uploader = *!scope }

    builder.register { Uploader() }
      .lifetime(.perDependency)
      .dependency { scope, uploader in uploader.resolver = *!scope }

    builder.register { ConflictResolver() }
      .lifetime(.perDependency)
      .dependency { scope, resolver in resolver.engine = *!scope }
  }
}

public final class SyncAssembly: DIAssembly {
  public init() {}

  public var publicModules: [DIModule] { return [SyncModule()] }
  public var internalModules: [DIModule] { return [SyncSelfTestModule()] }
  public var dependencies: [DIAssembly] { return [] }
}
