// Rules: M1-02 M1-15 M1-22 M1-23
import DITranquillity

public enum InheritedProperties {
  final class Ink {}
  class Tool {
    var ink: Ink?
  }
  final class Pen: Tool {
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen() }
      .injection { $0.ink = $1 }
      .injection { $0.spare = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    return ["\(pen.ink != nil)", "\(pen.ink === pen.spare)"]
  }
}
