// Rules: M2-07 M2-35
import DIv2Compat

public enum Release2Arguments {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Cover {
    let title: String
    let page: Page
    init(title: String, page: Page) {
      self.title = title
      self.page = page
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)
    builder.register(type: Cover.self)
      .initialWithArg { container, title in try Cover(title: title, page: *container) }
      .lifetime(.perDependency)
    let container = try builder.build()
    let label: Label = try container.resolve(arg: "Cars")
    let cover = try container.resolve(Cover.self, arg: "Ships")
    return [label.text, cover.title, "\(cover.page is Paper)"]
  }
}
