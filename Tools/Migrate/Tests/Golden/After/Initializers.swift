import DITranquillity
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
    let builder = DIContainer()
    builder.register { Label(text: arg($0) ?? "untitled", size: arg($1) ?? 12) }
      .lifetime(.prototype)
    builder.register { Formatter(currency: arg($0) ?? "EUR") }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let plain: Label = *scope
    let big: Label = try scope.resolved(args: "Cars", 20)
    let money = try scope.resolved(args: "SEK") as Formatter
    return ["\(plain.text) \(plain.size)", "\(big.text) \(big.size)", money.currency]
      + [(*scope as Formatter).currency]
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
    let builder = DIContainer()
    builder.register { (name: DIArg<String?>, age: DIArg<Int?>) in
      if let name = arg(name), let age = arg(age) { return Form(name: name, age: age) }
      if let name = arg(name) { return Form(name: name) }
      return Form()
    }
    .lifetime(.prototype)
    builder.register { (text: DIArg<String>, size: DIArg<Int?>) in
      if let size = arg(size) { return Sign(text: arg(text), size: size) }
      return Sign(text: arg(text))
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let empty: Form = *scope
    let named: Form = try scope.resolved(args: "Ben")
    let full = try scope.resolved(args: "Ada", 36) as Form
    let sign: Sign = try scope.resolved(args: "Exit")
    let large: Sign = try scope.resolved(args: "Exit", 3)
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
    let builder = DIContainer()
    builder.register { A() }.lifetime(.prototype)
    builder.register { B() }.lifetime(.perContainer(.strong))
    builder.register { C() }.lifetime(.perRun(.strong))
    builder.register { D() }.lifetime(.perContainer(.strong))
    builder.register {
      All(
        a: $0, b: $1, c: $2,
        d: $3, again: $4)
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as All).names
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
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perRun(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { (scope: DIContainer, page) in
      Can(page: page, ink: scope.resolve(name: "blue"))
    }
    .lifetime(.prototype)
    builder.register { (container: DIContainer) in Drop(ink: container.resolve(name: "blue")) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Can).ink === (*scope as Drop).ink)"]
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
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register(Screen.self)
      .as(check: View.self) { $0 }
      .lifetime(.prototype)
      .injection { $0.page = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let screen = Screen()
    scope.inject(into: screen)
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
    let builder = DIContainer()
    builder.register { Paper() }
      .as(check: Page.self) { $0 }
      .lifetime(.perRun(.strong))

    builder.register {
      return Press(page: $0)
    }
    .lifetime(.prototype)

    builder.register(Ink.self).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink = Ink()
    scope.inject(into: ink)
    return ["\((*scope as Press).page is Paper)", "\(*scope as Ink === ink)"]
  }
}
