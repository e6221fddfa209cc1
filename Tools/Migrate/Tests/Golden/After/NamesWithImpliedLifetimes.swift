// Rules: M1-24 M1-47
import DITranquillity

public enum NamesWithImpliedLifetimes {
  final class Store {
    let place: String
    init(place: String) { self.place = place }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Store(place: "pier") }
      .as(Store.self, name: "north")
      .lifetime(.perContainer(.strong))
    builder.register { Store(place: "pier") }
      .as(Store.self, name: "south")
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let north: Store = try scope.resolved(name: "north")
    let south: Store = try scope.resolved(name: "south")
    let again: Store = try scope.resolved(name: "south")
    return [north.place, "\(north === south)", "\(south === again)"]
  }
}
