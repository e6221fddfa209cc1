import DIv2Compat
import GoldenCases

// Rules: M2-02 M2-05 M2-22 M2-23
public enum Release2GenericComponents: GoldenCase {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Box<Ink>.init(content:)).lifetime(.perDependency)
    let container = try builder.build()
    let box: Box<Ink> = try container.resolve()
    let ink: Ink = try container.resolve()
    return ["\(box.content === ink)"]
  }
}

// Rules: M2-10 M2-11 M2-19
public enum Release2Services: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page, Stiff {}
  protocol Stiff {}
  final class Card: Stiff {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(.self)
      .as(Page.self).check { $0 }
      .lifetime(.lazySingle)
    builder.register { Board() }
      .as(Stiff.self).unsafe()
      .lifetime(.perDependency)
    builder.register { Card() }.as(Stiff.self) { $0 }.set(.default).lifetime(.perDependency)
    let container = try builder.build()
    return ["\(try *container as Paper === (try *container as Page))", "\(type(of: try *container as Stiff))"]
  }
}

// Rules: M2-02 M2-05 M2-10 M2-11
public enum Release2ServicesAndOwnTypes: GoldenCase {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(.self)
      .as(Page.self).check { $0 }
      .as(Sheet.self).check { $0 }
      .lifetime(.perScope)
    let container = try builder.build()
    let (page, sheet): (Page, Sheet) = (try *container, try *container)
    let paper: Paper = try container.resolve()
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}

// Rules: M2-76
public enum Release2UnfinishedServices: GoldenCase {
  protocol Vessel: AnyObject {}
  final class Tug: Vessel {}
  final class Barge: Vessel {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    _ = builder.register { Tug() }.as(Vessel.self)
    builder.register { Barge() }
      .as(Vessel.self) { $0 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let tug: Tug = try *container
    let vessel: Vessel = try *container
    let vessels: [Vessel] = try **container
    return [
      "\(try container.resolve(Tug.self) === tug)", "\(type(of: vessel))", "\(vessels.count)",
    ]
  }
}

// Rules: M2-06 M2-32
public enum Release2BaseTypes: GoldenCase {
  class Plugin {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Plugin.self).initial { Spelling() }.lifetime(.perDependency)
    builder.register(type: Plugin.self)
      .initial { (container: DIContainer) in try container.resolve(Grammar.self) }
      .lifetime(.perDependency)
    builder.register(type: Grammar.init).lifetime(.perScope)
    let container = try builder.build()
    let plugins: [Plugin] = try **container
    return plugins.map { "\(type(of: $0))" }
  }
}
