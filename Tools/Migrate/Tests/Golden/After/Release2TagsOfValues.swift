// Rules: M2-16 M2-48
import DITranquillity

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
