// Rules: M1-35
import DIv1Compat

public enum PositionalArguments {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Cover {
    let title: String
    let pages: Int
    init(title: String, pages: Int) {
      self.title = title
      self.pages = pages
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }
    builder.register(initializer: { (_: DIScope, title: String, pages: Int) in
      Cover(title: title, pages: pages)
    })
    let scope = try builder.build()
    let label = try scope.resolve(Label.self, "Cars")
    let cover = try! scope.resolve(Cover.self, "Ships", 12)
    let other = try scope.resolve(Label.self, arg: "Planes")
    return [label.text, cover.title, "\(cover.pages)", other.text]
  }
}
