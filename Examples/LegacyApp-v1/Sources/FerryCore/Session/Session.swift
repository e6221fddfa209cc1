public final class Session {
  public let tickets: TicketRepository
  public let favourites: FavouritesRepository
  public let basket: Basket
  public internal(set) var analytics: Analytics!

  init(tickets: TicketRepository, favourites: FavouritesRepository, basket: Basket) {
    self.tickets = tickets
    self.favourites = favourites
    self.basket = basket
  }
}

public final class Basket {
  public var crossings: [Crossing] = []
}
