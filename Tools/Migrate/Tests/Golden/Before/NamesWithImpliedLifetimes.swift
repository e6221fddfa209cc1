// Rules: M1-24 M1-47
import DIv1Compat

public enum NamesWithImpliedLifetimes {
  final class Store {
    let place: String
    init(place: String) { self.place = place }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Store(place: "pier") }
      .asName("north")
      .asName("south")
    let scope = try builder.build()
    let north: Store = try scope.resolve(name: "north")
    let south: Store = try scope.resolve(name: "south")
    let again: Store = try scope.resolve(name: "south")
    return [north.place, "\(north === south)", "\(south === again)"]
  }
}
