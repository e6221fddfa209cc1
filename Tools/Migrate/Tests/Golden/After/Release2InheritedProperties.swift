// Rules: M2-02 M2-05 M2-15 M2-22
import DITranquillity

public enum Release2InheritedProperties {
  final class Ink {}
  class Tool {
    var ink: Ink?
  }
  final class Pen: Tool {
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Pen.init)
      .injection { $0.ink = $1 }
      .injection { $0.spare = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let pen: Pen = try container.resolved()
    return ["\(pen.ink != nil)", "\(pen.ink === pen.spare)"]
  }
}
