// Rules: M1-05 M1-31
import DITranquillity

public enum OptionalParameters {
  final class Ink {}
  final class Lamp {}
  final class Desk {
    let ink: Ink?
    let lamp: Lamp?
    init(ink: Ink?, lamp: Lamp?) {
      self.ink = ink
      self.lamp = lamp
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Desk(ink: $0, lamp: $1) }.lifetime(.prototype)
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    let lamp: Lamp? = *scope
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)", "\(lamp == nil)"]
  }
}
