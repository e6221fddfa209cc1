// Rules: M2-28 M2-33 M2-36
import DITranquillity

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
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register(throwing: { (container: DIContainer) in
      let ink: Ink = try container.resolved(name: "red")
      return Pen(ink: ink)
    })
    .lifetime(.prototype)
    builder.register(Desk.init)
      .injection { (desk, container: DIContainer) in
        desk.ink = try? container.resolved(name: "red")
        desk.state = desk.ink == nil ? "no ink" : "ink"
      }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    return ["\((try? container.resolved() as Pen) == nil)", desk.state]
  }
}
