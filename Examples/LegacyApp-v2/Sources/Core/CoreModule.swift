import DITranquillity

/// What every feature stands on.
public final class CoreModule: DIModule {
  public let components: [DIComponent] = [
    CorePromises(), CoreServices(), CoreNetwork(), CorePlumbing(),
  ]
  public let dependencies: [DIModule] = []

  public init() {}
}

/// What Core uses, or passes on, and others implement.
private final class CorePromises: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(protocol: SessionProvider.self)
    builder.register(protocol: TicketOffice.self)
    builder.register(protocol: CrashReporter.self)
  }
}
