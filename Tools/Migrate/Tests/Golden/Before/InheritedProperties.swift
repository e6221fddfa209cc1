// Rules: M1-02 M1-15 M1-22 M1-23
import DIv1Compat

public enum InheritedProperties {
  final class Ink {}
  class Tool {
    var ink: Ink?
  }
  final class Pen: Tool {
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Pen() }
      .dependency { $1.ink = *!$0 }
      .dependency { $1.spare = try $0.resolve() }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
    return ["\(pen.ink != nil)", "\(pen.ink === pen.spare)"]
  }
}
