import DIv1Compat
import GoldenCases

// Rules: M1-05 M1-07 M1-35
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

// Rules: M1-07 M1-21 M1-22 M1-73
public enum ArgumentsOfKeptObjects: GoldenCase {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Sign {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Form {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Page {
    let label: Label
    init(label: Label) { self.label = label }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }.lifetime(.lazySingle)
    builder.register { Sign(text: $1) }.lifetime(.perScope)
    builder.register { Form(name: "none") }.initializer { Form(name: $1) }.lifetime(.perScope)
    builder.register { try Page(label: *$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let early = try? scope.resolve(Page.self)
    let first: Label = try scope.resolve(arg: "one")
    let second: Label = try scope.resolve(arg: "two")
    let third: Label = *!scope
    let page: Page = *!scope
    let window = scope.newLifeTimeScope()
    let sign: Sign = try scope.resolve(arg: "Exit")
    let other: Sign = try window.resolve(arg: "Enter")
    let form: Form = *!scope
    let late: Form = try scope.resolve(arg: "Ben")
    let named: Form = try window.resolve(arg: "Ada")
    return [
      "\(early == nil)", first.text, second.text, "\(first === third)", page.label.text, sign.text,
      other.text, try window.resolve(Sign.self).text, form.name, late.name, named.name,
    ]
  }
}

// Rules: M1-49
public enum ComputedArguments: GoldenCase {
  final class Ink {}
  final class Label {
    let text: String
    let ink: Ink
    init(text: String, ink: Ink) {
      self.text = text
      self.ink = ink
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register(Label.self)
      .initializer { (scope: DIScope, number: Int, unit: String) in
        let text = number > 1 ? "\(number) \(unit)s" : "one \(unit)"
        return Label(text: text, ink: *!scope)
      }
    let scope = try builder.build()
    let one: Label = try scope.resolve(arg: 1, "car")
    let many: Label = try scope.resolve(arg: 3, "car")
    return [one.text, many.text, "\(one.ink === many.ink)"]
  }
}

// Rules: M1-33 M1-79
public enum NamesWithArguments: GoldenCase {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Page {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }.asName("cover").lifetime(.perDependency)
    builder.register { Page(text: $1) }.asName("first").lifetime(.perDependency)
    let scope = try builder.build()
    let label: Label = try scope.resolve(name: "cover", arg: "Cars")
    let page = try scope.resolve(Page.self, name: "first", arg: "Ships")
    let other = try? scope.resolve(Page.self, name: "last", arg: "Ships")
    return [label.text, page.text, "\(other == nil)"]
  }
}

// Rules: M1-35
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
