// Rules: M1-35
import DITranquillity

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
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }
    builder.register({
      Cover(title: arg($0), pages: arg($1))
    })
    builder.initializeSingletonObjects()
    let scope = builder
    let label = try scope.resolved(args: "Cars") as Label
    let cover = scope.resolve(args: "Ships", 12) as Cover
    let other = try scope.resolved(args: "Planes") as Label
    return [label.text, cover.title, "\(cover.pages)", other.text]
  }
}
