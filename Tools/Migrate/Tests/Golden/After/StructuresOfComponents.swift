// Rules: M1-02 M1-05 M1-22 M1-23
import DITranquillity

public enum StructuresOfComponents {
  final class Ink {}
  struct Pen {
    let ink: Ink
    var width = 2
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    return ["\(pen.ink === *scope as Ink)", "\(pen.width)"]
  }
}
