import DITranquillity
import Testing

@MainActor
@Suite("The guide: Lazies and providers")
struct LaziesAndProvidersArticle {
  private static let page = "Sources/DIv3/DIv3.docc/LaziesAndProviders.md"

  // begin Sources/DIv3/DIv3.docc/LaziesAndProviders.md 1
  final class Map {}
  final class Ticket {
    let map: Map
    init(map: Map) { self.map = map }
  }
  final class Station {
    let map: Lazy<Map>
    let tickets: Provider<Ticket>
    init(map: Lazy<Map>, tickets: Provider<Ticket>) { (self.map, self.tickets) = (map, tickets) }
  }
  // end

  @Test("Wrappers as dependencies")
  func wrappers() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/LaziesAndProviders.md 2
      let container = DIContainer()
      container.register(Map.init)
      container.register(Ticket.init)
      container.register(Station.init)

      let station: Station = container.resolve()
      print(station.map.wasMade)  // false
      print(station.map.value === station.map.value)  // true
      print(station.map.wasMade)  // true
      print(station.tickets.value === station.tickets.value)  // false
      print(container.makeGraph().checkIsValid())  // true
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Wrappers without a container")
  func byHand() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/LaziesAndProviders.md 3
      let station = Station(map: Lazy(Map()), tickets: Provider(Ticket(map: Map())))
      print(station.map.value === station.map.value)  // true
      print(station.tickets.value === station.tickets.value)  // false
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }
}
