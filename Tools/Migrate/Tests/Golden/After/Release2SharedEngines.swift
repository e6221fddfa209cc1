// Rules: M2-02 M2-40
import DIEngine
import DITranquillity

public enum Release2SharedEngines {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainer(engine: engine)
    builder.register(Ink.init).lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let others = DIContainer(engine: engine)
    others.initializeSingletonObjects()
    let other = others
    let (one, two): (Ink, Ink) = (try container.resolved(), try other.resolved())
    return ["\(one === two)", "\(container.engine === engine)"]
  }
}
