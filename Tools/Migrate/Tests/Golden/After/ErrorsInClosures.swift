// Rules: M1-14 M1-17 M1-28
import DITranquillity

public enum ErrorsInClosures {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class Maker {
    let make: () throws -> Ink
    init(make: @escaping () throws -> Ink) { self.make = make }
  }
  final class Desk {
    var ink: Ink?
    var state = "empty"
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(throwing: { (scope: DIContainer) in Pen(ink: try scope.resolved(name: "blue")) }).lifetime(.perContainer(.strong))
    builder.register { (scope: DIContainer) in Maker(make: { try scope.resolved() }) }.lifetime(.perContainer(.strong))
    builder.register { Desk() }
      .injection { (desk, scope: DIContainer) in
        do {
          desk.ink = try scope.resolved(name: "red") as Ink
        } catch {
          desk.state = "no ink"
        }
      }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let maker: Maker = *scope
    let desk: Desk = *scope
    return ["\((try? scope.resolved() as Pen) == nil)", "\((try? maker.make()) == nil)"]
      + [desk.state, "\(desk.ink == nil)"]
  }
}
