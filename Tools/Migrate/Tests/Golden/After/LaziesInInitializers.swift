// Rules: M1-02 M1-04 M1-05 M1-22
import DITranquillity

public enum LaziesInInitializers {
  final class Ink {}
  final class Pen {
    let ink: Lazy<Ink>
    init(ink: Lazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    return ["\(pen.ink.value === *scope as Ink)", "\(pen.ink.value === pen.ink.value)"]
  }
}
