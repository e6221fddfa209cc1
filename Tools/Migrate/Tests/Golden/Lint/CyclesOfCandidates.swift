import DIEngine
import DITranquillity

/// An ambiguous dependency may become any of its candidates.
public enum CyclesOfCandidates {
  class Engine {}
  final class Diesel: Engine {
    init(radio: Radio) {}
  }
  final class Steam: Engine {}
  final class Radio {
    init(car: Car) {}
  }
  final class Car {
    init(engine: Engine) {}
  }
  final class Boat {
    init(engine: Engine) {}
  }

  public static func source() throws -> any GraphSource {
    let container = DIContainer()
    container.register(Diesel.init).as(check: Engine.self) { $0 }
    container.register(Steam.init).as(check: Engine.self) { $0 }.lifetime(.perContainer(.strong))
    container.register(Radio.init)
    container.register(Car.init)
    container.register(Boat.init).lifetime(.single)
    return container
  }
}
