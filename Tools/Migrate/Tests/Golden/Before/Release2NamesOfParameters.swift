// Rules: M2-06 M2-12
import DIv2Compat

public enum Release2NamesOfParameters {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class Brush {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register(type: Pen.self).initial { Pen(ink: $0) }.lifetime(.perDependency)
    builder.register { (ink: Ink) in Brush(ink: ink) }.lifetime(.perDependency)
    let container = try builder.build()
    let (pen, brush): (Pen, Brush) = (try container.resolve(), try container.resolve())
    let blue: Ink = try container.resolve(name: "blue")
    return ["\(pen.ink === brush.ink)", "\(pen.ink === blue)"]
  }
}
