import BenchmarkModels
import DIv3

/// Registers the app graph with the modern façade.
func registerModernApp(in container: DIContainer) {
  registerModernAppShared(in: container)
  registerModernAppNew(in: container)
}

private func registerModernAppShared(in container: DIContainer) {
  container.register(Configuration.init).lifetime(.single)
  container.register(SystemTime.init).as((any TimeSource).self).lifetime(.single)
  container.register(ConsoleLog.init).as((any Log).self).lifetime(.single)
  container.register(Metrics.init).lifetime(.single)
  container.register(FileStore.init).as((any Store).self).lifetime(.single)
  container.register(Secrets.init).lifetime(.single)
  container.register(Localization.init).lifetime(.single)
  container.register(UserSession.init).as((any Session).self).lifetime(.single)
  container.register(HTTPNetwork.init).as((any Network).self).lifetime(.single)
  container.register(SQLDatabase.init).as((any Database).self).lifetime(.single)
  container.register(EventBus.init).as((any Events).self).lifetime(.single)
  container.register(ImageCache.init).lifetime(.single)
  container.register(FeatureFlags.init).lifetime(.single)
  container.register(Analytics.init).lifetime(.single)
  container.register(Reachability.init).lifetime(.single)
}

private func registerModernAppNew(in container: DIContainer) {
  container.register(RemoteAccounts.init).as((any Accounts).self)
  container.register(RemoteOrders.init).as((any Orders).self)
  container.register(RemoteCatalog.init).as((any Catalog).self)
  container.register(Cart.init)
  container.register(Reviews.init)
  container.register(PriceFormatter.init)
  container.register(DayFormatter.init)
  container.register(AddressFormatter.init)
  container.register(ImageLoader.init)
  container.register(SignIn.init)
  container.register(PlaceOrder.init)
  container.register(LoadCatalog.init)
  container.register(SearchCatalog.init)
  container.register(LoadHistory.init)
  container.register(WriteReview.init)
  container.register(LoginModel.init)
  container.register(CatalogModel.init)
  container.register(CartModel.init)
  container.register(HistoryModel.init)
  container.register(ProfileModel.init)
  container.register(ReviewModel.init)
  container.register(ShopScreen.init)
  container.register(AccountScreen.init)
  container.register(Router.init)
  container.register(App.init)
}
