import DIEngine
import DITranquillity

public enum AcceptedFindings {
  final class Motor {}
  final class Car {
    init(_ motor: Motor) {}
  }
  final class Boat {
    init(_ motor: Motor) {}
  }
  final class Trail {}
  final class Report {
    init(_ trail: Trail) {}
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Car.init).accept(findings: "DIG001")
    container.register(Boat.init)
    container.register(Trail.init).lifetime(.perContainer(.strong))
    container.register(Report.init).lifetime(.single)
      .accept(findings: "DIG021")
    return container
  }
}
