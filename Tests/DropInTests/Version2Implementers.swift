import DIv2Compat
import Foundation
import ProcessSettings
import Testing

// Code of releases 2.0.0 to 2.3.3 on top of the façade: components, modules, extensions and helpers,
// written as in old code bases.

// MARK: - Conformances in client code

extension DIError: Equatable {
  public static func == (lhs: DIError, rhs: DIError) -> Bool {
    switch (lhs, rhs) {
    case (.typeNotFound(let t), .typeNotFound(let t2)) where t == t2: return true
    case (.ambiguousType(let t, let infos), .ambiguousType(let t2, let infos2))
    where t == t2 && infos == infos2: return true
    case (.recursiveInitial(let info), .recursiveInitial(let info2)) where info == info2:
      return true
    case (.build(let errors), .build(let errors2)): return errors == errors2
    case (.noSpecifiedInitialMethod(let info), .noSpecifiedInitialMethod(let info2))
    where info == info2: return true
    default: return false
    }
  }
}

// MARK: - An app in modules

private protocol Store: AnyObject {
  var name: String { get }
}

private class Disk: Store {
  let name = "disk"
}

private class Web {
  let store: Store
  weak var screen: Screen?
  init(store: Store) { self.store = store }
}

private class Screen {
  var web: Web!
  var title = "none"
}

private class StoreComponent: DIComponent {
  var scope: DIComponentScope { return .internal }

  func load(builder: DIContainerBuilder) {
    builder.register(type: Disk.self)
      .as(.self)
      .as(Store.self).check { $0 }
      .lifetime(.lazySingle)
      .initial(Disk.init)
  }
}

private class StoreDeclaration: DIComponent {
  var scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(protocol: Store.self)
  }
}

private class WebComponent: DIComponent {
  var scope: DIComponentScope { .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: Web.init(store:))
      .lifetime(.perScope)
      .injection(.optional) { $0.screen = $1 }
  }
}

private class ScreenComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(vc: Screen.self)
      .injection { $0.web = $1 }
      .postInit { _, screen in screen.title = screen.web.store.name }
  }
}

private class DeclarationsModule: DIModule {
  let components: [DIComponent] = [StoreDeclaration()]
  let dependencies: [DIModule] = []
}

private class StoreModule: DIModule {
  var components: [DIComponent] { return [StoreComponent()] }
  var dependencies: [DIModule] { return [DeclarationsModule()] }
}

private class WebModule: DIModule {
  let components: [DIComponent] = [WebComponent()]
  let dependencies: [DIModule] = [DeclarationsModule()]
}

private class AppModule: DIModule {
  var components: [DIComponent] = [ScreenComponent()]
  var dependencies: [DIModule] = [WebModule(), StoreModule()]
}

// MARK: - Helpers

/// A global access point to a container.
private class Locator {
  static func make() throws -> DIContainer {
    let builder = DIContainerBuilder()
    builder.register(module: AppModule())
    return try builder.build()
  }
}

extension DIContainer {
  fileprivate func find<T>(_ type: T.Type = T.self, file: String = #file, line: Int = #line) -> T? {
    return try? resolve(type, f: file, l: line)
  }
}

extension DIContainerBuilder {
  fileprivate func singleton<T>(
    file: String = #file, line: Int = #line, _ make: @escaping () throws -> T
  ) -> DIRegistrationBuilder<T> {
    return register(file: file, line: line, type: make).lifetime(.lazySingle)
  }
}

/// Records events line by line, indented by depth.
private final class LogBook: NSObject, DILogger {
  private(set) var lines: [String] = []
  private(set) var failures: [DIError] = []
  private var depth = 0
  private let name: String

  init(of name: String) {
    self.name = name
  }

  public func log(_ event: DILogEvent, msg: String) {
    if case .error(let error) = event, "\(error)".contains(name) { failures.append(error) }
    guard msg.contains(name) else { return }
    if case .resolving(.end) = event { depth -= 1 }
    lines.append(String(repeating: "  ", count: depth) + msg)
    if case .resolving(.begin) = event { depth += 1 }
  }
}

private class LoggedLamp {}
private class LoggedLampShop {
  init(lamp: LoggedLamp) {}
}

@Suite("Client code on top of release 2's façade")
struct Version2Implementers {
  @Test("An app with modules that communicate by protocols")
  func app() throws {
    let container = try Locator.make()
    let screen = Screen()
    try container.resolve(screen)
    #expect(screen.title == "disk")
    // The web's own module can't access components of the app.
    #expect(screen.web.screen == nil)
    // The disk itself belongs to the store's module.
    #expect(try container.resolve(Store.self) === container.resolve(Disk.self))
  }

  @Test("Errors compared by a conformance of client code")
  func equality() throws {
    let builder = DIContainerBuilder()
    let line = #line + 1
    builder.register(type: Disk.self)
    let info = DITypeInfo(type: Disk.self, file: #file, line: line)
    #expect(throws: DIError.build(errors: [.noSpecifiedInitialMethod(typeInfo: info)])) {
      try builder.build()
    }
    let container = try Locator.make()
    #expect(throws: DIError.typeNotFound(type: Int.self)) { try container.resolve(Int.self) }
  }

  @Test("A logger that indents nested events", .processSettings)
  func logger() throws {
    let book = LogBook(of: "LoggedLamp")
    DILoggerComposite.add(logger: book)
    defer { DILoggerComposite.remove(logger: book) }
    let builder = DIContainerBuilder()
    builder.register { LoggedLampShop(lamp: try $0.resolve()) }.lifetime(.perDependency)
    let lamp = builder.register { LoggedLamp() }.set(name: "red").set(.default)
    lamp.lifetime(.perDependency)
    _ = try builder.build().resolve(LoggedLampShop.self)
    #expect(throws: DIError.self) { try builder.build().resolve(LoggedLamp.self, name: "blue") }
    DILoggerComposite.wait()
    let asked = book.lines.filter { $0.contains("Begin") || $0.contains("End") }
    #expect(
      asked == [
        "Begin resolve type: LoggedLampShop", "  Begin resolve type: LoggedLamp",
        "  End resolve type: LoggedLamp", "End resolve type: LoggedLampShop",
        "Begin resolve type: LoggedLamp with name: blue",
        "End resolve type: LoggedLamp with name: blue",
      ])
    #expect(book.failures.count == 1)
  }

  @Test("Helpers that pass on their callers' source locations")
  func helpers() throws {
    let builder = DIContainerBuilder()
    _ = builder.singleton { Disk() }.set(name: "a")
    _ = builder.singleton { Disk() }.set(name: "b")
    let container = try builder.build()
    #expect(try container.resolveMany(Disk.self).count == 2)
    #expect(container.find(Web.self) == nil)
    #expect(try container.resolve(Disk.self, name: "a") !== container.resolve(Disk.self, name: "b"))
  }
}
