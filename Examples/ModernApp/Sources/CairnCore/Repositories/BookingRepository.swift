public protocol BookingRepository: AnyObject {
  var bookings: [Booking] { get }
  func add(_ booking: Booking)
}
