import DIGraphTools

// The types that the tests register.
protocol Vehicle {}
protocol Fuel {}
final class Motor: Sendable {}
final class Petrol: Fuel {}
final class Diesel: Fuel {}
final class Car: Vehicle {
  let motor: Motor
  init(_ motor: Motor) { self.motor = motor }
}
final class Garage {
  let cars: [Car]
  init(_ cars: [Car]) { self.cars = cars }
}

extension [GraphComponent] {
  /// The component whose type has a short name.
  subscript(_ name: String) -> GraphComponent? { first { $0.name == name } }
}

extension [GraphFinding] {
  func of(_ code: GraphFinding.Code) -> [GraphFinding] { filter { $0.code == code } }
}
