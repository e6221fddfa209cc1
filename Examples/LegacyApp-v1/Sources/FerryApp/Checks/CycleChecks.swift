import DITranquillity
import FerryCore
import FerryFeatures

/// Checks a cycle of three components, requested from each of them.
struct CycleChecks {
  private let list: Checklist
  private let scope: DIScope

  init(_ list: Checklist) throws {
    self.list = list
    scope = try AppDelegate().container
  }

  func run() throws {
    let engine: SyncEngine = *!scope
    list.check(engine.uploader.resolver.engine === engine, "the ring closes at the engine")
    let uploader: Uploader = *!scope
    list.check(uploader.resolver.engine.uploader === uploader, "or at the uploader")
    let resolver: ConflictResolver = *!scope
    list.check(resolver.engine.uploader.resolver === resolver, "or at the resolver")
    list.check(
      engine.uploader !== uploader && uploader.resolver !== resolver, "each ring is another one")

    list.check(engine.sync([ticket(99), ticket(100)]) == [100], "known tickets aren't sent")
    list.check(usedEngine().object == nil, "nothing of a ring is kept after it is opened")
    for each in [engine, uploader.resolver.engine!, resolver.engine!] {
      each.stop()
    }
  }

  private func usedEngine() -> WeakReference {
    let engine: SyncEngine = *!scope
    engine.stop()
    return WeakReference(engine)
  }

  private func ticket(_ number: Int) -> Ticket {
    let port = Port(code: "OSL", name: "Oslo")
    let crossing = Crossing(number: 1, from: port, to: port, departure: 0, fare: 0)
    return Ticket(number: number, crossing: crossing, passengers: [], price: 0)
  }
}
