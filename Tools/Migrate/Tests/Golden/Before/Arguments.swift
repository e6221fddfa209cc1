// Rules: M1-05 M1-07 M1-35
import DIv1Compat

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
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Label(text: $1) }
    builder.register { scope, title, pages in Cover(title: title, pages: pages, page: *!scope) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let label: Label = try! scope.resolve(arg: "Cars")
    let cover = try! scope.resolve(Cover.self, arg: "Ships", 12)
    return [label.text, cover.title, "\(cover.pages)", "\(cover.page is Paper)"]
  }
}
