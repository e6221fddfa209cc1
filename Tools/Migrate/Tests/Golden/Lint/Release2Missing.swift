import DIEngine
import DIv2Compat

public enum Release2Missing {
  enum Kind { case loud, calm }
  class Engine {}
  final class Diesel: Engine {}
  final class Radio {}
  final class Car {
    var radio: Radio?
    init(engine: Engine) {}
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Diesel.init).as(Engine.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Car.init(engine:))
      .injection { $0.radio = $1 }
      .lifetime(.perDependency)
    builder.register(type: Car.self)
      .initial { Car(engine: $0) }
      .injection(.manual) { container, car in
        car.radio = try container.resolve(tag: Kind.loud)
      }
      .lifetime(.perDependency)
    builder.register { (diesel: Diesel) in Car(engine: diesel) }
      .set(name: "third")
      .lifetime(.perDependency)
    builder.register(type: Radio.self).initial { Radio() }.set(tag: Kind.calm)
      .lifetime(.perDependency)
    return try builder.build()
  }
}
