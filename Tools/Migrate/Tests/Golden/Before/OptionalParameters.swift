// Rules: M1-05 M1-31
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Desk(ink: *?$0, lamp: *?$0) }.lifetime(.perDependency)
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    let lamp: Lamp? = *?scope
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)", "\(lamp == nil)"]
  }
}
