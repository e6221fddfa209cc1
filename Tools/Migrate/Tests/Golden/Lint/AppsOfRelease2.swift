// swift-format-ignore-file
import DIEngine
import DIv2Compat
import GoldenCases

// Case: Release2AppDelegate
public enum Release2AppDelegate: LintCase {
  final class Api {}; final class Store { init(api: Api) {} }; final class Screen { init(store: Store) {} }
  final class Parts: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register(type: Api.init).lifetime(.single)
      builder.register(type: Store.init(api:))
    } }
  static let container: DIContainer = {
    let builder = DIContainerBuilder()
    if true { builder.register(component: Parts()) } else { builder.register(component: Parts()) }
    builder.register(type: Screen.init(store:)).lifetime(.perDependency)
    return try! builder.build()
  }()
  public static func source() throws -> any GraphSource { let screen: Screen = try *container; _ = screen; return container }
}

// Case: Release2Names
public enum Release2Names: LintCase {
  class Store {}; final class Disk: Store {}; final class Memory: Store {}
  final class Sync { init(store: Store, other: Store) {} }
  static func build() throws -> DIContainer {
    let builder = DIContainerBuilder()
    builder.register(type: Disk.init).as(Store.self).unsafe().set(name: "disk")
    builder.register(type: Memory.init).as(Store.self).unsafe().set(.default)
    builder.register { Sync(store: try $0.resolve(name: "disk"), other: try $0.resolve()) }
    return try builder.build()
  }
  public static func source() throws -> any GraphSource {
    let container = try build(); _ = try container.resolve(Sync.self); return container
  }
}

// Case: Release2Coordinators
public enum Release2Coordinators: LintCase {
  final class Router {}; final class Home { var router: Router! }
  final class Flow {
    let container: DIContainer; init(_ container: DIContainer) { self.container = container }
    func home() -> Home? { return try? container.resolve() }
  }
  final class Component: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register(type: Router.init).lifetime(.lazySingle)
      builder.register(type: Home.init).injection { $0.router = $1 }
      builder.register { Flow($0 as DIContainer) }
    } }
  final class Module: DIModule {
    var components: [DIComponent] { return [Component()] }; var dependencies: [DIModule] { return [] }
  }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(module: Module())
    let container = try builder.build(); let flow: Flow = try container.resolve(); _ = flow.home(); return container
  }
}
