// Rules: M2-02 M2-05 M2-22 M2-23
import DITranquillity

public enum Release2OptionalParameters {
  final class Ink {}
  final class Pen {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Pen.init(ink:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return ["\((try container.resolved() as Pen).ink != nil)"]
  }
}
