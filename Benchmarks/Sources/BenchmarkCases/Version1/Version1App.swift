import BenchmarkModels
import DIv1Compat

/// Registers the app graph with version 1.
func registerVersion1App(in builder: DIContainerBuilder) {
  registerVersion1AppShared(in: builder)
  registerVersion1AppNew(in: builder)
}

private func registerVersion1AppShared(in builder: DIContainerBuilder) {
  builder.register { Configuration() }.lifetime(.lazySingle)
  builder.register { SystemTime() }.asType((any TimeSource).self).lifetime(.lazySingle)
  builder.register { ConsoleLog(timeSource: *!$0) }.asType((any Log).self).lifetime(.lazySingle)
  builder.register { Metrics(log: *!$0, timeSource: *!$0) }.lifetime(.lazySingle)
  builder.register { FileStore(configuration: *!$0) }.asType((any Store).self).lifetime(.lazySingle)
  builder.register { Secrets(store: *!$0) }.lifetime(.lazySingle)
  builder.register { Localization(configuration: *!$0, store: *!$0) }.lifetime(.lazySingle)
  builder.register { UserSession(secrets: *!$0, timeSource: *!$0) }.asType((any Session).self)
    .lifetime(.lazySingle)
  builder.register { HTTPNetwork(configuration: *!$0, log: *!$0, session: *!$0) }.asType(
    (any Network).self
  ).lifetime(.lazySingle)
  builder.register { SQLDatabase(configuration: *!$0, log: *!$0) }.asType((any Database).self)
    .lifetime(.lazySingle)
  builder.register { EventBus(log: *!$0) }.asType((any Events).self).lifetime(.lazySingle)
  builder.register { ImageCache(store: *!$0, log: *!$0) }.lifetime(.lazySingle)
  builder.register { FeatureFlags(configuration: *!$0, network: *!$0) }.lifetime(.lazySingle)
  builder.register { Analytics(network: *!$0, events: *!$0, metrics: *!$0) }.lifetime(.lazySingle)
  builder.register { Reachability(log: *!$0) }.lifetime(.lazySingle)
}

private func registerVersion1AppNew(in builder: DIContainerBuilder) {
  builder.register { RemoteAccounts(network: *!$0, database: *!$0, log: *!$0) }.asType(
    (any Accounts).self
  ).lifetime(.perDependency)
  builder.register { RemoteOrders(network: *!$0, database: *!$0, timeSource: *!$0) }.asType(
    (any Orders).self
  ).lifetime(.perDependency)
  builder.register { RemoteCatalog(network: *!$0, database: *!$0, imageCache: *!$0) }.asType(
    (any Catalog).self
  ).lifetime(.perDependency)
  builder.register { Cart(store: *!$0, session: *!$0) }.lifetime(.perDependency)
  builder.register { Reviews(network: *!$0, database: *!$0) }.lifetime(.perDependency)
  builder.register { PriceFormatter(localization: *!$0) }.lifetime(.perDependency)
  builder.register { DayFormatter(localization: *!$0, timeSource: *!$0) }.lifetime(.perDependency)
  builder.register { AddressFormatter(localization: *!$0) }.lifetime(.perDependency)
  builder.register { ImageLoader(network: *!$0, imageCache: *!$0) }.lifetime(.perDependency)
  builder.register { SignIn(accounts: *!$0, session: *!$0, analytics: *!$0) }.lifetime(
    .perDependency)
  builder.register { PlaceOrder(orders: *!$0, cart: *!$0, analytics: *!$0, events: *!$0) }.lifetime(
    .perDependency)
  builder.register { LoadCatalog(catalog: *!$0, featureFlags: *!$0) }.lifetime(.perDependency)
  builder.register { SearchCatalog(catalog: *!$0, metrics: *!$0) }.lifetime(.perDependency)
  builder.register { LoadHistory(orders: *!$0, dayFormatter: *!$0) }.lifetime(.perDependency)
  builder.register { WriteReview(reviews: *!$0, session: *!$0) }.lifetime(.perDependency)
  builder.register { LoginModel(signIn: *!$0, log: *!$0) }.lifetime(.perDependency)
  builder.register {
    CatalogModel(loadCatalog: *!$0, searchCatalog: *!$0, imageLoader: *!$0, priceFormatter: *!$0)
  }.lifetime(.perDependency)
  builder.register { CartModel(placeOrder: *!$0, cart: *!$0, priceFormatter: *!$0) }.lifetime(
    .perDependency)
  builder.register { HistoryModel(loadHistory: *!$0, priceFormatter: *!$0, dayFormatter: *!$0) }
    .lifetime(.perDependency)
  builder.register { ProfileModel(accounts: *!$0, addressFormatter: *!$0, imageLoader: *!$0) }
    .lifetime(.perDependency)
  builder.register { ReviewModel(writeReview: *!$0, dayFormatter: *!$0) }.lifetime(.perDependency)
  builder.register {
    ShopScreen(catalogModel: *!$0, cartModel: *!$0, reviewModel: *!$0, analytics: *!$0)
  }.lifetime(.perDependency)
  builder.register {
    AccountScreen(loginModel: *!$0, historyModel: *!$0, profileModel: *!$0, reachability: *!$0)
  }.lifetime(.perDependency)
  builder.register {
    Router(shopScreen: *!$0, accountScreen: *!$0, events: *!$0, featureFlags: *!$0)
  }.lifetime(.perDependency)
  builder.register { App(router: *!$0, configuration: *!$0, log: *!$0, analytics: *!$0) }.lifetime(
    .perDependency)
}
