import CairnBooking
import CairnCore
import CairnStorage

/// The home page of members.
public final class MemberHome {
  public let welcome: Welcome
  public let bookings: any BookingRepository
  public let favourites: Favourites
  public let basket: Basket

  init(
    welcome: Welcome, bookings: any BookingRepository, favourites: Favourites, basket: Basket
  ) {
    self.welcome = welcome
    self.bookings = bookings
    self.favourites = favourites
    self.basket = basket
  }
}
