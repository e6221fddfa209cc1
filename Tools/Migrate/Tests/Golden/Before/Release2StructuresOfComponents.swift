// Rules: M2-02 M2-05 M2-22 M2-23
import DIv2Compat

public enum Release2StructuresOfComponents {
  final class Ink {}
  struct Pen {
    let ink: Ink
    var width = 2
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register { (ink: Ink) in Pen(ink: ink) }.lifetime(.perDependency)
    let container = try builder.build()
    let pen: Pen = try container.resolve()
    let ink: Ink = try container.resolve()
    return ["\(pen.ink === ink)", "\(pen.width)"]
  }
}
