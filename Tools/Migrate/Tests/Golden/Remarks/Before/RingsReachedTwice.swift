// Rules: M1-56
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Window() }
      .dependency { $1.clerk = *!$0 }
      .dependency { $1.shop = *!$0 }
      .lifetime(.lazySingle)
    builder.register { Clerk(window: *!$0) }
      .dependency { $1.store = *!$0 }
      .lifetime(.perDependency)
    builder.register { Store(clerk: *!$0) }.lifetime(.lazySingle)
    builder.register { Shop(window: *!$0) }
      .dependency { $1.store = *!$0 }
      .lifetime(.lazySingle)
  }
}
