// Rules: M1-02 M1-05 M1-22 M1-23
import DIv1Compat

public enum StructuresOfComponents {
  final class Ink {}
  struct Pen {
    let ink: Ink
    var width = 2
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Pen(ink: *!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
    return ["\(pen.ink === *!scope as Ink)", "\(pen.width)"]
  }
}
