// Rules: M2-02 M2-40
import DIEngine
import DIv2Compat

public enum Release2SharedEngines {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainerBuilder(engine: engine)
    builder.register(type: Ink.init).lifetime(.lazySingle)
    let container = try builder.build()
    let others = DIContainerBuilder(engine: engine)
    let other = try others.build()
    let (one, two): (Ink, Ink) = (try *container, try *other)
    return ["\(one === two)", "\(container.engine === engine)"]
  }
}
