// swift-format-ignore-file
import DIEngine
import DIv1Compat
import GoldenCases

// Case: Release1AppDelegate
public enum Release1AppDelegate: LintCase {
  final class Api {}; final class Store { init(api: Api) {} }; final class Screen { var store: Store! }
  final class AppModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Api() }.lifetime(.single)
      builder.register { Store(api: *!$0) }.lifetime(.lazySingle)
    } }
  final class Delegate {
    let builder = DIContainerBuilder(); var scope: DIScope!
    func launch() throws {
      builder.register(module: AppModule())
      builder.register(Screen.self).initializer { Screen() }.dependency { scope, screen in screen.store = *!scope }
      scope = try builder.build(); let screen: Screen = *!scope; _ = screen
    } }
  public static func source() throws -> any GraphSource { let delegate = Delegate(); try delegate.launch(); return delegate.scope }
}

// Case: Release1Coordinators
public enum Release1Coordinators: LintCase {
  final class Router {}; final class Login { init(router: Router) {} }
  final class Coordinator {
    private let scope: DIScope; init(scope: DIScope) { self.scope = scope }
    func login() throws -> Login { return try scope.resolve() }
  }
  static func build() throws -> DIScope {
    let builder = DIContainerBuilder()
    builder.register { Router() }.lifetime(.perScope)
    builder.register { Login(router: *!$0) }.lifetime(.perDependency)
    return try builder.build()
  }
  public static func source() throws -> any GraphSource {
    let scope = try build(); _ = try Coordinator(scope: scope).login(); return scope
  }
}

// Case: Release1Assemblies
public enum Release1Assemblies: LintCase {
  final class Client {}; final class News { init(client: Client) {} }
  final class NewsModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Client() }.lifetime(.perDependency)
      builder.register { News(client: try $0.resolve(Client.self)) }.lifetime(.perDependency)
    } }
  final class Assembly: DIAssembly {
    var publicModules: [DIModule] { return [NewsModule()] }; var internalModules: [DIModule] { return [] }
    var dependencies: [DIAssembly] { return [] }
  }
  static var shared: DIScope?
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder(); let assembly = Assembly()
    builder.register(assembly: assembly)
    shared = try builder.build(); if let scope = shared { _ = try scope.resolve(News.self) }; return shared!
  }
}
