import DIEngine
import DIv1Compat

public enum Release1Missing {
  class Engine {}
  final class Diesel: Engine {}
  final class Radio {}
  final class Car {
    var radio: Radio?
    init(engine: Engine) {}
  }
  final class Boat {
    var radio: Radio?
    init(diesel: Diesel) {}
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(Diesel.self).asType(Engine.self).initializer { Diesel() }
    builder.register(Car.self).initializer { scope in try Car(engine: scope.resolve()) }
      .dependency { scope, car in car.radio = try scope.resolve(name: "loud") }
      .lifetime(.perDependency)
    builder.register { scope in Boat(diesel: try scope.resolve(Diesel.self)) }
      .dependency { scope, boat in boat.radio = *?scope }
      .lifetime(.perDependency)
    builder.register(Radio.self).asName("loud").initializer { Radio() }.lifetime(.perDependency)
    builder.register { scope in Car(engine: try scope.resolve(name: "big")) }.asName("quick")
      .lifetime(.perDependency)
    return try builder.build()
  }
}
