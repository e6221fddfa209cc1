import CairnCore
import DITranquillity

final class RepositoriesPart: DIPart {
  static func load(container: DIContainer) {
    container.register(StoredHuts.init(api:database:))
      .as(HutRepository.self)
      .lifetime(.perContainer(.strong))
    container.register(StoredBookings.init(database:owner:))
      .as(BookingRepository.self)
      .memberLifetime()
    // Requested only in sessions, by components registered there.
    container.register(Favourites.init(database:owner:))
      .memberLifetime()
      .unused()
    container.register(ForecastCache.init)
      .lifetime(.perContainer(.strong))
    container.register { CachedImages(remote: $0, store: by(tag: Volatile.self, on: $1)) }
      .as(ImageSource.self)
      .lifetime(.custom(imageScope))
  }
}
