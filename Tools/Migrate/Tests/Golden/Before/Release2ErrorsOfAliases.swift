// Rules: M2-12 M2-33 M2-36
import DIv2Compat

public enum Release2ErrorsOfAliases {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  struct Shelf {
    let container: DIContainer

    func page(_ name: String) -> Page? { return try? container.resolve(name: name) }
    func pages(_ names: [String]) throws -> [Page] {
      return try names.map { try container.resolve(name: $0) }
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(Page.self).check { $0 }
      .set(name: "a")
      .lifetime(.perDependency)
    let container = try builder.build()
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
