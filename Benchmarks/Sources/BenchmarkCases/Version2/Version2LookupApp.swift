import BenchmarkModels
import DIv2Compat

/// Registers the app graph with version 2; the closures resolve the parameters.
func registerVersion2LookupApp(in builder: DIContainerBuilder) {
  registerVersion2LookupAppShared(in: builder)
  registerVersion2LookupAppNew(in: builder)
}

private func registerVersion2LookupAppShared(in builder: DIContainerBuilder) {
  builder.register { _ in Configuration() }.lifetime(.lazySingle)
  builder.register { _ in SystemTime() }.as((any TimeSource).self).check { $0 }.lifetime(
    .lazySingle)
  builder.register { c in try ConsoleLog(timeSource: *c) }.as((any Log).self).check { $0 }.lifetime(
    .lazySingle)
  builder.register { c in try Metrics(log: *c, timeSource: *c) }.lifetime(.lazySingle)
  builder.register { c in try FileStore(configuration: *c) }.as((any Store).self).check { $0 }
    .lifetime(.lazySingle)
  builder.register { c in try Secrets(store: *c) }.lifetime(.lazySingle)
  builder.register { c in try Localization(configuration: *c, store: *c) }.lifetime(.lazySingle)
  builder.register { c in try UserSession(secrets: *c, timeSource: *c) }.as((any Session).self)
    .check { $0 }.lifetime(.lazySingle)
  builder.register { c in try HTTPNetwork(configuration: *c, log: *c, session: *c) }.as(
    (any Network).self
  ).check { $0 }.lifetime(.lazySingle)
  builder.register { c in try SQLDatabase(configuration: *c, log: *c) }.as((any Database).self)
    .check { $0 }.lifetime(.lazySingle)
  builder.register { c in try EventBus(log: *c) }.as((any Events).self).check { $0 }.lifetime(
    .lazySingle)
  builder.register { c in try ImageCache(store: *c, log: *c) }.lifetime(.lazySingle)
  builder.register { c in try FeatureFlags(configuration: *c, network: *c) }.lifetime(.lazySingle)
  builder.register { c in try Analytics(network: *c, events: *c, metrics: *c) }.lifetime(
    .lazySingle)
  builder.register { c in try Reachability(log: *c) }.lifetime(.lazySingle)
}

private func registerVersion2LookupAppNew(in builder: DIContainerBuilder) {
  builder.register { c in try RemoteAccounts(network: *c, database: *c, log: *c) }.as(
    (any Accounts).self
  ).check { $0 }.lifetime(.perDependency)
  builder.register { c in try RemoteOrders(network: *c, database: *c, timeSource: *c) }.as(
    (any Orders).self
  ).check { $0 }.lifetime(.perDependency)
  builder.register { c in try RemoteCatalog(network: *c, database: *c, imageCache: *c) }.as(
    (any Catalog).self
  ).check { $0 }.lifetime(.perDependency)
  builder.register { c in try Cart(store: *c, session: *c) }.lifetime(.perDependency)
  builder.register { c in try Reviews(network: *c, database: *c) }.lifetime(.perDependency)
  builder.register { c in try PriceFormatter(localization: *c) }.lifetime(.perDependency)
  builder.register { c in try DayFormatter(localization: *c, timeSource: *c) }.lifetime(
    .perDependency)
  builder.register { c in try AddressFormatter(localization: *c) }.lifetime(.perDependency)
  builder.register { c in try ImageLoader(network: *c, imageCache: *c) }.lifetime(.perDependency)
  builder.register { c in try SignIn(accounts: *c, session: *c, analytics: *c) }.lifetime(
    .perDependency)
  builder.register { c in try PlaceOrder(orders: *c, cart: *c, analytics: *c, events: *c) }
    .lifetime(.perDependency)
  builder.register { c in try LoadCatalog(catalog: *c, featureFlags: *c) }.lifetime(.perDependency)
  builder.register { c in try SearchCatalog(catalog: *c, metrics: *c) }.lifetime(.perDependency)
  builder.register { c in try LoadHistory(orders: *c, dayFormatter: *c) }.lifetime(.perDependency)
  builder.register { c in try WriteReview(reviews: *c, session: *c) }.lifetime(.perDependency)
  builder.register { c in try LoginModel(signIn: *c, log: *c) }.lifetime(.perDependency)
  builder.register { c in
    try CatalogModel(loadCatalog: *c, searchCatalog: *c, imageLoader: *c, priceFormatter: *c)
  }.lifetime(.perDependency)
  builder.register { c in try CartModel(placeOrder: *c, cart: *c, priceFormatter: *c) }.lifetime(
    .perDependency)
  builder.register { c in try HistoryModel(loadHistory: *c, priceFormatter: *c, dayFormatter: *c) }
    .lifetime(.perDependency)
  builder.register { c in try ProfileModel(accounts: *c, addressFormatter: *c, imageLoader: *c) }
    .lifetime(.perDependency)
  builder.register { c in try ReviewModel(writeReview: *c, dayFormatter: *c) }.lifetime(
    .perDependency)
  builder.register { c in
    try ShopScreen(catalogModel: *c, cartModel: *c, reviewModel: *c, analytics: *c)
  }.lifetime(.perDependency)
  builder.register { c in
    try AccountScreen(loginModel: *c, historyModel: *c, profileModel: *c, reachability: *c)
  }.lifetime(.perDependency)
  builder.register { c in
    try Router(shopScreen: *c, accountScreen: *c, events: *c, featureFlags: *c)
  }.lifetime(.perDependency)
  builder.register { c in try App(router: *c, configuration: *c, log: *c, analytics: *c) }.lifetime(
    .perDependency)
}
