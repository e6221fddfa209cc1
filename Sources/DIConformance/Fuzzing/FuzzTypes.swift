/// Types for the components of random graphs: each component has a class of its own, and can be
/// registered under any of the services.
enum FuzzTypes {
  /// The own types of components. There are more than a graph has components, so that some are never
  /// registered.
  static let own: [Any.Type] = {
    func crossing<Row, Column>(_: Row.Type, _: Column.Type) -> Any.Type {
      Crossing<Row, Column>.self
    }
    return tags.flatMap { row in tags.map { crossing(row, $0) } }
  }()

  /// The types that serve as tags.
  static let tags: [Any.Type] = [
    Digit0.self, Digit1.self, Digit2.self, Digit3.self, Digit4.self, Digit5.self, Digit6.self,
    Digit7.self,
  ]

  /// The services; the last one is never registered.
  static let services: [Any.Type] = [
    (any Service0).self, (any Service1).self, (any Service2).self, (any Service3).self,
    (any Service4).self, (any Service5).self, (any Service6).self, (any Service7).self,
  ]
}

/// An object of a random graph: its number, in order of creation, and the objects that its initializer received.
class Specimen: Service0, Service1, Service2, Service3, Service4, Service5, Service6, Service7 {
  let number: Int
  private let parts: [Any?]

  required init(number: Int, parts: [Any?]) {
    (self.number, self.parts) = (number, parts)
  }
}

private final class Crossing<Row, Column>: Specimen {}

private enum Digit0 {}
private enum Digit1 {}
private enum Digit2 {}
private enum Digit3 {}
private enum Digit4 {}
private enum Digit5 {}
private enum Digit6 {}
private enum Digit7 {}

protocol Service0: AnyObject {}
protocol Service1: AnyObject {}
protocol Service2: AnyObject {}
protocol Service3: AnyObject {}
protocol Service4: AnyObject {}
protocol Service5: AnyObject {}
protocol Service6: AnyObject {}
protocol Service7: AnyObject {}
