import DIv1Compat
import Testing

// Code of releases 0.9.9 to 1.3.1 on top of the façade: modules, assemblies, extensions and helpers,
// written as in old code bases.

// MARK: - An app in modules

protocol Logger: AnyObject {
  func log(_ text: String)
}

class FileLogger: Logger {
  private(set) var lines = [String]()
  func log(_ text: String) { lines.append(text) }
}

class Server {
  let url: String
  var logger: Logger!
  init(url: String) { self.url = url }
}

class Presenter {
  private let server: Server
  weak var view: View?
  var address: String { return server.url }
  init(server: Server) { self.server = server }
}

class View {
  var presenter: Presenter!
  var didLoad = false
}

public class ServerModule: DIModule {
  private let url: String

  public init(url: String) {
    self.url = url
  }

  public func load(builder: DIContainerBuilder) {
    let url = self.url
    builder.register { Server(url: url) }
      .lifetime(.lazySingle)
      .dependency { scope, server in server.logger = *!scope }
  }
}

class ScreenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(vc: View.self)
      .dependency { scope, view in view.presenter = try! scope.resolve() }
      .dependency { _, view in view.didLoad = true }

    builder.register { Presenter(server: *!$0) }
      .lifetime(.perDependency)
      .dependency { (scope, presenter) in presenter.view = *?scope }
  }
}

class LoggerModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(FileLogger.self)
      .asType(Logger.self)
      .asSelf()
      .initializer { FileLogger() }
      .instanceSingle()
  }
}

/// A module of modules, as release 1 suggests.
class AllModules: DIModule {
  let modules: [DIModule] = [LoggerModule(), ServerModule(url: "https://example.org")]

  func load(builder: DIContainerBuilder) {
    // swift-format-ignore: ReplaceForEachWithForLoop
    modules.forEach { builder.register(module: $0) }
    builder.register(module: ScreenModule())
  }
}

class BaseModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { "base" }.asName("base")
  }
}

class DerivedModule: BaseModule {
  override func load(builder: DIContainerBuilder) {
    super.load(builder: builder)
    builder.register { "derived" }.asName("derived")
  }
}

// MARK: - The same in assemblies

class LoggerAssembly: DIDynamicAssembly {}

class ServerAssembly: DIAssembly {
  var publicModules: [DIModule] { return [ServerModule(url: "https://assembly")] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [LoggerAssembly()] }
}

class AppAssembly: DIAssembly {
  var publicModules: [DIModule] = [ScreenModule()]
  var internalModules: [DIModule] = [DerivedModule()]
  var dependencies: [DIAssembly] = [ServerAssembly()]
  var dynamicDeclarations: [DIDynamicDeclaration] = [(LoggerModule(), for: LoggerAssembly())]
}

/// An assembly may be a structure.
struct StructAssembly: DIAssembly {
  let publicModules: [DIModule] = [BaseModule()]
  let internalModules: [DIModule] = []
  let dependencies: [DIAssembly] = []
}

/// A dynamic assembly that declares its modules itself.
class StatedAssembly: DIDynamicAssembly {
  var publicModules: [DIModule] { return [BaseModule()] }
  var internalModules: [DIModule] { return [LoggerModule()] }
  var dependencies: [DIAssembly] { return [] }
  var dynamicModules: [DIModule] { return [ServerModule(url: "https://stated")] }
}

// MARK: - Found by scanning

/// As in 1.1.0: separate base classes for modules and assemblies.
class FoundModule: DIScannedModule {
  override func load(builder: DIContainerBuilder) {
    builder.register { "found" }.asName("found")
  }
}

class FoundAssembly: DIScannedAssembly {
  override var publicModules: [DIModule] { return [FoundByAssembly()] }
  override var internalModules: [DIModule] { return [] }
  override var dependencies: [DIAssembly] { return [] }
}

/// As in later releases: one base class, and the protocol.
class FoundByAssembly: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { "found by assembly" }.asName("found by assembly")
  }
}

/// A custom scan.
class ScreenScan<T: DIScanned>: DIScanWithInitializer<T> {
  convenience init() { self.init(predicateByName: { $0.hasPrefix("Found") }) }
}

// MARK: - Extensions and helpers

/// Release 1 doesn't conform the types to `Equatable`; tests of old code do so themselves.
extension DIComponent: Equatable {
  public static func == (lhs: DIComponent, rhs: DIComponent) -> Bool {
    return lhs.line == rhs.line && lhs.file == rhs.file && lhs.type == rhs.type
  }
}

extension DIError: Equatable {
  public static func == (lhs: DIError, rhs: DIError) -> Bool {
    switch (lhs, rhs) {
    case (.typeIsNotFound(let t1), .typeIsNotFound(let t2)) where t1 == t2: return true
    case (
      .notSpecifiedInitializationMethodFor(let c1), .notSpecifiedInitializationMethodFor(let c2)
    )
    where c1 == c2:
      return true
    case (.build(let errs1), .build(let errs2)) where errs1 == errs2: return true
    default: return false
    }
  }
}

extension DIContainerBuilder {
  func registerAll(_ modules: DIModule...) {
    for module in modules { register(module: module) }
  }

  @discardableResult
  func registerShared<T>(_ type: T.Type, file: String = #file, line: Int = #line)
    -> DIRegistrationBuilder<T>
  {
    return register(type, file: file, line: line).lifetime(.single)
  }
}

extension DIRegistrationBuilder where ImplObj: FileLogger {
  @discardableResult
  func asLogger() -> Self {
    return asSelf().asType(Logger.self)
  }
}

extension DIScope {
  func find<T>(_ type: T.Type = T.self) -> T? {
    return try? resolve(type)
  }
}

/// A hand-written injector that stores the scope.
class Injector {
  static var builder = DIContainerBuilder()
  let scope: DIScope
  lazy var logger: Logger = *!self.scope
  init(scope: DIScope) { self.scope = scope }
}

@Suite("Old code on top of release 1")
struct Version1Implementers {
  private func expectApp(_ builder: DIContainerBuilder, url: String) throws {
    let scope = try builder.build()
    let view = View()
    try scope.resolve(view)
    #expect(view.didLoad)
    #expect(view.presenter.address == url)
    #expect(view.presenter.view === view)
    let server: Server = try scope.resolve()
    server.logger.log("x")
    #expect(try scope.resolve(FileLogger.self).lines == ["x"])
  }

  @Test("Modules inside a module")
  func modules() throws {
    let builder = DIContainerBuilder()
    builder.register(module: AllModules())
    try expectApp(builder, url: "https://example.org")
  }

  @Test("Modules with inheritance")
  func derivedModules() throws {
    let builder = DIContainerBuilder()
    builder.registerAll(DerivedModule(), DerivedModule())
    let scope = try builder.build()
    let texts: [String] = **!scope
    #expect(texts == ["base", "derived"])
  }

  @Test("Assemblies, with a dynamic one")
  func assemblies() throws {
    let builder = DIContainerBuilder()
    builder.register(assembly: AppAssembly())
    try expectApp(builder, url: "https://assembly")
    #expect(try builder.build().resolve(name: "derived") as String == "derived")
    #expect(LoggerAssembly().dynamicModules.count == 1)
    #expect(LoggerAssembly().publicModules.isEmpty)
    #expect(LoggerAssembly().internalModules.isEmpty)
    #expect(LoggerAssembly().dependencies.isEmpty)
    #expect(ServerAssembly().dynamicDeclarations.isEmpty)
  }

  @Test("Assemblies as values, and dynamic assemblies with explicit modules")
  func otherAssemblies() throws {
    let builder = DIContainerBuilder()
    builder.register(assembly: StructAssembly()).register(assembly: StatedAssembly())
    let scope = try builder.build()
    #expect(try scope.resolve(String.self, name: "base") == "base")
    #expect(try scope.resolve(Server.self).url == "https://stated")
  }

  @Test("Conformances, extensions and wrappers of client code")
  func extensions() throws {
    let builder = DIContainerBuilder()
    let line = #line + 1
    builder.registerShared(FileLogger.self).asLogger()
    #expect(
      throws: DIError.build(errors: [
        .notSpecifiedInitializationMethodFor(
          component: DIComponent(type: FileLogger.self, file: #file, line: line))
      ])
    ) { try builder.build() }

    Injector.builder.registerShared(FileLogger.self).initializer { FileLogger() }.asLogger()
    let injector = Injector(scope: try Injector.builder.build())
    #expect(injector.logger === injector.scope.find(FileLogger.self))
    #expect(injector.scope.find(Server.self) == nil)
    #expect(throws: DIError.typeIsNotFound(type: Server.self)) {
      _ = try injector.scope.resolve() as Server
    }
    #expect(DIError.typeIsNotFound(type: Server.self) != .typeIsNotFound(type: View.self))
  }

  @Test("A custom scan, and classes that override found ones")
  func scans() {
    let found = ScreenScan<DIScanned>().getObjects()
    let names = found.map { "\(type(of: $0))" }.sorted()
    #expect(names == ["FoundAssembly", "FoundByAssembly", "FoundModule"])
    #expect(found.contains { $0 is DIAssembly })
  }
}
