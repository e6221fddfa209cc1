// Rules: M2-75 M2-48
import DIv2Compat

public enum Release2TagsWithObjectsEach {
  enum Place { case pantry, cellar }
  final class Store {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Store.init)
      .set(tag: Place.pantry)
      .set(tag: Place.cellar)
      .lifetime(.lazySingle)
    let container = try builder.build()
    let pantry: Store = try container.resolve(tag: Place.pantry)
    let cellar: Store = try container.resolve(tag: Place.cellar)
    let again = try container.resolve(Store.self, tag: Place.pantry)
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
