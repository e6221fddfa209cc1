// Rules: M1-02 M1-05 M1-23 M1-33
import DIv1Compat

public enum FailuresOfParameters {
  final class Ink {}
  final class Pen {
    init(ink: Ink) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen(ink: try $0.resolve()) }.lifetime(.perDependency)
    let scope = try builder.build()
    do {
      let pen: Pen = try scope.resolve()
      return ["\(pen)"]
    } catch {
      return ["no pen"]
    }
  }
}
