import DITranquillity

public final class RepositoriesModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register { RemotePortRepository(network: *!$0) }
      .asType(PortRepository.self)
      .lifetime(.lazySingle)

    builder.register { RemoteCrossingRepository(network: *!$0, ports: *!$0) }
      .asType(CrossingRepository.self)
      .lifetime(.lazySingle)

    builder.register { AccountRepository(storage: *!$0) }
      .instanceLazySingle()

    // Each login has a scope with its own instances of these components.
    builder.register { TicketRepository(database: *!$0) }
      .instancePerScope()

    builder.register { FavouritesRepository(database: *!$0) }
  }
}
