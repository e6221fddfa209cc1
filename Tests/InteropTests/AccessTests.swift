import DIv1Compat
import DIv2Compat
import DIv3
import Testing

private final class Vault {}
private final class Clerk {
  let vault: Vault
  init(_ vault: Vault) { self.vault = vault }
}
private final class Thief {
  let vault: Vault
  init(_ vault: Vault) { self.vault = vault }
}

/// A module with a hidden vault, and a clerk who provides access to it.
private final class Bank: DIv2Compat.DIModule {
  let components: [any DIv2Compat.DIComponent] = [Inside(), Counter()]
  let dependencies: [any DIv2Compat.DIModule] = []

  struct Inside: DIv2Compat.DIComponent {
    let scope = DIComponentScope.internal
    func load(builder: DIv2Compat.DIContainerBuilder) { builder.register { Vault() } }
  }
  struct Counter: DIv2Compat.DIComponent {
    let scope = DIComponentScope.public
    func load(builder: DIv2Compat.DIContainerBuilder) {
      builder.register(type: Clerk.init).injection { (_: Clerk, _: Disc) in }
    }
  }
}

/// A module that depends on the bank and requests the vault.
private final class Gang: DIv2Compat.DIModule {
  let components: [any DIv2Compat.DIComponent] = [Members()]
  let dependencies: [any DIv2Compat.DIModule] = [Bank()]

  struct Members: DIv2Compat.DIComponent {
    let scope = DIComponentScope.public
    func load(builder: DIv2Compat.DIContainerBuilder) {
      builder.register(type: Thief.init)
      builder.register { (container: DIv2Compat.DIContainer) in Holder([try *container as Disc]) }
    }
  }
}

/// A module that depends on the bank and requests its clerk.
private final class Firm: DIv2Compat.DIModule {
  let components: [any DIv2Compat.DIComponent] = [Staff()]
  let dependencies: [any DIv2Compat.DIModule] = [Bank()]

  struct Staff: DIv2Compat.DIComponent {
    let scope = DIComponentScope.public
    func load(builder: DIv2Compat.DIContainerBuilder) {
      builder.register { Client($0) }.lifetime(.perDependency)
    }
  }
}
private final class Client {
  let clerk: Clerk
  init(_ clerk: Clerk) { self.clerk = clerk }
}

@Suite("Access control of release 2 with other generations")
struct AccessTests {
  private let all = Generations()

  @Test(
    "G-15 an internal component of release 2 is hidden from modules, not from other generations")
  func internals() throws {
    all.second.register(module: Gang())
    all.first.register { Disc() }
    all.first.register { (scope: DIv1Compat.DIScope) in [*!scope as Vault] }
    nonisolated(unsafe) var injected: Vault?
    all.modern.register { Bar() }.injection { (_: Bar, vault: Vault) in injected = vault }
    let container = try all.second.build()
    let scope = try all.first.build()
    let error = #expect(throws: DIv2Compat.DIError.self) { try container.resolve(Thief.self) }
    guard case .noAccess = error else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Thief.self) }
    #expect((*all.modern as Thief?) == nil)
    // The component's own module can access it, whatever the requester of the member.
    #expect((*all.modern as Clerk).vault === *all.modern as Vault)
    #expect(try scope.resolve(Clerk.self).vault === scope.resolve(Vault.self))
    // Other generations have no modules: their requests come from outside.
    #expect(try scope.resolve([Vault].self)[0] === scope.resolve(Vault.self))
    #expect(try container.resolve([Vault].self).count == 1)
    // An injection from outside gets the hidden object, too.
    #expect((*all.modern as Bar?) != nil)
    #expect(injected === *all.modern as Vault)
  }

  @Test("G-15 components of other generations are accessible to all modules of release 2")
  func foreign() throws {
    all.second.register(module: Gang())
    all.first.register { Disc() }
    let container = try all.second.build()
    _ = try all.first.build()
    #expect(try container.resolve(Holder.self).shapes.count == 1)
    _ = try container.resolve(Clerk.self)
  }

  @Test(
    "G-15 the error of a release-2 module's request reaches others with the hidden type")
  func errors() throws {
    all.second.register(module: Gang())
    _ = try all.second.build()
    let scope = try all.first.build()
    let error = #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Thief.self) }
    guard case .typeIsNotFound(let type) = error else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Vault.self))
  }

  @Test("G-8 V2-65 a module of a later build sees the components of earlier ones that it may see")
  func laterModule() throws {
    all.first.register { Disc() }
    _ = try all.first.build()
    all.second.register(module: Bank())
    let earlier = try all.second.build()
    let clerk = try earlier.resolve(Clerk.self)
    all.second.register(module: Firm())
    let later = try all.second.build()
    #expect(try later.resolve(Client.self).clerk === later.resolve(Clerk.self))
    // The existing scope sees the later registrations, too.
    #expect(try earlier.resolve(Client.self).clerk === clerk)
  }
}
