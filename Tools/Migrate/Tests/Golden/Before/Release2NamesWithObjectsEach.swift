// Rules: M2-12 M2-75
import DIv2Compat

public enum Release2NamesWithObjectsEach {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Store {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register(type: Store.init(page:))
      .set(name: "pantry")
      .set(name: "cellar")
      .lifetime(.lazySingle)
    let container = try builder.build()
    let pantry: Store = try container.resolve(name: "pantry")
    let cellar: Store = try container.resolve(name: "cellar")
    let again = try container.resolve(Store.self, name: "pantry")
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
