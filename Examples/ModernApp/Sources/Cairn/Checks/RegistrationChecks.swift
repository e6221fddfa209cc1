import CairnApp
import CairnBooking
import CairnCore
import CairnExplore
import CairnNetwork
import CairnStorage
import DITranquillity

/// Makes requests like a debugging menu.
struct RegistrationChecks {
  let stage: Stage
  var list: Checklist { stage.list }
  var container: DIContainer { stage.container }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    names()
    tags()
    choices()
    sinks()
    arguments()
  }

  private func names() {
    let imperial: any DistanceFormatter = container.resolve(name: "imperial")
    list.equal(imperial.text(kilometres: 16.09), "10 mi", "a formatter has a name")
    let other: any DistanceFormatter = container.resolve(name: "nautical")
    list.check(other is ImperialFormatter, "or two")
    list.check((container.resolve() as (any DistanceFormatter)?) == nil, "but not none")
  }

  private func tags() {
    let recorded: any Transport = container.resolve(tag: Recorded.self)
    list.check(
      recorded !== (by(tag: Live.self, on: *container) as any Transport),
      "tags tell transports from one another")
    let vault: any KeyValueStore = by(tags: Durable.self, Encrypted.self, on: container.resolve())
    let file: any KeyValueStore = by(tags: Plain.self, Durable.self, on: container.resolve())
    list.check(vault !== file, "two tags tell stores from one another")
    let both: [any KeyValueStore] = many(by(tag: Durable.self, on: container.resolve()))
    list.equal(both.count, 2, "one tag finds both")
    list.check(both.first === file && both.last === vault, "in the order of registration")
    list.check(
      (container.resolve(tag: Durable.self) as (any KeyValueStore)?) == nil,
      "but can't choose between them")
  }

  private func choices() {
    let policy: any RetryPolicy = container.resolve()
    list.equal(policy.attempts, 3, "the default answers")
    let own: any RetryPolicy = container.resolve(from: BookingFramework.self)
    list.equal(own.attempts, 1, "unless a framework has its own")
    list.check((container.resolve() as (any ImageSource)?) == nil, "two sources, no default")
    let stored: any ImageSource = container.resolve(from: StorageFramework.self)
    list.check(stored is CachedImages, "each framework knows its own")
    let imported: any ImageSource = container.resolve(from: ExploreFramework.self)
    list.check(imported is CachedImages, "or what it imports")
    list.check((container.resolve() as Coordinate?) == nil, "an unregistered type is nil")
    list.check(container.resolve() as DIContainer === container, "a container knows itself")
  }

  private func sinks() {
    let journal: any LogSink = container.resolve()
    list.check(journal is Journal, "the default sink is the journal")
    list.equal((journal as? Journal)?.sinks.count, 2, "it writes to the others, not to itself")
    let all: [any LogSink] = container.resolveMany()
    list.check(all.count == 3 && all.last === journal, "all sinks, in order")
    list.check(
      all.contains { $0 === stage.support }, "a component is one object under all its types")
    let crumbs = all.compactMap { $0 as? Breadcrumbs }.first
    list.equal(crumbs?.trail, stage.support.lines.suffix(5), "every line reached every sink")
  }

  private func arguments() {
    let quote: Quote = container.resolve(args: stage.stay(guests: 2))
    list.equal(quote.total, 9_000, "an argument beside parameters; guests aren't in the club")
    let stay = stage.stay(guests: 1)
    let summary: BookingSummary = container.resolve(
      arguments: AnyArguments(for: Quote.self, args: stay))
    list.check(summary.quote.stay == stay, "an argument for an object further down")
    let hut: HutViewModel? = container.resolve(args: "chamois")
    list.equal(hut?.hut?.altitude, 2540, "optional requests take arguments")
    list.check((container.resolve() as Quote?) == nil, "a missing argument makes nothing")
    let receipts: Provider2<Receipt, Booking, String> = *container
    let booking = Booking(number: 1, stay: stay, total: 5)
    list.equal(receipts.value(booking, "me").text, "No. 1, me: €0.05", "a provider takes two")
  }
}
