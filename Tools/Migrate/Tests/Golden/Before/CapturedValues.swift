// Rules: M1-05 M1-22
import DIv1Compat

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
    let builder = DIContainerBuilder()
    let text = "one"
    builder.register { [text] in Label(text: text) }.instancePerScope()
    builder.register { Paper() }.asType(Page.self).instancePerScope()
    builder.register { [text] scope in Cover(title: text, page: *!scope) }.instancePerScope()
    let scope = try builder.build()
    let cover: Cover = *!scope
    return [(*!scope as Label).text, cover.title, "\(type(of: cover.page))"]
  }
}
