// Rules: M2-02 M2-05 M2-23 M2-33
import DITranquillity

public enum Release2FailuresOfParameters {
  final class Ink {}
  final class Pen {
    init(ink: Ink) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Pen.init(ink:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    do {
      let pen: Pen = try container.resolved()
      return ["\(pen)"]
    } catch {
      return ["no pen"]
    }
  }
}
