// Rules: M1-02 M1-40
import DIEngine
import DIv1Compat

public enum SharedEngines {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainerBuilder(engine: engine)
    builder.register { Ink() }.lifetime(.lazySingle)
    let scope = try builder.build()
    let others = DIContainerBuilder(engine: engine)
    let other = try others.build()
    return ["\(*!scope as Ink === *!other as Ink)", "\(scope.engine === engine)"]
  }
}
