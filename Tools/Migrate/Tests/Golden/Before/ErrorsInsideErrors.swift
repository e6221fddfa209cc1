// Rules: M1-02 M1-05 M1-23 M1-28
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { _ in try Pump() }.lifetime(.perDependency)
    builder.register { scope in Car(pump: try scope.resolve()) }.lifetime(.perDependency)
    let scope = try builder.build()
    let car = try? scope.resolve(Car.self)
    return [car == nil ? "no car" : "a car"]
  }
}
