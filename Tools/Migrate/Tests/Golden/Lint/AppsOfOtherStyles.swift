// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: AppOfResultBuilder
@resultBuilder enum SetUpOfLint {
  static func buildBlock(_ steps: [(DIContainer) -> Void]...) -> [(DIContainer) -> Void] { steps.flatMap { $0 } }
  static func buildExpression(_ step: @escaping (DIContainer) -> Void) -> [(DIContainer) -> Void] { [step] }
  static func buildOptional(_ steps: [(DIContainer) -> Void]?) -> [(DIContainer) -> Void] { steps ?? [] }
}
public enum AppOfResultBuilder: LintCase {
  final class Api {}; final class Store { init(api: Api) {} }
  static func make(@SetUpOfLint _ steps: () -> [(DIContainer) -> Void]) -> DIContainer {
    let container = DIContainer(); steps().forEach { $0(container) }; return container
  }
  static func network(_ container: DIContainer) {
    container.register(Api.init)
  }
  public static func source() -> any GraphSource {
    let container = make {
      { container in
        container.register(Store.init)
      }
      network
    }
    let store: Store = container.resolve(); _ = store; return container
  }
}

// Case: AppOfSteps
public enum AppOfSteps: LintCase {
  typealias Step = (DIContainer) -> Void; final class Api {}; final class Cache {}
  final class Store { init(api: Api, cache: Cache, disk: Disk) {} }; final class Disk {}
  enum Network { static func register(in container: DIContainer) {
    container.register(Api.init)
  } }
  static let steps: [Step] = [
    Network.register(in:),
    { $0.register(Cache.init) },
    { container in
      container.register(Store.init)
    },
  ]
  static func make(_ configure: (DIContainer) -> Void) -> DIContainer {
    let container = DIContainer(); configure(container); for step in steps { step(container) }; return container
  }
  public static func source() -> any GraphSource {
    let container = make {
      $0.register(Disk.init)
    }
    _ = container.resolve() as Store; return container
  }
}

// Case: AppOfGenericParts
public enum AppOfGenericParts: LintCase {
  final class Api {}; final class Feed { init(api: Api) {} }; final class Cart { init(api: Api) {} }
  enum Home: FeatureOfLint { static func register(in container: DIContainer) {
    container.register(Feed.init)
  } }
  struct Shop: FeatureOfLint { static func register(in container: DIContainer) {
    container.register(Cart.init)
  } }
  final class Part<Feature: FeatureOfLint>: DIPart { static func load(container: DIContainer) { Feature.register(in: container) } }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.append(part: Part<Home>.self)
    container.append(part: Part<Shop>.self)
    container.register(Api.init)
    let feed: Feed = *container, cart: Cart = *container; _ = (feed, cart); return container
  }
}
protocol FeatureOfLint { static func register(in container: DIContainer) }

// Case: AppWithSubscripts
public enum AppWithSubscripts: LintCase {
  enum Area { case main }; final class Session {}; final class Profile { init(session: Session) {} }
  final class Containers {
    private var all: [Area: DIContainer] = [:]
    subscript(area: Area) -> DIContainer {
      if let known = all[area] { return known }; let container = DIContainer(); all[area] = container; return container
    } }
  static let containers = Containers()
  public static func source() -> any GraphSource {
    containers[.main].register(Session.init)
    containers[.main].register(Profile.init)
    let profile: Profile = containers[.main].resolve(); _ = profile; return containers[.main]
  }
}

// Case: AppOfTasks
public enum AppOfTasks: LintCase {
  final class Clock: Sendable {}; final class Feed: Sendable { init(clock: Clock) {} }
  final class Ads: Sendable { init(clock: Clock) {} }
  actor Root {
    let container = DIContainer()
    func start() {
      container.register(Clock.init)
      container.register(Feed.init)
    }
    func feed() -> Feed { container.resolve() }
    func load() async -> (Feed, Ads) {
      container.register(Ads.init)
      async let feed = feed(); async let ads: Ads = container.resolve(); return await (feed, ads)
    } }
  public static func source() async -> any GraphSource {
    let root = Root(); await root.start(); _ = await root.load(); return root.container
  }
}

// Case: AppOfKeyPaths
public enum AppOfKeyPaths: LintCase {
  final class Api {}; final class Player { init(api: Api) {} }
  struct Services {
    static let shared = Services(); let container = DIContainer(); var api: Api { container.resolve() }
    var player: Player { container.resolve() }
    init() {
      container.register(Api.init)
      container.register(Player.init)
    } }
  @propertyWrapper struct Service<Value> {
    let path: KeyPath<Services, Value>; init(_ path: KeyPath<Services, Value>) { self.path = path }
    var wrappedValue: Value { Services.shared[keyPath: path] }
  }
  struct Screen { @Service(\.player) var player }
  public static func source() -> any GraphSource { _ = Screen().player; return Services.shared.container }
}

// Case: AppWithConditions
public enum AppWithConditions: LintCase {
  class Api {}; final class Live: Api {}; final class Mock: Api { init(log: Log) {} }; final class Log {}
  final class Store { init(api: Api) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    #if RELEASE
    container.register(Live.init).as(Api.self)
    #else
    container.register(Mock.init).as(Api.self)
    container.register(Log.init)
    #endif
    container.register(Store.init)
    let store: Store = container.resolve(); _ = store; return container
  }
}

// Case: AppOfCompositions
public enum AppOfCompositions: LintCase {
  final class Api {}; final class Store { init(api: Api) {} }
  final class Screen {
    private let dependencies: HasContainerOfLint & HasTitleOfLint
    init(_ dependencies: any HasContainerOfLint & HasTitleOfLint) { self.dependencies = dependencies }
    func store() -> Store { dependencies.container.resolve() }
  }
  struct App: HasContainerOfLint, HasTitleOfLint { let container: DIContainer; let title = "app" }
  static func fill<Owner: HasContainerOfLint & HasTitleOfLint>(_ owner: Owner) {
    owner.container.register(Api.init)
  }
  public static func source() -> any GraphSource {
    let app = App(container: DIContainer()); fill(app)
    app.container.register(Store.init)
    _ = Screen(app).store(); return app.container
  }
}
protocol HasContainerOfLint { var container: DIContainer { get } }
protocol HasTitleOfLint { var title: String { get } }

// Case: AppOfStaticProtocols
public enum AppOfStaticProtocols: LintCase {
  final class Api {}; final class Store { init(api: Api) {} }
  enum Main: ModuleOfLint {
    static let container = DIContainer()
    static func setUp() {
      container.register(Api.init)
      container.register(Store.init)
    } }
  public static func source() -> any GraphSource {
    Main.setUp(); let store: Store = Main.make(); _ = store; return Main.container
  }
}
protocol ModuleOfLint { static var container: DIContainer { get }; static func setUp() }
extension ModuleOfLint { static func make<Object>() -> Object { container.resolve() } }

// Case: AppOfWords
public enum AppOfWords: LintCase {
  final class Api {}; class Cache {}; final class Memory: Cache {}; final class Log {}
  final class Store { init(api: Api, cache: Cache, log: Log) {} }; typealias Injector = DIContainer
  final class Words {
    let injector = Injector()
    @discardableResult func single<Object: AnyObject>(_ make: @escaping () -> Object) -> Self {
      injector.register(make).lifetime(.perContainer(.strong))
      return self
    } }
  enum Feature: CaseIterable {
    case network, stores
    func register(in container: DIContainer) {
      switch self {
      case .network:
        container.register(Api.init)
      case .stores:
        container.register { Store(api: $0, cache: $1, log: $2) }
      } } }
  public static func source() -> any GraphSource {
    let words = Words().single { Log() }
    Feature.allCases.forEach { $0.register(in: words.injector) }
    words.injector.register(Memory.init).as(Cache.self)
    let store: Store = words.injector.resolve(); _ = store; return words.injector
  }
}

// Case: AppWithMain
public enum AppWithMain: LintCase {
  final class Api {}; final class Model { init(api: Api) {} }; @propertyWrapper struct Held<Value> { var wrappedValue: Value }
  struct Window { let model: Model }
  struct App {
    @Held var container: DIContainer = makeContainer()
    static func makeContainer() -> DIContainer {
      let container = DIContainer(); defer { container.append(part: Parts.self) }
      container.register(Api.init)
      return container
    }
    var body: Window { Window(model: container.resolve()) }
  }
  class Base: DIPart { class func load(container: DIContainer) {} }
  final class Parts: Base { override class func load(container: DIContainer) {
    super.load(container: container)
    container.register(Model.init)
  } }
  public static func source() -> any GraphSource { let app = App(); _ = app.body; return app.container }
}

// Case: AppWithLookup
public enum AppWithLookup: LintCase {
  final class Api {}; final class Search { init(api: Api, text: String) {} }
  struct Scene {
    private(set) weak var container: DIContainer?
    func search(_ text: String) -> Search? { container.map { $0.resolve(args: text) } }
  }
  static func load(_ container: DIContainer, _ isTest: Bool = false) -> (container: DIContainer, count: Int) {
    func api() {
      container.register(Api.init)
    }
    api()
    container.register { Search(api: $0, text: arg($1)) }
    return (container, 2)
  }
  public static func source() -> any GraphSource {
    let loaded = load(DIContainer()); _ = Scene(container: loaded.container).search("a"); return loaded.container
  }
}
