// Rules: M1-14 M1-17 M1-28
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { scope in Pen(ink: try scope.resolve(name: "blue")) }.lifetime(.perScope)
    builder.register { scope in Maker(make: { try scope.resolve() }) }.lifetime(.perScope)
    builder.register { Desk() }
      .dependency { scope, desk in
        do {
          desk.ink = try scope.resolve(name: "red")
        } catch {
          desk.state = "no ink"
        }
      }
      .lifetime(.perScope)
    let scope = try builder.build()
    let maker: Maker = *!scope
    let desk: Desk = *!scope
    return ["\((try? scope.resolve(Pen.self)) == nil)", "\((try? maker.make()) == nil)"]
      + [desk.state, "\(desk.ink == nil)"]
  }
}
