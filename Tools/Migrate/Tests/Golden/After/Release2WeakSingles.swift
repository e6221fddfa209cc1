// Rules: M2-02 M2-05 M2-26 M2-33
import DITranquillity

public enum Release2WeakSingles {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perRun(.weak))
    builder.initializeSingletonObjects()
    let container = builder
    let ink: Ink = try container.resolved()
    let again: Ink = try DIContainer(engine: container.engine).resolved()
    return ["\(ink === again)"]
  }
}
