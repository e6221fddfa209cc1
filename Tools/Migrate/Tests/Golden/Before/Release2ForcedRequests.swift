// Rules: M2-29 M2-34
import DIv2Compat

public enum Release2ForcedRequests {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.init(ink:)).lifetime(.perScope)
    let container = try! builder.build()
    let ink: Ink = try! container.resolve()
    let pen = try! container.resolve(Pen.self)
    let other: Ink = try! *container
    return ["\(pen.ink === ink)", "\(other === ink)"]
  }
}
