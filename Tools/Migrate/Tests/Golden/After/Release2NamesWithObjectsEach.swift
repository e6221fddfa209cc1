// Rules: M2-12 M2-75
import DITranquillity

public enum Release2NamesWithObjectsEach {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Store {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Store.init(page:))
      .as(Store.self, name: "pantry")
      .as(Store.self, name: "cellar")
      .objectForEachName()
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let pantry: Store = try container.resolved(name: "pantry")
    let cellar: Store = try container.resolved(name: "cellar")
    let again = try container.resolved(name: "pantry") as Store
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
