import DIv2Compat
import GoldenCases

// Rules: M2-27 M2-33
public enum Release2Tags: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  enum Stiff {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(Page.self).check { $0 }
      .set(.default)
      .lifetime(.perDependency)
    builder.register(type: Board.init)
      .as(Page.self).check { $0 }
      .set(tag: Stiff.self)
      .lifetime(.perDependency)
    let container = try builder.build()
    let stiff: Page = try container.resolve(tag: Stiff.self)
    let page: Page = try *container
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
    let builder = DIContainerBuilder()
    builder.register(type: Blue.init)
      .as(Ink.self).check { $0 }
      .set(tag: Tone.blue)
      .lifetime(.perScope)
    builder.register(type: Red.init).as(Ink.self).check { $0 }.set(tag: Release2TagsOfValues.Tone.red)
    builder.register(type: Sun.init).as(Ink.self).check { $0 }.set(tag: Season.summer)
    builder.register(type: Pen.init)
      .injection(.manual) { container, pen in pen.ink = try container.resolve(tag: Tone.blue) }
      .injection(.manual) { container, pen in
        pen.inks.append("\(type(of: try container.resolve(Ink.self, tag: Season.summer)))")
        pen.inks.append("\((try? container.resolve(Ink.self, tag: Season.winter)) == nil)")
      }
    let container = try builder.build()
    let blue: Ink = try container.resolve(tag: Tone.blue)
    let red = try container.resolve(Ink.self, tag: Tone.red)
    let pen: Pen = try *container
    return ["\(type(of: blue))", "\(type(of: red))", "\(pen.ink === blue)"] + pen.inks
  }
}

// Rules: M2-75 M2-48
public enum Release2TagsWithObjectsEach: GoldenCase {
  enum Place { case pantry, cellar }
  final class Store {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Store.init)
      .set(tag: Place.pantry)
      .set(tag: Place.cellar)
      .lifetime(.lazySingle)
    let container = try builder.build()
    let pantry: Store = try container.resolve(tag: Place.pantry)
    let cellar: Store = try container.resolve(tag: Place.cellar)
    let again = try container.resolve(Store.self, tag: Place.pantry)
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
