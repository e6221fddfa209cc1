import FerryCore

public final class ProfileInteractor {
  public let account: AccountRepository
  public let favourites: FavouritesRepository

  init(account: AccountRepository, favourites: FavouritesRepository) {
    self.account = account
    self.favourites = favourites
  }
}
