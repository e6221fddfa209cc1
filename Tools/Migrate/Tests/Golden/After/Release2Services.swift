// Rules: M2-10 M2-11 M2-19
import DITranquillity

public enum Release2Services {
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
