// Transient components that read, store and format data.

public final class RemoteAccounts: Accounts {
  let network: any Network
  let database: any Database
  let log: any Log

  public init(network: any Network, database: any Database, log: any Log) {
    self.network = network
    self.database = database
    self.log = log
  }

  public func count() -> Int { 0 }
}

public final class RemoteOrders: Orders {
  let network: any Network
  let database: any Database
  let timeSource: any TimeSource

  public init(network: any Network, database: any Database, timeSource: any TimeSource) {
    self.network = network
    self.database = database
    self.timeSource = timeSource
  }

  public func count() -> Int { 0 }
}

public final class RemoteCatalog: Catalog {
  let network: any Network
  let database: any Database
  let imageCache: ImageCache

  public init(network: any Network, database: any Database, imageCache: ImageCache) {
    self.network = network
    self.database = database
    self.imageCache = imageCache
  }

  public func count() -> Int { 0 }
}

public final class Cart: Sendable {
  let store: any Store
  let session: any Session

  public init(store: any Store, session: any Session) {
    self.store = store
    self.session = session
  }
}

public final class Reviews: Sendable {
  let network: any Network
  let database: any Database

  public init(network: any Network, database: any Database) {
    self.network = network
    self.database = database
  }
}

public final class PriceFormatter: Sendable {
  let localization: Localization

  public init(localization: Localization) {
    self.localization = localization
  }
}

public final class DayFormatter: Sendable {
  let localization: Localization
  let timeSource: any TimeSource

  public init(localization: Localization, timeSource: any TimeSource) {
    self.localization = localization
    self.timeSource = timeSource
  }
}

public final class AddressFormatter: Sendable {
  let localization: Localization

  public init(localization: Localization) {
    self.localization = localization
  }
}

public final class ImageLoader: Sendable {
  let network: any Network
  let imageCache: ImageCache

  public init(network: any Network, imageCache: ImageCache) {
    self.network = network
    self.imageCache = imageCache
  }
}
