// Rules: M2-15
import DIv2Compat

public enum Release2OptionalInjections {
  final class Ink {}
  final class Lamp {}
  final class Desk {
    var ink: Ink?
    var lamp: Lamp?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Desk() }
      .injection(.optional) { $0.ink = $1 }
      .injection(.optional) { $0.lamp = $1 }
    builder.register(type: Ink.init)
    let container = try builder.build()
    let desk: Desk = try *container
    let lamp: Lamp? = *?container
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)", "\(lamp == nil)"]
  }
}
