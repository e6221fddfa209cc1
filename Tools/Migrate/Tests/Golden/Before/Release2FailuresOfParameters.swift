// Rules: M2-02 M2-05 M2-23 M2-33
import DIv2Compat

public enum Release2FailuresOfParameters {
  final class Ink {}
  final class Pen {
    init(ink: Ink) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Pen.init(ink:)).lifetime(.perDependency)
    let container = try builder.build()
    do {
      let pen: Pen = try container.resolve()
      return ["\(pen)"]
    } catch {
      return ["no pen"]
    }
  }
}
