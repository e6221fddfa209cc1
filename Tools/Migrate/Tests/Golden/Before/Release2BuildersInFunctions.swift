// Rules: M2-02 M2-05 M2-22 M2-33
import DIv2Compat

public enum Release2BuildersInFunctions {
  final class Ink {}
  static func fill(_ builder: DIContainerBuilder) {
    builder.register(type: Ink.init).lifetime(.perScope)
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    fill(builder)
    let container = try builder.build()
    let (one, two): (Ink, Ink) = (try container.resolve(), try container.resolve())
    return ["\(one === two)"]
  }
}
