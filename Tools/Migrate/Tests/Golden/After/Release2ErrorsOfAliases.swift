// Rules: M2-12 M2-33 M2-36
import DITranquillity

public enum Release2ErrorsOfAliases {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  struct Shelf {
    let container: DIContainer

    func page(_ name: String) -> Page? { return try? container.resolved(name: name) }
    func pages(_ names: [String]) throws -> [Page] {
      return try names.map { try container.resolved(name: $0) }
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init)
      .as(check: Page.self) { $0 }
      .as(check: Page.self, name: "a") { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let shelf = Shelf(container: container)
    var found = ["\(shelf.page("a") != nil)", "\(shelf.page("b") == nil)"]
    found.append("\(try shelf.pages(["a", "a"]).count)")
    do {
      found.append("\(try shelf.pages(["a", "b"]).count)")
    } catch {
      found.append("no b")
    }
    return found
  }
}
