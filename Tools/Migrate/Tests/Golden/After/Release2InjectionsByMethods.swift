// Rules: M2-02 M2-05 M2-23 M2-33
import DITranquillity

public enum Release2InjectionsByMethods {
  final class Ink {}
  final class Pen {
    private(set) var log: [String] = []
    func fill(with ink: Ink) { log.append("fill") }
    func mix(_ first: Ink, and second: Ink) { log.append(first === second ? "same" : "other") }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.prototype)
    builder.register(Pen.init)
      .injection { (pen: Pen, ink: Ink) in pen.fill(with: ink) }
      .injection { pen, first, second in pen.mix(first as Ink, and: second as Ink) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return (try container.resolved() as Pen).log
  }
}
