// Rules: M2-15
import DITranquillity

public enum Release2OptionalInjections {
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
      .lifetime(.perContainer(.strong))
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    let lamp: Lamp? = *container
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)", "\(lamp == nil)"]
  }
}
