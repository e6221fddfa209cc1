// Transient components: the screens, their models, and the root that contains all.

public final class LoginModel: Sendable {
  let signIn: SignIn
  let log: any Log

  public init(signIn: SignIn, log: any Log) {
    self.signIn = signIn
    self.log = log
  }
}

public final class CatalogModel: Sendable {
  let loadCatalog: LoadCatalog
  let searchCatalog: SearchCatalog
  let imageLoader: ImageLoader
  let priceFormatter: PriceFormatter

  public init(
    loadCatalog: LoadCatalog, searchCatalog: SearchCatalog, imageLoader: ImageLoader,
    priceFormatter: PriceFormatter
  ) {
    self.loadCatalog = loadCatalog
    self.searchCatalog = searchCatalog
    self.imageLoader = imageLoader
    self.priceFormatter = priceFormatter
  }
}

public final class CartModel: Sendable {
  let placeOrder: PlaceOrder
  let cart: Cart
  let priceFormatter: PriceFormatter

  public init(placeOrder: PlaceOrder, cart: Cart, priceFormatter: PriceFormatter) {
    self.placeOrder = placeOrder
    self.cart = cart
    self.priceFormatter = priceFormatter
  }
}

public final class HistoryModel: Sendable {
  let loadHistory: LoadHistory
  let priceFormatter: PriceFormatter
  let dayFormatter: DayFormatter

  public init(loadHistory: LoadHistory, priceFormatter: PriceFormatter, dayFormatter: DayFormatter)
  {
    self.loadHistory = loadHistory
    self.priceFormatter = priceFormatter
    self.dayFormatter = dayFormatter
  }
}

public final class ProfileModel: Sendable {
  let accounts: any Accounts
  let addressFormatter: AddressFormatter
  let imageLoader: ImageLoader

  public init(accounts: any Accounts, addressFormatter: AddressFormatter, imageLoader: ImageLoader)
  {
    self.accounts = accounts
    self.addressFormatter = addressFormatter
    self.imageLoader = imageLoader
  }
}

public final class ReviewModel: Sendable {
  let writeReview: WriteReview
  let dayFormatter: DayFormatter

  public init(writeReview: WriteReview, dayFormatter: DayFormatter) {
    self.writeReview = writeReview
    self.dayFormatter = dayFormatter
  }
}

public final class ShopScreen: Sendable {
  let catalogModel: CatalogModel
  let cartModel: CartModel
  let reviewModel: ReviewModel
  let analytics: Analytics

  public init(
    catalogModel: CatalogModel, cartModel: CartModel, reviewModel: ReviewModel, analytics: Analytics
  ) {
    self.catalogModel = catalogModel
    self.cartModel = cartModel
    self.reviewModel = reviewModel
    self.analytics = analytics
  }
}

public final class AccountScreen: Sendable {
  let loginModel: LoginModel
  let historyModel: HistoryModel
  let profileModel: ProfileModel
  let reachability: Reachability

  public init(
    loginModel: LoginModel, historyModel: HistoryModel, profileModel: ProfileModel,
    reachability: Reachability
  ) {
    self.loginModel = loginModel
    self.historyModel = historyModel
    self.profileModel = profileModel
    self.reachability = reachability
  }
}

public final class Router: Sendable {
  let shopScreen: ShopScreen
  let accountScreen: AccountScreen
  let events: any Events
  let featureFlags: FeatureFlags

  public init(
    shopScreen: ShopScreen, accountScreen: AccountScreen, events: any Events,
    featureFlags: FeatureFlags
  ) {
    self.shopScreen = shopScreen
    self.accountScreen = accountScreen
    self.events = events
    self.featureFlags = featureFlags
  }
}

public final class App: Sendable {
  let router: Router
  let configuration: Configuration
  let log: any Log
  let analytics: Analytics

  public init(router: Router, configuration: Configuration, log: any Log, analytics: Analytics) {
    self.router = router
    self.configuration = configuration
    self.log = log
    self.analytics = analytics
  }
}
