// Rules: M1-05
import DITranquillity

public enum MandatoryOptionals {
  final class Ink {}
  final class Desk {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.register { Desk(ink: $0 as Ink) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Desk).ink != nil)"]
  }
}
