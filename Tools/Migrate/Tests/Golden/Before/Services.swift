import DIv1Compat
import GoldenCases

// Rules: M1-02 M1-05 M1-22 M1-23
public enum GenericComponents: GoldenCase {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Box<Ink>(content: *!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let box: Box<Ink> = *!scope
    return ["\(box.content === (*!scope as Ink))"]
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
    let builder = DIContainerBuilder()
    builder
      .register { Paper() }  // the page
      // offered as
      .asType(Page.self)  /* the only one */
      .asDefault()
      .instanceLazySingle()  // kept

    #if DEBUG || !DEBUG
      builder.register { Press( page : *!$0 ) }.instanceLazySingle()
    #else
      builder.register { Press(page: *!$0) }
    #endif
    let scope = try builder.build()
    return ["\(try scope.resolve(Press.self).page is Paper)", """
      *!scope is text here
      """]
  }
}

// Rules: M1-10 M1-11
public enum OwnTypes: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }
      .asSelf()
      .asType(Page.self)
      .instanceLazySingle()
    let scope = try builder.build()
    return ["\(*!scope as Paper === *!scope as Page)"]
  }
}

// Rules: M1-02 M1-10 M1-11 M1-22
public enum ServicesAndOwnTypes: GoldenCase {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).asType(Sheet.self).lifetime(.perScope)
    let scope = try builder.build()
    let (page, sheet, paper): (Page, Sheet, Paper) = (*!scope, *!scope, *!scope)
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
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { scope in Press(page: try! scope.resolve(Board.self)) }.lifetime(.perDependency)
    let scope = try builder.build()
    let press = try! scope.resolve(Press.self)
    return ["\(press.page is Board)", "\(try! scope.resolve(Paper.self) is Page)"]
  }
}

// Rules: M1-11
public enum UncheckedTypes: GoldenCase {
  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { "text" }.asType(CustomStringConvertible.self).lifetime(.perDependency)
    let scope = try builder.build()
    return [(*!scope as CustomStringConvertible).description]
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
    let builder = DIContainerBuilder()
    builder.register(Plugin.self).initializer { Spelling() }.lifetime(.perDependency)
    builder.register(Plugin.self)
      .initializer { _ in
        let grammar = Grammar("latin")
        return grammar
      }
      .lifetime(.perScope)
    builder.register(Plugin.self).initializer { makePlugin() }.lifetime(.perDependency)
    builder.register(Animal.self).asSelf().initializer { Cat() }.lifetime(.perDependency)
    builder.register(Home.self).initializer { Home() }
      .dependency { $1.pet = *?$0 }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let plugins: [Plugin] = **!scope
    let home: Home = *!scope
    return plugins.map(\.name) + ["\(type(of: home.pet!))", "\(type(of: *!scope as Animal))"]
  }
}
