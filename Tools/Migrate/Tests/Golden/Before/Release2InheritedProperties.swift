// Rules: M2-02 M2-05 M2-15 M2-22
import DIv2Compat

public enum Release2InheritedProperties {
  final class Ink {}
  class Tool {
    var ink: Ink?
  }
  final class Pen: Tool {
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.init)
      .injection { $0.ink = $1 }
      .injection(.manual) { container, pen in pen.spare = try container.resolve() }
      .lifetime(.perDependency)
    let container = try builder.build()
    let pen: Pen = try container.resolve()
    return ["\(pen.ink != nil)", "\(pen.ink === pen.spare)"]
  }
}
