// Rules: M1-29 M1-34
import DITranquillity

public enum ForcedRequests {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = scope.resolve()
    let pen = scope.resolve() as Pen
    return ["\(pen.ink === ink)", "\(pen === (*scope as Pen))"]
  }
}
