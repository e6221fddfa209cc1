// Rules: M1-05
import DIv1Compat

public enum MandatoryOptionals {
  final class Ink {}
  final class Desk {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    builder.register { Desk(ink: *!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((*!scope as Desk).ink != nil)"]
  }
}
