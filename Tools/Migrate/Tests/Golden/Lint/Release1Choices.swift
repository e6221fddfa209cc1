import DIEngine
import DIv1Compat

public enum Release1Choices {
  final class Diesel {}
  final class Steam {}
  final class Car {
    var diesel: Diesel?
    init(steam: Steam?) {}
  }
  nonisolated(unsafe) static var isOld = false

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register { scope in Car(steam: isOld ? try scope.resolve(Steam.self) : nil) }
      .lifetime(.perDependency)
    builder.register { (scope: DIScope) throws -> Car in
      if isOld { return Car(steam: try scope.resolve(Steam.self)) }
      return Car(steam: nil)
    }
    .dependency { scope, car in
      guard isOld else { return }
      car.diesel = try scope.resolve()
    }
    .lifetime(.perDependency)
    return try builder.build()
  }
}
