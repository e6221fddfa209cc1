import DITranquillity
import GoldenCases

// Rules: M2-02 M2-05 M2-22 M2-23
public enum Release2GenericComponents: GoldenCase {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Box<Ink>.init(content:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let box: Box<Ink> = try container.resolved()
    let ink: Ink = try container.resolved()
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
    let builder = DIContainer()
    builder.register(Paper.init)
      .as(check: Page.self) { $0 }
      .lifetime(.perRun(.strong))
    builder.register { Board() }
      .as(Stiff.self)
      .lifetime(.prototype)
    builder.register { Card() }.as(check: Stiff.self) { $0 }.default().lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return ["\(try container.resolved() as Paper === (try container.resolved() as Page))", "\(type(of: try container.resolved() as Stiff))"]
  }
}

// Rules: M2-02 M2-05 M2-10 M2-11
public enum Release2ServicesAndOwnTypes: GoldenCase {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init)
      .as(check: Page.self) { $0 }
      .as(check: Sheet.self) { $0 }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let (page, sheet): (Page, Sheet) = (try container.resolved(), try container.resolved())
    let paper: Paper = try container.resolved()
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}

// Rules: M2-76
public enum Release2UnfinishedServices: GoldenCase {
  protocol Vessel: AnyObject {}
  final class Tug: Vessel {}
  final class Barge: Vessel {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    _ = builder.register { Tug() }.lifetime(.perContainer(.strong))
    builder.register { Barge() }
      .as(check: Vessel.self) { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let tug: Tug = try container.resolved()
    let vessel: Vessel = try container.resolved()
    let vessels: [Vessel] = try container.resolvedMany()
    return [
      "\(try (container.resolved() as Tug) === tug)", "\(type(of: vessel))", "\(vessels.count)",
    ]
  }
}

// Rules: M2-06 M2-32
public enum Release2BaseTypes: GoldenCase {
  class Plugin {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Spelling() as Plugin }.lifetime(.prototype)
    builder.register(throwing: { (container: DIContainer) in try container.resolved() as Grammar as Plugin })
      .lifetime(.prototype)
    builder.register(Grammar.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let plugins: [Plugin] = try container.resolvedMany()
    return plugins.map { "\(type(of: $0))" }
  }
}
