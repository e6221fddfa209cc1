// Rules: M2-02 M2-05 M2-23 M2-28
import DITranquillity

public enum Release2ErrorsInsideErrors {
  struct Broken: Error {}
  final class Pump {
    init() throws { throw Broken() }
  }
  final class Car {
    init(pump: Pump) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(throwing: Pump.init).lifetime(.prototype)
    builder.register(Car.init(pump:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let car = try? container.resolved() as Car
    return [car == nil ? "no car" : "a car"]
  }
}
