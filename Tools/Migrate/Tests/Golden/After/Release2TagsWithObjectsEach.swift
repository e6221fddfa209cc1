// Rules: M2-75 M2-48
import DITranquillity

public enum Release2TagsWithObjectsEach {
  enum Place { case pantry, cellar }
  final class Store {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Store.init)
      .as(Store.self, name: "Place.pantry")
      .as(Store.self, name: "Place.cellar")
      .objectForEachName()
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let pantry: Store = try container.resolved(name: "Place.pantry")
    let cellar: Store = try container.resolved(name: "Place.cellar")
    let again = try container.resolved(name: "Place.pantry") as Store
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
