import BenchmarkModels

/// The app graph, by hand: a lazy variable for each shared component, a function for each transient
/// one.
final class HandWrittenApp {
  private lazy var configuration = Configuration()
  private lazy var timeSource: any TimeSource = SystemTime()
  private lazy var log: any Log = ConsoleLog(timeSource: timeSource)
  private lazy var metrics = Metrics(log: log, timeSource: timeSource)
  private lazy var store: any Store = FileStore(configuration: configuration)
  private lazy var secrets = Secrets(store: store)
  private lazy var localization = Localization(configuration: configuration, store: store)
  private lazy var session: any Session = UserSession(secrets: secrets, timeSource: timeSource)
  private lazy var network: any Network = HTTPNetwork(
    configuration: configuration, log: log, session: session)
  private lazy var database: any Database = SQLDatabase(configuration: configuration, log: log)
  private lazy var events: any Events = EventBus(log: log)
  private lazy var imageCache = ImageCache(store: store, log: log)
  private lazy var featureFlags = FeatureFlags(configuration: configuration, network: network)
  private lazy var analytics = Analytics(network: network, events: events, metrics: metrics)
  private lazy var reachability = Reachability(log: log)

  private func accounts() -> any Accounts {
    RemoteAccounts(network: network, database: database, log: log)
  }

  private func orders() -> any Orders {
    RemoteOrders(network: network, database: database, timeSource: timeSource)
  }

  private func catalog() -> any Catalog {
    RemoteCatalog(network: network, database: database, imageCache: imageCache)
  }

  private func cart() -> Cart {
    Cart(store: store, session: session)
  }

  private func reviews() -> Reviews {
    Reviews(network: network, database: database)
  }

  private func priceFormatter() -> PriceFormatter {
    PriceFormatter(localization: localization)
  }

  private func dayFormatter() -> DayFormatter {
    DayFormatter(localization: localization, timeSource: timeSource)
  }

  private func addressFormatter() -> AddressFormatter {
    AddressFormatter(localization: localization)
  }

  private func imageLoader() -> ImageLoader {
    ImageLoader(network: network, imageCache: imageCache)
  }

  private func signIn() -> SignIn {
    SignIn(accounts: accounts(), session: session, analytics: analytics)
  }

  private func placeOrder() -> PlaceOrder {
    PlaceOrder(orders: orders(), cart: cart(), analytics: analytics, events: events)
  }

  private func loadCatalog() -> LoadCatalog {
    LoadCatalog(catalog: catalog(), featureFlags: featureFlags)
  }

  private func searchCatalog() -> SearchCatalog {
    SearchCatalog(catalog: catalog(), metrics: metrics)
  }

  private func loadHistory() -> LoadHistory {
    LoadHistory(orders: orders(), dayFormatter: dayFormatter())
  }

  private func writeReview() -> WriteReview {
    WriteReview(reviews: reviews(), session: session)
  }

  private func loginModel() -> LoginModel {
    LoginModel(signIn: signIn(), log: log)
  }

  private func catalogModel() -> CatalogModel {
    CatalogModel(
      loadCatalog: loadCatalog(), searchCatalog: searchCatalog(), imageLoader: imageLoader(),
      priceFormatter: priceFormatter())
  }

  private func cartModel() -> CartModel {
    CartModel(placeOrder: placeOrder(), cart: cart(), priceFormatter: priceFormatter())
  }

  private func historyModel() -> HistoryModel {
    HistoryModel(
      loadHistory: loadHistory(), priceFormatter: priceFormatter(), dayFormatter: dayFormatter())
  }

  private func profileModel() -> ProfileModel {
    ProfileModel(
      accounts: accounts(), addressFormatter: addressFormatter(), imageLoader: imageLoader())
  }

  private func reviewModel() -> ReviewModel {
    ReviewModel(writeReview: writeReview(), dayFormatter: dayFormatter())
  }

  private func shopScreen() -> ShopScreen {
    ShopScreen(
      catalogModel: catalogModel(), cartModel: cartModel(), reviewModel: reviewModel(),
      analytics: analytics)
  }

  private func accountScreen() -> AccountScreen {
    AccountScreen(
      loginModel: loginModel(), historyModel: historyModel(), profileModel: profileModel(),
      reachability: reachability)
  }

  private func router() -> Router {
    Router(
      shopScreen: shopScreen(), accountScreen: accountScreen(), events: events,
      featureFlags: featureFlags)
  }

  func app() -> App {
    App(router: router(), configuration: configuration, log: log, analytics: analytics)
  }

}
