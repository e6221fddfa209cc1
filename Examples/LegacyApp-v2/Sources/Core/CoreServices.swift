import DITranquillity

/// The services for features.
final class CoreServices: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(type: PierClock.init)
      .as(.self)
      .as(Clock.self).check { $0 }
      .lifetime(.single)

    builder.register { EventBus() }
      .lifetime(.single)

    builder.register { try Journal(sinks: **$0) }
      .as(JournalSink.self).check { $0 }
      .set(.default)
      .lifetime(.lazySingle)

    builder.register { MoneyFormatter() }
      .lifetime(.perDependency)

    builder.register(type: ApiClient.init(transport:))
      .injection { $0.session = $1 }

    // Written for 2.0.0, where the closure with the container had no argument label.
    builder.register { Tracker() }
      .postInit { _, tracker in tracker.start() }
      .injection { container, tracker in tracker.clock = try *container }
      .injection(.optional) { $0.reporter = $1 }
      .lifetime(.lazySingle)

    loadStores(builder)
  }

  private func loadStores(_ builder: DIContainerBuilder) {
    builder.register { MemoryStore() }
      .as(KeyValueStore.self) { $0 }
      .set(tag: StoreKind.memory)

    builder.register(type: DiskStore.self)
      .as(KeyValueStore.self, check: { $0 })
      .set(tag: StoreKind.disk)
      .set(.default)
      .initial { DiskStore(prefix: "skerry") }
      .lifetime(.lazySingle)
  }
}

/// The module's implementation details.
final class CorePlumbing: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { MemorySink(limit: 100) }
      .as(.self)
      .as(JournalSink.self).check { $0 }
      .lifetime(.lazySingle)
    builder.register { FailureCounter() }
      .as(.self)
      .as(JournalSink.self).check { $0 }
      .lifetime(.lazySingle)

    builder.register { ServerAddress(host: "api.skerry.example") }
      .set(name: "live")
      .set(.default)
    builder.register { ServerAddress(host: "staging.skerry.example") }
      .set(name: "staging")

    builder.register(type: DockServer.init(address:))
      .lifetime(.single)
  }
}

/// The connection to the server; it hides the address.
final class CoreNetwork: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register { RetryingTransport(server: $0) }
      .as(Transport.self).check { $0 }
      .lifetime(.lazySingle)
  }
}
