// Rules: M1-04 M1-05 M1-38
import DITranquillity

public enum Lazies {
  final class Ink {}
  final class Desk {
    let ink: Lazy<Ink>
    init(ink: Lazy<Ink>) { self.ink = ink }
  }
  final class Drawer {
    let ink: Lazy<Ink>
    init(ink: Lazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Desk(ink: $0) }.lifetime(.prototype)
    builder.register { Drawer(ink: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    let drawer: Drawer = *scope
    let ink: Lazy<Ink> = *scope
    let more: Lazy<Ink> = try scope.resolved()
    return ["\(desk.ink.value === drawer.ink.value)", "\(ink.value === more.value)"]
  }
}
