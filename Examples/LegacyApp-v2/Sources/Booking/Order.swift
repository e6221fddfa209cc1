import Timetable

public struct Order {
  public let crossing: Crossing
  public let passengers: Int
  public let cars: Int

  public init(crossing: Crossing, passengers: Int, cars: Int) {
    self.crossing = crossing
    self.passengers = passengers
    self.cars = cars
  }
}
