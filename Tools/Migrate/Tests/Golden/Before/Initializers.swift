import DIv1Compat
import GoldenCases

// Rules: M1-73
public enum DefaultedInitializers: GoldenCase {
  final class Label {
    let text: String
    let size: Int
    init(text: String, size: Int) {
      self.text = text
      self.size = size
    }
  }
  final class Formatter {
    let currency: String
    init(currency: String) { self.currency = currency }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Label(text: "untitled", size: 12) }
      .initializer { scope, text, size in Label(text: text, size: size) }
      .lifetime(.perDependency)
    builder.register(Formatter.self)
      .initializer { Formatter(currency: "EUR") }
      .initializer { Formatter(currency: $1) }
      .instancePerDependency()
    let scope = try builder.build()
    let plain: Label = *!scope
    let big: Label = try scope.resolve(arg: "Cars", 20)
    let money = try scope.resolve(Formatter.self, arg: "SEK")
    return ["\(plain.text) \(plain.size)", "\(big.text) \(big.size)", money.currency]
      + [(*!scope as Formatter).currency]
  }
}

// Rules: M1-35 M1-78
public enum InitializersThatContinue: GoldenCase {
  final class Form {
    let text: String
    init() { text = "empty" }
    init(name: String) { text = name }
    init(name: String, age: Int) { text = "\(name), \(age)" }
  }
  final class Sign {
    let text: String
    init(text: String) { self.text = text }
    init(text: String, size: Int) { self.text = "\(text) of \(size)" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Form() }
      .initializer { Form(name: $1) }
      .initializer { Form(name: $1, age: $2) }
      .lifetime(.perDependency)
    builder.register(Sign.self)
      .initializer { _, text, size in Sign(text: text, size: size) }
      .initializer { _, text in Sign(text: text) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let empty: Form = *!scope
    let named: Form = try scope.resolve(arg: "Ben")
    let full = try scope.resolve(Form.self, arg: "Ada", 36)
    let sign: Sign = try scope.resolve(arg: "Exit")
    let large: Sign = try scope.resolve(arg: "Exit", 3)
    return [empty.text, named.text, full.text, sign.text, large.text]
  }
}

// Rules: M1-02 M1-05 M1-21 M1-22
public enum LongInitializers: GoldenCase {
  final class A {}
  final class B {}
  final class C {}
  final class D {}
  final class All {
    let names: [String]
    init(a: A, b: B, c: C, d: D, again: A) {
      names = [a === again ? "one" : "two", "\(type(of: d))"]
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { A() }.lifetime(.perDependency)
    builder.register { B() }.lifetime(.perScope)
    builder.register { C() }.lifetime(.lazySingle)
    builder.register { D() }
    builder.register { s in
      All(
        a: *!s, b: *!s, c: *!s,
        d: *!s, again: *!s)
    }
    .lifetime(.perDependency)
    let scope = try builder.build()
    return (*!scope as All).names
  }
}

// Rules: M1-14
public enum NamedRequestsInInitializers: GoldenCase {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Can {
    let page: Page
    let ink: Ink
    init(page: Page, ink: Ink) {
      self.page = page
      self.ink = ink
    }
  }
  final class Drop {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.lazySingle)
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { scope in
      Can(page: *!scope, ink: try! scope.resolve(name: "blue"))
    }
    .lifetime(.perDependency)
    builder.register { Drop(ink: try! $0.resolve(name: "blue")) }.lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((*!scope as Can).ink === (*!scope as Drop).ink)"]
  }
}

// Rules: M1-09 M1-15 M1-37
public enum ObjectsMadeElsewhere: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  protocol View {}
  final class Screen: View {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register(vc: Screen.self)
      .asType(View.self)
      .lifetime(.perDependency)
      .dependency { $1.page = *!$0 }
    let scope = try builder.build()
    let screen = Screen()
    try scope.resolve(screen)
    return ["\(screen.page is Paper)"]
  }
}

// Rules: M1-06 M1-08
public enum SeparateInitializer: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(Paper.self)
      .asType(Page.self)
      .initializer { Paper() }
      .lifetime(.lazySingle)

    builder.register(Press.self)
      .initializer { scope in
        return Press(page: *!scope)
      }
      .lifetime(.perDependency)

    builder.register(Ink.self).initializerDoesNotNeedToBe().instancePerScope()
    let scope = try builder.build()
    let ink = Ink()
    try scope.resolve(ink)
    return ["\((*!scope as Press).page is Paper)", "\(*!scope as Ink === ink)"]
  }
}
