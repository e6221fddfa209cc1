// Rules: M1-33 M1-79
import DITranquillity

public enum NamesWithArguments {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Page {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }.as(Label.self, name: "cover").lifetime(.prototype)
    builder.register { Page(text: arg($0)) }.as(Page.self, name: "first").lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let label: Label = try scope.resolved(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))
    let page = try scope.resolved(name: "first", arguments: AnyArguments(for: Page.self, args: "Ships")) as Page
    let other = try? scope.resolved(name: "last", arguments: AnyArguments(for: Page.self, args: "Ships")) as Page
    return [label.text, page.text, "\(other == nil)"]
  }
}
