import DIEngine
import DIv1Compat

public enum Release1Ambiguous {
  class Engine {}
  final class Diesel: Engine {}
  final class Steam: Engine {}
  final class Radio {}
  final class Bell {}
  final class Horn {}
  final class Tram {
    init(bell: Bell) {}
  }
  final class Ship {
    init(horn: Horn) {}
  }
  final class Car {
    init(engine: Engine) {}
  }
  final class Boat {
    init(radio: Radio) {}
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register { Diesel() }.asType(Engine.self).lifetime(.perDependency)
    builder.register { Steam() }.asType(Engine.self).lifetime(.perDependency)
    builder.register { Car(engine: try $0.resolve(Engine.self)) }.lifetime(.perDependency)
    builder.register { Radio() }.asDefault().lifetime(.perDependency)
    builder.register { Radio() }.lifetime(.perDependency)
    builder.register { Boat(radio: try $0.resolve(Radio.self)) }.lifetime(.perDependency)
    builder.register { Bell() }.lifetime(.perDependency)
    builder.register { Bell() }.asName("loud").lifetime(.perDependency)
    builder.register { Tram(bell: try $0.resolve(Bell.self)) }.lifetime(.perDependency)
    builder.register { Horn() }.asName("loud").lifetime(.perDependency)
    builder.register { Ship(horn: try $0.resolve(Horn.self)) }.lifetime(.perDependency)
    return try builder.build()
  }
}
