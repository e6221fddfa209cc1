import DITranquillity
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
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }.lifetime(.perRun(.strong))
    builder.register { Sign(text: arg($0)) }.lifetime(.perContainer(.strong))
    builder.register { Form(name: arg($0) ?? "none") }.lifetime(.perContainer(.strong))
    builder.register { Page(label: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let early = try? scope.resolved() as Page
    let first: Label = try scope.resolved(args: "one")
    let second: Label = try scope.resolved(args: "two")
    let third: Label = *scope
    let page: Page = *scope
    let window = DIContainer(engine: scope.engine)
    let sign: Sign = try scope.resolved(args: "Exit")
    let other: Sign = try window.resolved(args: "Enter")
    let form: Form = *scope
    let late: Form = try scope.resolved(args: "Ben")
    let named: Form = try window.resolved(args: "Ada")
    return [
      "\(early == nil)", first.text, second.text, "\(first === third)", page.label.text, sign.text,
      other.text, try (window.resolved() as Sign).text, form.name, late.name, named.name,
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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { (scope: DIContainer, number: DIArg<Int>, unit: DIArg<String>) in
      let text = arg(number) > 1 ? "\(arg(number)) \(arg(unit))s" : "one \(arg(unit))"
      return Label(text: text, ink: *scope)
    }
    builder.initializeSingletonObjects()
    let scope = builder
    let one: Label = try scope.resolved(args: 1, "car")
    let many: Label = try scope.resolved(args: 3, "car")
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
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }.as(Label.self, name: "cover").lifetime(.prototype)
    builder.register { Page(text: arg($0)) }.as(Page.self, name: "first").lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let label: Label = try scope.resolved(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))
    let page = try scope.resolved(name: "first", arguments: AnyArguments(for: Page.self, args: "Ships")) as Page
    let other = try? scope.resolved(name: "last", arguments: AnyArguments(for: Page.self, args: "Ships")) as Page
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
