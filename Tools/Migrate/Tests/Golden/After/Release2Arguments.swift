// Rules: M2-07 M2-35
import DITranquillity

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
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register { Label(text: arg($0)) }.lifetime(.prototype)
    builder.register { Cover(title: arg($0), page: $1) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let label: Label = try container.resolved(args: "Cars")
    let cover = try container.resolved(args: "Ships") as Cover
    return [label.text, cover.title, "\(cover.page is Paper)"]
  }
}
