// Rules: M2-02 M2-05 M2-22 M2-33
import DITranquillity

public enum Release2BuildersInFunctions {
  final class Ink {}
  static func fill(_ builder: DIContainer) {
    builder.register(Ink.init).lifetime(.perContainer(.strong))
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    fill(builder)
    builder.initializeSingletonObjects()
    let container = builder
    let (one, two): (Ink, Ink) = (try container.resolved(), try container.resolved())
    return ["\(one === two)"]
  }
}
