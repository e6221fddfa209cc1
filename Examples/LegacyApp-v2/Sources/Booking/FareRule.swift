import Timetable

/// One step of a price calculation. Steps apply in order of registration.
public protocol FareRule: AnyObject {
  func apply(to cents: Int, for order: Order) -> Int
}

final class SeatRule: FareRule {
  func apply(to cents: Int, for order: Order) -> Int {
    return cents + order.passengers * 1_235
  }
}

final class CarDeckRule: FareRule {
  func apply(to cents: Int, for order: Order) -> Int {
    return cents + order.cars * 3_000
  }
}

/// A discount in the evening, when the ships are half empty.
final class EveningRule: FareRule {
  func apply(to cents: Int, for order: Order) -> Int {
    return order.crossing.minutes >= 18 * 60 ? cents * 9 / 10 : cents
  }
}

/// Rounds prices, because ticket machines have no small coins.
final class RoundingRule: FareRule {
  func apply(to cents: Int, for order: Order) -> Int {
    return cents / 50 * 50
  }
}
