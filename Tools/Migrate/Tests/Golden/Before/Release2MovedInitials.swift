// Rules: M2-02 M2-05 M2-06 M2-22
import DIv2Compat

public enum Release2MovedInitials {
  final class Ink {}
  final class Pen {
    let ink: Ink
    let width: Int
    init(ink: Ink, width: Int) { (self.ink, self.width) = (ink, width) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.self)
      .lifetime(.perDependency)
      .initial { container in Pen(ink: try container.resolve(), width: 2) }
    let container = try builder.build()
    let pen: Pen = try container.resolve()
    return ["\(pen.width)", "\(pen.ink === (try container.resolve(Ink.self)))"]
  }
}
