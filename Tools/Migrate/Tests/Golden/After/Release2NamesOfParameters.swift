// Rules: M2-06 M2-12
import DITranquillity

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
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register { Pen(ink: $0) }.lifetime(.prototype)
    builder.register { (ink: Ink) in Brush(ink: ink) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let (pen, brush): (Pen, Brush) = (try container.resolved(), try container.resolved())
    let blue: Ink = try container.resolved(name: "blue")
    return ["\(pen.ink === brush.ink)", "\(pen.ink === blue)"]
  }
}
