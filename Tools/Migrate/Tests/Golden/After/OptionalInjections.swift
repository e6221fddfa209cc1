// Rules: M1-15
import DITranquillity

public enum OptionalInjections {
  final class Ink {}
  final class Lamp {}
  final class Desk {
    var ink: Ink?
    var lamp: Lamp?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Desk() }
      .injection { $0.ink = $1 }
      .injection { $0.lamp = $1 }
      .lifetime(.prototype)
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)"]
  }
}
