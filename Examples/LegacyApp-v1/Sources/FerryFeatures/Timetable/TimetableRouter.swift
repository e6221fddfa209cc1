import FerryCore

public final class TimetableRouter {
  public internal(set) weak var presenter: TimetablePresenter?
  private let navigator: Navigator
  private let booking: BookingFactory

  init(navigator: Navigator, booking: BookingFactory) {
    self.navigator = navigator
    self.booking = booking
  }

  func openBooking(for crossing: Crossing) {
    navigator.push(booking.screen(for: crossing))
  }
}
