import DIEngine
import DIv2Compat

public enum Release2Ambiguous {
  class Engine {}
  final class Diesel: Engine {}
  final class Steam: Engine {}
  final class Wheel {}
  final class Car {
    init(engine: Engine) {}
  }
  final class Cart {
    init(wheel: Wheel) {}
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Diesel.init).as(Engine.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Steam.init).as(Engine.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Car.init(engine:)).lifetime(.perDependency)
    builder.register { Wheel() }.set(.default).lifetime(.perDependency)
    builder.register { Wheel() }.lifetime(.perDependency)
    builder.register(type: Cart.init(wheel:)).lifetime(.perDependency)
    return try builder.build()
  }
}
