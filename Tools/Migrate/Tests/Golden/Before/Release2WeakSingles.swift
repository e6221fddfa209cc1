// Rules: M2-02 M2-05 M2-26 M2-33
import DIv2Compat

public enum Release2WeakSingles {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.weakSingle)
    let container = try builder.build()
    let ink: Ink = try container.resolve()
    let again: Ink = try container.newLifeTimeScope().resolve()
    return ["\(ink === again)"]
  }
}
