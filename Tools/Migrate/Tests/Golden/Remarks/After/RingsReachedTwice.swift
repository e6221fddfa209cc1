// Rules: M1-56
import DITranquillity

enum RingsReachedTwice {
  final class Shop {
    let window: Window
    var store: Store?
    init(window: Window) { self.window = window }
  }
  final class Window {
    var clerk: Clerk?
    weak var shop: Shop?
  }
  final class Clerk {
    let window: Window
    var store: Store?
    init(window: Window) { self.window = window }
  }
  final class Store {
    let clerk: Clerk
    init(clerk: Clerk) { self.clerk = clerk }
  }

  static func run() throws {
    let builder = DIContainer()
    builder.register { Window() }
      .injection(cycle: true) { $0.clerk = $1 }
      .injection(cycle: true) { $0.shop = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Clerk(window: *!$0) }
      .dependency { $1.store = *!$0 }
      .lifetime(.perDependency)
    builder.register { Store(clerk: $0) }.lifetime(.perRun(.strong))
    builder.register { Shop(window: $0) }
      .injection(cycle: true) { $0.store = $1 }
      .lifetime(.perRun(.strong))
  }
}
