// Rules: M2-02 M2-05 M2-22 M2-23
import DITranquillity

public enum Release2StructuresOfComponents {
  final class Ink {}
  struct Pen {
    let ink: Ink
    var width = 2
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register { (ink: Ink) in Pen(ink: ink) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let pen: Pen = try container.resolved()
    let ink: Ink = try container.resolved()
    return ["\(pen.ink === ink)", "\(pen.width)"]
  }
}
