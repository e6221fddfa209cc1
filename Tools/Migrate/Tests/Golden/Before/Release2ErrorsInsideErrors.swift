// Rules: M2-02 M2-05 M2-23 M2-28
import DIv2Compat

public enum Release2ErrorsInsideErrors {
  struct Broken: Error {}
  final class Pump {
    init() throws { throw Broken() }
  }
  final class Car {
    init(pump: Pump) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Pump.init).lifetime(.perDependency)
    builder.register(type: Car.init(pump:)).lifetime(.perDependency)
    let container = try builder.build()
    let car = try? container.resolve(Car.self)
    return [car == nil ? "no car" : "a car"]
  }
}
