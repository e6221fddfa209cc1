import DITranquillity

/// The foundation of all features.
public final class CoreModule: DIModule {
  public let components: [DIComponent] = [
    CorePromises(), CoreServices(), CoreNetwork(), CorePlumbing(),
  ]
  public let dependencies: [DIModule] = []

  public init() {}
}

/// Services that Core uses or re-exports, and that other modules implement.
private final class CorePromises: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(protocol: SessionProvider.self)
    builder.register(protocol: TicketOffice.self)
    builder.register(protocol: CrashReporter.self)
  }
}
