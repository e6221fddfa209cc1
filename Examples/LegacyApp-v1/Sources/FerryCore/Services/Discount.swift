public protocol Discount: AnyObject {
  var name: String { get }
  func apply(to price: Int, for passengers: [Passenger]) -> Int
}

final class ChildDiscount: Discount {
  let name = "children"

  func apply(to price: Int, for passengers: [Passenger]) -> Int {
    let children = passengers.filter { $0.age < 12 }.count
    return price - price / passengers.count * children / 2
  }
}

final class GroupDiscount: Discount {
  let name = "groups"

  func apply(to price: Int, for passengers: [Passenger]) -> Int {
    return passengers.count > 3 ? price * 9 / 10 : price
  }
}
