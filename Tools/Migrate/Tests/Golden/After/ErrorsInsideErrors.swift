// Rules: M1-02 M1-05 M1-23 M1-28
import DITranquillity

public enum ErrorsInsideErrors {
  final class Ink {}
  struct Broken: Error {}
  final class Pump {
    init() throws { throw Broken() }
  }
  final class Car {
    init(pump: Pump) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(throwing: { try Pump() }).lifetime(.prototype)
    builder.register { Car(pump: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let car = try? scope.resolved() as Car
    return [car == nil ? "no car" : "a car"]
  }
}
