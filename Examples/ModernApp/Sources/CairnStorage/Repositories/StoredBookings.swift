import CairnCore

/// The bookings of the member who is signed in.
public final class StoredBookings: BookingRepository {
  private let database: Database
  public let owner: Member
  public private(set) var bookings: [Booking] = []

  init(database: Database, owner: Member) {
    self.database = database
    self.owner = owner
  }

  public func add(_ booking: Booking) {
    bookings.append(booking)
    database.write("\(owner.name): \(booking.total)", for: "\(booking.number)", to: "bookings")
  }
}
