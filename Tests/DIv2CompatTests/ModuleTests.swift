import DIv2Compat
import Testing

private struct Loading: DIComponent {
  let scope: DIComponentScope
  let body: (DIContainerBuilder) -> Void

  func load(builder: DIContainerBuilder) { body(builder) }
}

private func open(_ body: @escaping (DIContainerBuilder) -> Void) -> any DIComponent {
  Loading(scope: .public, body: body)
}

private func hidden(_ body: @escaping (DIContainerBuilder) -> Void) -> any DIComponent {
  Loading(scope: .internal, body: body)
}

private final class Till {}
private final class Checkout {
  let till: Till
  init(till: Till) { self.till = till }
}
private final class AppDesk {
  let checkout: Checkout
  init(checkout: Checkout) { self.checkout = checkout }
}
private final class YardDesk {
  let checkout: Checkout
  init(checkout: Checkout) { self.checkout = checkout }
}
private final class Thief {
  var till: Till?
  init(till: Till) { self.till = till }
  init() {}
}

private struct Shop: DIModule {
  var components: [any DIComponent] {
    [open { $0.register(type: Checkout.init(till:)) }, hidden { $0.register { Till() } }]
  }
  var dependencies: [any DIModule] { [] }
}
private struct Yard: DIModule {
  var components: [any DIComponent] { [open { $0.register(type: YardDesk.init(checkout:)) }] }
  var dependencies: [any DIModule] { [] }
}
private struct App: DIModule {
  var components: [any DIComponent] {
    [
      hidden {
        $0.register(type: AppDesk.init(checkout:))
        $0.register(type: Thief.init(till:))
      }
    ]
  }
  var dependencies: [any DIModule] { [Shop(), Yard()] }
}

@Suite("Modules and what they may see")
struct ModuleTests {
  private func container(_ module: any DIModule) throws -> DIContainer {
    let builder = DIContainerBuilder()
    builder.register(module: module)
    return try builder.build()
  }

  @Test("V2-61 V2-63 from outside all is seen; from a module what its dependencies make public")
  func access() throws {
    let c = try container(App())
    _ = try c.resolve(Checkout.self)
    _ = try c.resolve(Till.self)
    _ = try c.resolve(AppDesk.self)
    let theft = #expect(throws: DIError.self) { try c.resolve(Thief.self) }
    guard case .noAccess(let infos, let modules) = theft else {
      Issue.record("not noAccess: \(theft as Any)")
      return
    }
    #expect(infos.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(Till.self)])
    #expect(modules.map(\.1) == [["Shop"]])
    #expect(modules.first?.0 == Till.self)
    let desk = #expect(throws: DIError.self) { try c.resolve(YardDesk.self) }
    guard case .noAccess(_, let others) = desk else {
      Issue.record("not noAccess: \(desk as Any)")
      return
    }
    #expect(others.map(\.1) == [["App", "Shop"]])
  }
}
