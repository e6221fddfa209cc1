import Account
import Core
import DITranquillity
import Timetable

extension Scenario {
  func launch() throws {
    checks.equal("singles are made by the build", EventBus.created, 1)
    checks.equal("a single that has names is made without one, too", FeatureFlags.created, 1)
    checks.equal("lazy singles wait", PortDirectory.created, 0)

    checks.equal("the delegate was finished after its injections", delegate.launches, 1)
    checks.same("it got the router", delegate.router, try container.resolve(RootRouter.self))
    checks.same("it is kept now", delegate, try container.resolve(AppDelegate.self))
    try container.resolve(delegate)
    checks.equal("once known, it isn't injected again", delegate.launches, 1)
    checks.isTrue("the router begins as a guest", router.isGuest)

    let flags = try container.resolve(FeatureFlags.self)
    checks.equal("the nameless flags were there", FeatureFlags.created, 1)
    let pilots = try container.resolve(FeatureFlags.self, name: "pilots")
    checks.different("a name has its own object", pilots, flags)
    checks.different(
      "and another name another", pilots,
      try container.resolve(FeatureFlags.self, name: "everybody"))
    checks.same(
      "each is kept", pilots, try container.resolve(name: "pilots") as FeatureFlags)
    checks.equal("that makes three", FeatureFlags.created, 3)

    let seen = delegate.links.links.map { $0.path }
    checks.equal(
      "the app sees the links that features make public", seen,
      ["account", "timetable", "booking", "wallet"])
    let all: [DeepLink] = try **container
    checks.equal(
      "from outside of modules all are seen, in the order of registration", all.map { $0.path },
      ["account", "account/vault", "timetable", "booking", "wallet"])
    checks.isTrue("a link is found", delegate.links.link(for: "wallet") != nil)
  }

  func coreServices() throws {
    checks.same(
      "an object is one under all its types", try container.resolve(PierClock.self),
      try container.resolve(Clock.self))

    let sink: JournalSink = try *container
    let journal = sink as? Journal
    checks.isTrue("the journal is the default sink", journal != nil)
    checks.equal("it leaves itself out of its sinks", journal?.sinks.count, 2)
    checks.same(
      "the first is the memory", journal!.sinks[0], try container.resolve(MemorySink.self))
    checks.same(
      "the second is the counter", journal!.sinks[1], try container.resolve(FailureCounter.self))
    checks.equal("all, from outside", try container.resolveMany(JournalSink.self).count, 3)
    checks.equal("the launch is in it", try container.resolve(MemorySink.self).lines, ["launched"])

    let tracker: Tracker = try *container
    checks.equal("the tracker starts after its injections", tracker.notes, ["480 start"])
    checks.isTrue("an optional without implementation is nil", tracker.reporter == nil)

    checks.equal(
      "the default address", try container.resolve(ServerAddress.self).host, "api.skerry.example")
    checks.equal(
      "the named address", try container.resolve(ServerAddress.self, name: "staging").host,
      "staging.skerry.example")
    checks.equal(
      "the server got the default", try container.resolve(DockServer.self).address.host,
      "api.skerry.example")

    let disk = try container.resolve(KeyValueStore.self, tag: StoreKind.disk)
    let memory: KeyValueStore = try container.resolve(tag: StoreKind.memory)
    checks.different("tags tell stores apart", disk, memory)
    checks.different(
      "a tag has its own object", disk, try container.resolve(KeyValueStore.self))
    checks.same(
      "that is kept", disk, try container.resolve(KeyValueStore.self, tag: StoreKind.disk))

    checks.different(
      "a formatter is new each time", try container.resolve(MoneyFormatter.self),
      try container.resolve(MoneyFormatter.self))
    checks.equal("amounts", try container.resolve(MoneyFormatter.self).text(1205), "12.05")
  }
}
