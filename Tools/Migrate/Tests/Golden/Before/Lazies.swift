// Rules: M1-04 M1-05 M1-38
import DIv1Compat

public enum Lazies {
  final class Ink {}
  final class Desk {
    let ink: DILazy<Ink>
    init(ink: DILazy<Ink>) { self.ink = ink }
  }
  final class Drawer {
    let ink: DILazy<Ink>
    init(ink: DILazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Desk(ink: -*!$0) }.lifetime(.perDependency)
    builder.register { scope in Drawer(ink: try! scope.lazyResolve()) }.lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    let drawer: Drawer = *!scope
    let ink: DILazy<Ink> = -*!scope
    let more: DILazy<Ink> = try scope.lazyResolve()
    return ["\(desk.ink.value === drawer.ink.value)", "\(ink.value === more.value)"]
  }
}
