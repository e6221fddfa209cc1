import DITranquillity
import GoldenCases

// Rules: M1-02 M1-05 M1-22 M1-23
public enum GenericComponents: GoldenCase {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Box<Ink>(content: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let box: Box<Ink> = *scope
    return ["\(box.content === (*scope as Ink))"]
  }
}

// Rules: M1-05 M1-11 M1-13 M1-21
public enum LayoutSurvives: GoldenCase {
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
    builder
      .register { Paper() }  // the page
      // offered as
      .as(check: Page.self) { $0 }  /* the only one */
      .default()
      .lifetime(.perRun(.strong))  // kept

    #if DEBUG || !DEBUG
      builder.register { Press( page : $0 ) }.lifetime(.perRun(.strong))
    #else
      builder.register { Press(page: $0) }.lifetime(.perContainer(.strong))
    #endif
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(try (scope.resolved() as Press).page is Paper)", """
      *!scope is text here
      """]
  }
}

// Rules: M1-10 M1-11
public enum OwnTypes: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }
      .as(check: Page.self) { $0 }
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(*scope as Paper === *scope as Page)"]
  }
}

// Rules: M1-02 M1-10 M1-11 M1-22
public enum ServicesAndOwnTypes: GoldenCase {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.as(check: Sheet.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let (page, sheet, paper): (Page, Sheet, Paper) = (*scope, *scope, *scope)
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}

// Rules: M1-05 M1-10 M1-34
public enum StatedTypes: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Press(page: $0 as Board) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let press = scope.resolve() as Press
    return ["\(press.page is Board)", "\((scope.resolve() as Paper) is Page)"]
  }
}

// Rules: M1-11
public enum UncheckedTypes: GoldenCase {
  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { "text" }.as(CustomStringConvertible.self).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return [(*scope as CustomStringConvertible).description]
  }
}

// Rules: M1-06 M1-32
public enum BaseTypes: GoldenCase {
  class Plugin {
    var name: String { return "plugin" }
  }
  final class Spelling: Plugin {
    override var name: String { return "spelling" }
  }
  final class Grammar: Plugin {
    let language: String
    init(_ language: String) { self.language = language }
    override var name: String { return language }
  }
  class Animal {}
  final class Cat: Animal {}
  final class Home {
    var pet: Animal?
  }
  static func makePlugin() -> Grammar { return Grammar("made") }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Spelling() as Plugin }.lifetime(.prototype)
    builder.register { (container: DIContainer) in
      let grammar = Grammar("latin")
      return grammar as Plugin
    }
    .lifetime(.perContainer(.strong))
    builder.register { makePlugin() as Plugin }.lifetime(.prototype)
    builder.register { Cat() as Animal }.lifetime(.prototype)
    builder.register { Home() }
      .injection { $0.pet = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let plugins: [Plugin] = scope.resolveMany()
    let home: Home = *scope
    return plugins.map(\.name) + ["\(type(of: home.pet!))", "\(type(of: *scope as Animal))"]
  }
}
