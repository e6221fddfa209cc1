// Rules: M12-01 M12-07 M12-11 M12-30
import DIv2Compat

public enum Arguments {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Cover {
    let title: String
    let pages: Int
    let page: Page
    init(title: String, pages: Int, page: Page) {
      self.title = title
      self.pages = pages
      self.page = page
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)
    builder.register(type: Cover.self).initialWithArg { scope, title, pages in Cover(title: title, pages: pages, page: try! *scope) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let label: Label = try! scope.resolve(arg: "Cars")
    let cover = try! scope.resolve(Cover.self, arg: "Ships", 12)
    return [label.text, cover.title, "\(cover.pages)", "\(cover.page is Paper)"]
  }
}
