// Rules: M1-02 M1-05 M1-23 M1-33
import DITranquillity

public enum FailuresOfParameters {
  final class Ink {}
  final class Pen {
    init(ink: Ink) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen(ink: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    do {
      let pen: Pen = try scope.resolved()
      return ["\(pen)"]
    } catch {
      return ["no pen"]
    }
  }
}
