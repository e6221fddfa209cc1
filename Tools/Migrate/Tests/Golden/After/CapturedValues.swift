// Rules: M1-05 M1-22
import DITranquillity

public enum CapturedValues {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  protocol Page: AnyObject {}
  final class Paper: Page {}
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
    let text = "one"
    builder.register { [text] in Label(text: text) }.lifetime(.perContainer(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register { [text] in Cover(title: text, page: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let cover: Cover = *scope
    return [(*scope as Label).text, cover.title, "\(type(of: cover.page))"]
  }
}
