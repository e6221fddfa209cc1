// Rules: M1-02 M1-04 M1-05 M1-22
import DIv1Compat

public enum LaziesInInitializers {
  final class Ink {}
  final class Pen {
    let ink: DILazy<Ink>
    init(ink: DILazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { scope in Pen(ink: -*!scope) }.lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
    return ["\(pen.ink.value === *!scope as Ink)", "\(pen.ink.value === pen.ink.value)"]
  }
}
