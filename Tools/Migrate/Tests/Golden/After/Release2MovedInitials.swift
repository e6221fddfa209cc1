// Rules: M2-02 M2-05 M2-06 M2-22
import DITranquillity

public enum Release2MovedInitials {
  final class Ink {}
  final class Pen {
    let ink: Ink
    let width: Int
    init(ink: Ink, width: Int) { (self.ink, self.width) = (ink, width) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0, width: 2) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let pen: Pen = try container.resolved()
    return ["\(pen.width)", "\(pen.ink === (try container.resolved() as Ink))"]
  }
}
