import DITranquillity
import GoldenCases

// Rules: M2-27 M2-33
public enum Release2Tags: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  enum Stiff {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init)
      .as(check: Page.self) { $0 }
      .default()
      .lifetime(.prototype)
    builder.register(Board.init)
      .as(check: Page.self) { $0 }
      .as(check: Page.self, tag: Stiff.self) { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let stiff: Page = try container.resolved(tag: Stiff.self)
    let page: Page = try container.resolved()
    return ["\(type(of: stiff))", "\(type(of: page))"]
  }
}

// Rules: M2-16 M2-48
public enum Release2TagsOfValues: GoldenCase {
  enum Tone {
    case blue, red
  }
  final class Season {
    static let summer = Season(name: "summer")
    static let winter = Season(name: "winter")
    let name: String
    init(name: String) { self.name = name }
  }
  protocol Ink: AnyObject {}
  final class Blue: Ink {}
  final class Red: Ink {}
  final class Sun: Ink {}
  final class Pen {
    var ink: Ink?
    var inks: [String] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Blue.init)
      .as(check: Ink.self) { $0 }
      .as(check: Ink.self, name: "Tone.blue") { $0 }
      .lifetime(.perContainer(.strong))
    builder.register(Red.init).as(check: Ink.self) { $0 }.as(check: Ink.self, name: "Tone.red") { $0 }.lifetime(.perContainer(.strong))
    builder.register(Sun.init).as(check: Ink.self) { $0 }.as(check: Ink.self, name: "Season.summer") { $0 }.lifetime(.perContainer(.strong))
    builder.register(Pen.init)
      .injection(name: "Tone.blue") { $0.ink = $1 }
      .injection { (pen, container: DIContainer) in
        pen.inks.append("\(type(of: container.resolve(name: "Season.summer") as Ink))")
        pen.inks.append("\((try? container.resolved(name: "Season.winter") as Ink) == nil)")
      }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let blue: Ink = try container.resolved(name: "Tone.blue")
    let red = try container.resolved(name: "Tone.red") as Ink
    let pen: Pen = try container.resolved()
    return ["\(type(of: blue))", "\(type(of: red))", "\(pen.ink === blue)"] + pen.inks
  }
}

// Rules: M2-75 M2-48
public enum Release2TagsWithObjectsEach: GoldenCase {
  enum Place { case pantry, cellar }
  final class Store {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Store.init)
      .as(Store.self, name: "Place.pantry")
      .as(Store.self, name: "Place.cellar")
      .objectForEachName()
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let pantry: Store = try container.resolved(name: "Place.pantry")
    let cellar: Store = try container.resolved(name: "Place.cellar")
    let again = try container.resolved(name: "Place.pantry") as Store
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
