// Rules: M2-29 M2-34
import DITranquillity

public enum Release2ForcedRequests {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Pen.init(ink:)).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let ink: Ink = container.resolve()
    let pen = container.resolve() as Pen
    let other: Ink = *container
    return ["\(pen.ink === ink)", "\(other === ink)"]
  }
}
