import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-11 M12-12 M12-13 M12-30 M12-41 M12-42
public enum NamesWithObjectsEach: GoldenCase {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}

  final class Store {
    let page: Page
    init(page: Page) { self.page = page }
  }

  final class Stores: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.as(Page.self).check { $0 }.lifetime(.perDependency)
      builder.register { Store(page: try! *$0) }
        .set(name: "pantry")
        .set(name: "cellar")
        .lifetime(.perScope)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(component: Stores())
    builder.register { Ink() }
      .set(name: "blue")
      .set(.default)
      .lifetime(.lazySingle)
    let scope = try builder.build()
    let blue: Ink = try scope.resolve(name: "blue")
    let pantry = try scope.resolve(Store.self, name: "pantry")
    let cellar: Store = try scope.resolve(name: "cellar")
    var found = [blue === (try! *scope) as Ink, try! *scope as Ink === (try! *scope) as Ink, pantry === cellar]
    found.append(try scope.resolve(Ink.self, name: "blue") === blue)
    return found.map { "\($0)" }
  }
}
