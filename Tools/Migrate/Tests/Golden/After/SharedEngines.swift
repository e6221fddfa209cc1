// Rules: M1-02 M1-40
import DIEngine
import DITranquillity

public enum SharedEngines {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainer(engine: engine)
    builder.register { Ink() }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let others = DIContainer(engine: engine)
    others.initializeSingletonObjects()
    let other = others
    return ["\(*scope as Ink === *other as Ink)", "\(scope.engine === engine)"]
  }
}
