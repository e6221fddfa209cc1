// Rules: M2-28 M2-33 M2-36
import DIv2Compat

public enum Release2ErrorsOfRequests {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class Desk {
    var ink: Ink?
    var state = "empty"
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register(type: Pen.self)
      .initial { (container: DIContainer) in
        let ink: Ink = try container.resolve(name: "red")
        return Pen(ink: ink)
      }
      .lifetime(.perDependency)
    builder.register(type: Desk.init)
      .injection(.manual) { container, desk in
        desk.ink = try? container.resolve(name: "red")
        desk.state = desk.ink == nil ? "no ink" : "ink"
      }
      .lifetime(.perDependency)
    let container = try builder.build()
    let desk: Desk = try container.resolve()
    return ["\((try? container.resolve(Pen.self)) == nil)", desk.state]
  }
}
