// Rules: M1-12 M1-13 M1-47 M1-75
import DITranquillity

public enum NamesWithObjectsEach {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}

  final class Store {
    let page: Page
    init(page: Page) { self.page = page }
  }

  final class Stores: DIPart {
    static func load(container: DIContainer) {
      container.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
      container.register { Store(page: $0) }
        .as(Store.self, name: "pantry")
        .lifetime(.perContainer(.strong))
      container.register { Store(page: $0) }
        .as(Store.self, name: "cellar")
        .lifetime(.perContainer(.strong))
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: Stores.self)
    builder.register { Ink() }
      .as(Ink.self, name: "blue")
      .objectForEachName()
      .default()
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let blue: Ink = try scope.resolved(name: "blue")
    let pantry = try scope.resolved(name: "pantry") as Store
    let cellar: Store = try scope.resolved(name: "cellar")
    var found = [blue === *scope as Ink, *scope as Ink === *scope as Ink, pantry === cellar]
    found.append(try (scope.resolved(name: "blue") as Ink) === blue)
    return found.map { "\($0)" }
  }
}
