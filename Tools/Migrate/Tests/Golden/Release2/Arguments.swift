import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-03 M12-05 M12-07 M12-35
public enum PositionalArguments: GoldenCase {
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
    builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)
    builder.register(type: Cover.self).initialWithArg({ (_: DIContainer, title: String, pages: Int) in
      Cover(title: title, pages: pages)
    }).lifetime(.perDependency)
    let scope = try builder.build()
    let label = try scope.resolve(Label.self, arg: "Cars")
    let cover = try! scope.resolve(Cover.self, arg: "Ships", 12)
    let other = try scope.resolve(Label.self, arg: "Planes")
    return [label.text, cover.title, "\(cover.pages)", other.text]
  }
}
