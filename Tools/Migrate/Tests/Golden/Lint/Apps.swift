// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: AppWithGlobalContainer
let globalContainer = DIContainer()
public enum AppWithGlobalContainer: LintCase {
  final class Pump {}; final class Motor { init(pump: Pump) {} }; final class Car { init(motor: Motor) {} }
  final class Motors: DIPart {
    static func load(container: DIContainer) {
      container.register(Pump.init)
      container.register(Motor.init)
    } }
  static func start() {
    guard CommandLine.arguments.count < 99 else { return }
    globalContainer.append(part: Motors.self)
    globalContainer.register(Car.init)
  }
  static func open() -> Car { *globalContainer }
  public static func source() -> any GraphSource { start(); _ = open(); return globalContainer }
}

// Case: AppWithStaticContainer
public enum AppWithStaticContainer: LintCase {
  final class Api {}; final class Store { init(api: Api) {} }
  final class Screen { let store: Store; init(store: Store) { self.store = store } }
  final class Root {
    static let container: DIContainer = {
      let container = DIContainer()
      container.register(Api.init)
      container.register(Store.init).lifetime(.perContainer(.strong))
      return container
    }()
    static func screen() -> Screen { Screen(store: container.resolve()) }
  }
  public static func source() -> any GraphSource { _ = Root.screen(); return Root.container }
}

// Case: AppWithCoordinators
public enum AppWithCoordinators: LintCase {
  final class Router {}; final class Login { init(router: Router) {} }
  final class Home { init(name: String, router: Router) {} }
  class Coordinator { let container: DIContainer; init(container: DIContainer) { self.container = container } }
  final class HomeCoordinator: Coordinator {
    func start() { let home: Home = container.resolve(args: "me"); show(home) }; func show(_ home: Home) {}
  }
  final class AppCoordinator: Coordinator {
    func login() -> Login { return container.resolve() }
    func start() { _ = login(); HomeCoordinator(container: container).start() }
  }
  final class Delegate {
    let container = DIContainer(); var coordinator: AppCoordinator?
    func launch() {
      container.register(Router.init).lifetime(.perRun(.strong))
      container.register(Login.init)
      container.register { Home(name: arg($0), router: $1) }
      coordinator = AppCoordinator(container: container); coordinator?.start()
    } }
  public static func source() -> any GraphSource { let delegate = Delegate(); delegate.launch(); return delegate.container }
}

// Case: AppOfPackages
public enum AppOfPackages: LintCase {
  static let parts: [DIPart.Type] = [NetworkOfPackages.Part.self, FeedOfPackages.Part.self]; static var container: DIContainer!
  static func start() {
    container = DIContainer()
    for part in parts { container.append(part: part) }
  }
  static func feed() throws -> FeedOfPackages.Feed { try container.resolved() }
  public static func source() -> any GraphSource { start(); _ = try! feed(); return container }
}
// File: Packages/Sources/Network/Start.swift
import DITranquillity
public enum NetworkOfPackages {
  public final class Client {}
  public final class Part: DIPart {
    public static func load(container: DIContainer) {
      container.register(Client.init)
    } }
}
// File: Packages/Sources/Feed/Start.swift
import DITranquillity
public enum FeedOfPackages {
  public final class Feed { init(client: NetworkOfPackages.Client) {} }
  public final class Part: DIPart {
    public static func load(container: DIContainer) {
      container.register(Feed.init)
    } }
}

// Case: AppOfClosures
public enum AppOfClosures: LintCase {
  typealias Format = (Int) -> String; final class Clock { var now = 1 }
  final class Label { init(format: @escaping Format, clock: () -> Clock) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { { (number: Int) -> String in "\(number)" } as Format }
    container.register { (clock: Clock) -> (() -> Clock) in { clock } }
    container.register(Clock.init)
    container.register { Label(format: $0, clock: $1) }
    let label: Label = container.resolve(); _ = label; return container
  }
}

// Case: AppWithChildContainer
public enum AppWithChildContainer: LintCase {
  final class Session {}; final class Profile { init(session: Session) {} }
  static let parent: DIContainer = {
    let container = DIContainer()
    container.register(Session.init).lifetime(.perContainer(.strong))
    return container
  }()
  static func profile(of container: DIContainer) {
    let child = DIContainer(parent: container)
    child.register(Profile.init)
    let profile: Profile = child.resolve(); _ = profile
  }
  public static func source() -> any GraphSource { profile(of: parent); return parent }
}

// Case: AppWithBranches
public enum AppWithBranches: LintCase {
  class Api {}; final class RealApi: Api {}; final class MockApi: Api {}; final class Tracker {}
  final class Screen { init(api: Api, tracker: Tracker) {} }
  final class Plain: DIPart {
    static func load(container: DIContainer) {
      container.register(Tracker.init)
    } }
  final class Quiet: DIPart {
    static func load(container: DIContainer) {
      container.register(Tracker.init)
    } }
  static let isTest = CommandLine.arguments.count > 99
  public static func source() -> any GraphSource {
    let container = DIContainer()
    if isTest {
      container.register(MockApi.init).as(Api.self)
    } else {
      container.register(RealApi.init).as(Api.self)
    }
    container.append(part: isTest ? Quiet.self : Plain.self)
    container.register { Screen(api: $0, tracker: $1) }
    _ = container.resolve() as Screen; return container
  }
}

// Case: AppWithContainerExtension
extension DIContainer {
  fileprivate func registerNetwork() {
    register(AppWithContainerExtension.Client.init)
    register(AppWithContainerExtension.Cache.init)
  }
  fileprivate var news: AppWithContainerExtension.News { resolve() }
}
public enum AppWithContainerExtension: LintCase {
  final class Client {}; final class Cache { init(client: Client) {} }; final class News { init(cache: Cache) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.registerNetwork()
    container.register(News.init)
    _ = container.news; return container
  }
}

// Case: AppWithNamesAndLazies
public enum AppWithNamesAndLazies: LintCase {
  enum Fast {}; class Store {}; final class Memory: Store {}; final class Disk: Store {}
  final class Sync { init(memory: Store, disk: Provider<Disk>, log: Lazy<Log>) {} }; final class Log {}; final class Plugin {}
  final class Host { init(plugins: [Plugin]) {} }
  static func run(_ container: DIContainer) {
    let store: Store = by(tag: Fast.self, on: *container); let disk = container.resolve(name: "disk") as Store
    let plugins: [Plugin] = many(*container); let sync: Sync = container.resolve()
    let host: Provider<Host> = container.resolve(); _ = (store, disk, plugins, sync, host.value)
  }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Memory.init).as(Store.self, tag: Fast.self)
    container.register(Disk.init).as(Store.self, name: "disk")
    container.register { Sync(memory: by(tag: Fast.self, on: $0), disk: $1, log: $2) }
    container.register(Log.init)
    container.register(Plugin.init)
    container.register { Host(plugins: many($0)) }
    run(container); return container
  }
}

// Case: AppOfVIPER
public enum AppOfVIPER: LintCase {
  final class View { var presenter: Presenter! }
  final class Presenter { weak var view: View?; init(interactor: Interactor, router: Router) {} }
  final class Interactor { init(service: Service) {} }
  final class Router { let container: DIContainer; init(container: DIContainer) { self.container = container }
    func details() -> Details { container.resolve() }
  }
  final class Service {}; final class Details {}
  final class Assembly {
    func assemble(with container: DIContainer) -> View {
      container.register(View.init).injection(cycle: true, \.presenter).lifetime(.objectGraph)
      container.register(Presenter.init).injection(cycle: true, \.view).lifetime(.objectGraph)
      container.register(Interactor.init).lifetime(.objectGraph)
      container.register(Router.init).lifetime(.objectGraph)
      container.register(Service.init)
      container.register(Details.init)
      return container.resolve()
    } }
  public static func source() -> any GraphSource {
    let container = DIContainer(); let view = Assembly().assemble(with: container)
    _ = (view, Router(container: container).details()); return container
  }
}

// Case: AppOfFactories
public enum AppOfFactories: LintCase {
  struct Theme { static let all: [Theme] = []; static let dark = Theme() }
  final class Box<Content> { init(name: String = "box") {} }; enum Weather { case fine }; struct Config { let host: Host }
  struct Host {}; final class Loader { func config(_ host: Host) -> Config { Config(host: host) } }
  static func makeHost() -> Host { Host() }
  final class Screen { init(theme: Theme, all: [Theme], box: Box<Int>, weather: Weather, config: Config, name: String = "x") {} }
  static let loader = Loader()
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { Theme.dark }
    container.register { Theme.all }
    container.register { Box<Int>(name: "a") }
    container.register { Weather.fine }
    container.register { makeHost() }
    container.register { loader.config($0) }
    container.register { Screen(theme: $0, all: $1, box: $2, weather: $3, config: $4) }
    _ = (*container) as Screen; return container
  }
}

// Case: AppOfFunctions
public enum AppOfFunctions: LintCase {
  final class Api {}; final class Repository { init(api: Api) {} }; final class Model { init(repository: Repository) {} }
  static func make() -> DIContainer { let container = DIContainer(); addApi(to: container); return container }
  static func addApi(to container: DIContainer) {
    container.register(Api.init)
  }
  final class Builder {
    private var container: DIContainer?
    func repositories() -> Self {
      container = make()
      container?.register(Repository.init)
      return self
    }
    func models() -> DIContainer {
      guard let container else { fatalError() }
      [Models.self].forEach { container.append(part: $0) }
      return container
    } }
  final class Models: DIPart {
    static func load(container: DIContainer) {
      container.register(Model.init)
    } }
  public static func source() -> any GraphSource {
    let container = Builder().repositories().models(); let model: Model? = container.resolve(); _ = model; return container
  }
}

// Case: AppOfProtocols
public enum AppOfProtocols: LintCase {
  struct Dependencies { let container: DIContainer; var name = "" }; final class Player {}
  final class Queue { init(player: Player) {} }
  final class Screen {
    private let dependencies: Dependencies; lazy var queue: Queue = dependencies.container.resolve()
    init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  }
  final class Shared {
    static let shared = Shared(); let container: DIContainer; private init() { container = DIContainer(); setUp() }
    private func setUp() {
      container.register(Player.init).lifetime(.perRun(.weak))
      container.register(Queue.init)
    } }
  public static func source() -> any GraphSource {
    let dependencies = Dependencies(container: Shared.shared.container); _ = Screen(dependencies).queue
    return Shared.shared.container
  }
}

// Case: AppOfFrameworks
public enum AppOfFrameworks: LintCase {
  enum Core { final class Assembly: DIFramework {
    static func load(container: DIContainer) {
      container.register(Logger.init)
    }
  } }
  enum Shop { final class Assembly: DIFramework {
    static func load(container: DIContainer) {
      container.append(framework: Core.Assembly.self)
      container.register(Basket.init)
      container.append(part: Lines.self)
    }
  } }
  final class Lines: DIPart {
    static func load(container: DIContainer) {
      container.register { Line(basket: $0) }
    } }
  final class Logger {}; final class Basket { init(logger: Logger) {} }; final class Line { init(basket: Basket) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer().append(framework: Shop.Assembly.self); let line: Line = container.resolve(); _ = line
    return container
  }
}

// Case: AppWithResolvers
public enum AppWithResolvers: LintCase {
  class Api {}; final class LiveApi: Api {}; final class Feed { init(api: Api) {} }; final class Wallet {}; final class Badge {}
  enum DI {
    static let container = DIContainer(); static func resolve<T>() -> T { container.resolve() }
    static func get<T>(_ type: T.Type = T.self) -> T { return resolve() }
  }
  @propertyWrapper struct Injected<T> {
    let wrappedValue: T; init() { wrappedValue = DI.container.resolve() }
  }
  struct Screen {
    @Injected var wallet: Wallet; let feed: Feed; init(feed: Feed = DI.resolve()) { self.feed = feed }
  }
  static func show(_ badge: Badge) {}
  static func setUp() {
    DI.container.register(Feed.init)
    DI.container.register(LiveApi.init).as(Api.self)
    DI.container.register(Wallet.init)
    DI.container.register(Badge.init)
  }
  public static func source() -> any GraphSource {
    setUp(); _ = Screen(); show(DI.resolve()); _ = DI.get(Api.self); return DI.container
  }
}

// Case: AppOfHelpers
public enum AppOfHelpers: LintCase {
  final class Engine {}; final class Radio { init(_ engine: Engine) {} }
  final class Car { init(engine: Engine, radio: Radio) {} }; final class Inbox { init(car: Car) {} }
  static func configure(_ container: inout DIContainer?) {
    if container == nil { container = DIContainer() }
    container?.register(Engine.init)
    container!.setUpHelpers()
  }
  final class Session {
    private let parent: DIContainer; private lazy var container: DIContainer = makeContainer()
    init(parent: DIContainer) { self.parent = parent }
    private func makeContainer() -> DIContainer {
      let child = DIContainer(parent: parent)
      child.register(Inbox.init)
      return child
    }
    func inbox() -> Inbox { container.resolve() }
  }
  static func use(_ car: Car) {}
  public static func source() -> any GraphSource {
    var container: DIContainer?; configure(&container); use(container!.resolve()); _ = Session(parent: container!).inbox()
    return container!
  }
}
extension DIContainer {
  fileprivate func setUpHelpers() {
    register { AppOfHelpers.Radio($0) }
    register(AppOfHelpers.Car.init)
    print("set up")
  }
}

// Case: AppOfStartPoints
public enum AppOfStartPoints: LintCase {
  final class Loader {}; final class Feed { init(loader: Loader, session: Session) {} }; final class Session {}
  final class CommonPoint: StartPointOfLint {
    func reg(container: DIContainer) {
      container.register(Loader.init)
    } }
  class FeedPoint: StartPointOfLint {
    func reg(container: DIContainer) {
      container.register(makeFeedOfLint).as(AppOfStartPoints.Feed.self)
    } }
  class Scene {
    let container = DIContainer(); private static let points: [StartPointOfLint] = [CommonPoint(), FeedPoint()]
    func start() -> Feed {
      for point in Scene.points { point.reg(container: container) }; complete(container); return container.resolve()
    }
    func complete(_ container: DIContainer) {
      container.register(Session.init)
    } }
  public static func source() -> any GraphSource { let scene = Scene(); _ = scene.start(); return scene.container }
}
protocol StartPointOfLint { func reg(container: DIContainer) }
func makeFeedOfLint(loader: AppOfStartPoints.Loader, session: AppOfStartPoints.Session) -> AppOfStartPoints.Feed {
  AppOfStartPoints.Feed(loader: loader, session: session)
}
