// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: AcceptedFindings
public enum AcceptedFindings: LintCase {
  final class Motor {}; final class Car { init(_ motor: Motor) {} }; final class Boat { init(_ motor: Motor) {} }
  final class Trail {}; final class Report { init(_ trail: Trail) {} }
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

// Case: Captives
public enum Captives: LintCase {
  final class Trail {}; final class Report { init(_ trail: Trail) {} }; final class Desk { init(_ drawer: Drawer) {} }
  final class Drawer { var trail: Trail? }; final class Lamp { init(_ trail: Lazy<Trail>) {} }
  final class Chair { init(_ trails: [Trail]) {} }; final class Door { init(_ trail: Trail?) {} }
  public static func source() -> any GraphSource {
    let office = DIScope(name: "office", storage: DICacheStorage()); let container = DIContainer()
    container.register(Trail.init).lifetime(.perContainer(.strong))
    container.register(Report.init).lifetime(.single)
    container.register(Desk.init).lifetime(.perRun(.strong))
    container.register(Drawer.init).injection(\.trail)
    container.register(Lamp.init).lifetime(.single)
    container.register { Chair(many($0)) }.lifetime(.custom(office))
    container.register(Door.init).lifetime(.perRun(.weak))
    return container
  }
}
