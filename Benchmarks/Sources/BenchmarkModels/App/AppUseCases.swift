// Transient components: one class for each action of a user.

public final class SignIn: Sendable {
  let accounts: any Accounts
  let session: any Session
  let analytics: Analytics

  public init(accounts: any Accounts, session: any Session, analytics: Analytics) {
    self.accounts = accounts
    self.session = session
    self.analytics = analytics
  }
}

public final class PlaceOrder: Sendable {
  let orders: any Orders
  let cart: Cart
  let analytics: Analytics
  let events: any Events

  public init(orders: any Orders, cart: Cart, analytics: Analytics, events: any Events) {
    self.orders = orders
    self.cart = cart
    self.analytics = analytics
    self.events = events
  }
}

public final class LoadCatalog: Sendable {
  let catalog: any Catalog
  let featureFlags: FeatureFlags

  public init(catalog: any Catalog, featureFlags: FeatureFlags) {
    self.catalog = catalog
    self.featureFlags = featureFlags
  }
}

public final class SearchCatalog: Sendable {
  let catalog: any Catalog
  let metrics: Metrics

  public init(catalog: any Catalog, metrics: Metrics) {
    self.catalog = catalog
    self.metrics = metrics
  }
}

public final class LoadHistory: Sendable {
  let orders: any Orders
  let dayFormatter: DayFormatter

  public init(orders: any Orders, dayFormatter: DayFormatter) {
    self.orders = orders
    self.dayFormatter = dayFormatter
  }
}

public final class WriteReview: Sendable {
  let reviews: Reviews
  let session: any Session

  public init(reviews: Reviews, session: any Session) {
    self.reviews = reviews
    self.session = session
  }
}
