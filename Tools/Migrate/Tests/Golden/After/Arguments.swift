// Rules: M1-05 M1-07 M1-35
import DITranquillity

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
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Label(text: arg($0)) }
    builder.register { Cover(title: arg($0), pages: arg($1), page: $2) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let label: Label = scope.resolve(args: "Cars")
    let cover = scope.resolve(args: "Ships", 12) as Cover
    return [label.text, cover.title, "\(cover.pages)", "\(cover.page is Paper)"]
  }
}
