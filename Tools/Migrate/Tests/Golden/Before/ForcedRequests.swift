// Rules: M1-29 M1-34
import DIv1Compat

public enum ForcedRequests {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { scope in Pen(ink: try! scope.resolve()) }.lifetime(.perScope)
    let scope = try! builder.build()
    let ink: Ink = try! scope.resolve()
    let pen = try! scope.resolve(Pen.self)
    return ["\(pen.ink === ink)", "\(pen === (try! *scope as Pen))"]
  }
}
