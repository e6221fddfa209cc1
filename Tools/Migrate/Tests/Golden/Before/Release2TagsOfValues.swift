// Rules: M2-16 M2-48
import DIv2Compat

public enum Release2TagsOfValues {
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
