import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-07 M12-11 M12-30
public enum Arguments: GoldenCase {
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

// Rules: M12-01 M12-07
public enum ArgumentsOfSeveralTypes: GoldenCase {
  final class Label {
    let text: String
    let size: Int
    let isBold: Bool
    init(text: String, size: Int, isBold: Bool) {
      (self.text, self.size, self.isBold) = (text, size, isBold)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Label.self).initialWithArg { _, text, size, isBold in Label(text: text, size: size, isBold: isBold) }.lifetime(.perDependency)
    let scope = try builder.build()
    let label = try scope.resolve(Label.self, arg: "a", 3, true)
    return [label.text, "\(label.size)", "\(label.isBold)"]
  }
}

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
