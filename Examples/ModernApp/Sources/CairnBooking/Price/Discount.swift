import CairnCore

/// A discount on a stay.
protocol Discount {
  /// Returns the discounted price in cents.
  func apply(to price: Int, stay: Stay, member: Member) -> Int
}

struct MidweekDiscount: Discount {
  func apply(to price: Int, stay: Stay, member: Member) -> Int {
    return stay.allNights.contains { $0.isWeekend } ? price : price * 9 / 10
  }
}

struct GroupDiscount: Discount {
  func apply(to price: Int, stay: Stay, member: Member) -> Int {
    return stay.guests < 8 ? price : price - price / stay.guests
  }
}

/// The last discount: five euros off for members of the club.
struct ClubDiscount: Discount {
  func apply(to price: Int, stay: Stay, member: Member) -> Int {
    return member.isInClub ? max(0, price - 500) : price
  }
}
