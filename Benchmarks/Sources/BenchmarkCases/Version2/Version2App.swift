import BenchmarkModels
import DIv2Compat

/// Registers the app graph with version 2; the container resolves the parameters.
func registerVersion2App(in builder: DIContainerBuilder) {
  registerVersion2AppShared(in: builder)
  registerVersion2AppNew(in: builder)
}

private func registerVersion2AppShared(in builder: DIContainerBuilder) {
  builder.register(type: Configuration.init).lifetime(.lazySingle)
  builder.register(type: SystemTime.init).as((any TimeSource).self).check { $0 }.lifetime(
    .lazySingle)
  builder.register(type: ConsoleLog.init).as((any Log).self).check { $0 }.lifetime(.lazySingle)
  builder.register(type: Metrics.init).lifetime(.lazySingle)
  builder.register(type: FileStore.init).as((any Store).self).check { $0 }.lifetime(.lazySingle)
  builder.register(type: Secrets.init).lifetime(.lazySingle)
  builder.register(type: Localization.init).lifetime(.lazySingle)
  builder.register(type: UserSession.init).as((any Session).self).check { $0 }.lifetime(.lazySingle)
  builder.register(type: HTTPNetwork.init).as((any Network).self).check { $0 }.lifetime(.lazySingle)
  builder.register(type: SQLDatabase.init).as((any Database).self).check { $0 }.lifetime(
    .lazySingle)
  builder.register(type: EventBus.init).as((any Events).self).check { $0 }.lifetime(.lazySingle)
  builder.register(type: ImageCache.init).lifetime(.lazySingle)
  builder.register(type: FeatureFlags.init).lifetime(.lazySingle)
  builder.register(type: Analytics.init).lifetime(.lazySingle)
  builder.register(type: Reachability.init).lifetime(.lazySingle)
}

private func registerVersion2AppNew(in builder: DIContainerBuilder) {
  builder.register(type: RemoteAccounts.init).as((any Accounts).self).check { $0 }.lifetime(
    .perDependency)
  builder.register(type: RemoteOrders.init).as((any Orders).self).check { $0 }.lifetime(
    .perDependency)
  builder.register(type: RemoteCatalog.init).as((any Catalog).self).check { $0 }.lifetime(
    .perDependency)
  builder.register(type: Cart.init).lifetime(.perDependency)
  builder.register(type: Reviews.init).lifetime(.perDependency)
  builder.register(type: PriceFormatter.init).lifetime(.perDependency)
  builder.register(type: DayFormatter.init).lifetime(.perDependency)
  builder.register(type: AddressFormatter.init).lifetime(.perDependency)
  builder.register(type: ImageLoader.init).lifetime(.perDependency)
  builder.register(type: SignIn.init).lifetime(.perDependency)
  builder.register(type: PlaceOrder.init).lifetime(.perDependency)
  builder.register(type: LoadCatalog.init).lifetime(.perDependency)
  builder.register(type: SearchCatalog.init).lifetime(.perDependency)
  builder.register(type: LoadHistory.init).lifetime(.perDependency)
  builder.register(type: WriteReview.init).lifetime(.perDependency)
  builder.register(type: LoginModel.init).lifetime(.perDependency)
  builder.register(type: CatalogModel.init).lifetime(.perDependency)
  builder.register(type: CartModel.init).lifetime(.perDependency)
  builder.register(type: HistoryModel.init).lifetime(.perDependency)
  builder.register(type: ProfileModel.init).lifetime(.perDependency)
  builder.register(type: ReviewModel.init).lifetime(.perDependency)
  builder.register(type: ShopScreen.init).lifetime(.perDependency)
  builder.register(type: AccountScreen.init).lifetime(.perDependency)
  builder.register(type: Router.init).lifetime(.perDependency)
  builder.register(type: App.init).lifetime(.perDependency)
}
