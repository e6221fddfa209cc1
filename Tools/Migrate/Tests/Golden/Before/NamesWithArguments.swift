// Rules: M1-33 M1-79
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }.asName("cover").lifetime(.perDependency)
    builder.register { Page(text: $1) }.asName("first").lifetime(.perDependency)
    let scope = try builder.build()
    let label: Label = try scope.resolve(name: "cover", arg: "Cars")
    let page = try scope.resolve(Page.self, name: "first", arg: "Ships")
    let other = try? scope.resolve(Page.self, name: "last", arg: "Ships")
    return [label.text, page.text, "\(other == nil)"]
  }
}
