import DITranquillity

/// For the team that develops the synchronisation; applications can't see it.
public final class SyncSelfTest {
  private let engine: SyncEngine

  init(engine: SyncEngine) {
    self.engine = engine
  }

  public var passes: Bool {
    return engine.sync([]).isEmpty
  }
}

final class SyncSelfTestModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { SyncSelfTest(engine: *!$0) }
  }
}
