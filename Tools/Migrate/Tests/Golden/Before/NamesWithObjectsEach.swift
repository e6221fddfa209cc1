// Rules: M1-12 M1-13 M1-47 M1-75
import DIv1Compat

public enum NamesWithObjectsEach {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}

  final class Store {
    let page: Page
    init(page: Page) { self.page = page }
  }

  final class Stores: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
      builder.register { Store(page: *!$0) }
        .asName("pantry")
        .asName("cellar")
        .lifetime(.perScope)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: Stores())
    builder.register { Ink() }
      .asName("blue")
      .asDefault()
      .lifetime(.lazySingle)
    let scope = try builder.build()
    let blue: Ink = try scope.resolve(name: "blue")
    let pantry = try scope.resolve(Store.self, name: "pantry")
    let cellar: Store = try scope.resolve(name: "cellar")
    var found = [blue === *!scope as Ink, *!scope as Ink === *!scope as Ink, pantry === cellar]
    found.append(try scope.resolve(Ink.self, name: "blue") === blue)
    return found.map { "\($0)" }
  }
}
