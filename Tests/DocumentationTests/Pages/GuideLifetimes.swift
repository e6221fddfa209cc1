import DITranquillity
import Testing

@MainActor
@Suite("The guide: Lifetimes")
struct LifetimesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Lifetimes.md"

  // page Sources/DIv3/DIv3.docc/Lifetimes.md 1

  @Test("One for whom")
  func shared() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Lifetimes.md 2
    }
  }

  @Test("One for the process, by source line")
  func process() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Lifetimes.md 3
    }
  }

  @Test("Strong and weak")
  func weak() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Lifetimes.md 4
    }
  }

  @Test("What keeps a container alive")
  func captured() throws {
    try expectPromised(5, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/Lifetimes.md 5
    }
  }

  @Test("Injections, callbacks and kept objects that capture a container keep it, too")
  func otherCaptures() {
    final class Holder {
      var container: DIContainer?
      weak var weakly: DIContainer?
    }
    func isReleased(_ setUp: (DIContainer) -> Void) -> Bool {
      weak var released: DIContainer?
      do {
        let container = DIContainer()
        container.register(Window.init)
        setUp(container)
        released = container
      }
      return released == nil
    }
    #expect(isReleased { _ in })
    #expect(!isReleased { c in c.register(Holder.init).injection { _ in _ = c } })
    #expect(!isReleased { c in c.register(Holder.init).postInit { _ in _ = c } })
    #expect(!isReleased { c in c.extensions.objectMaked = { _, _ in _ = c } })
    #expect(isReleased { c in c.extensions.objectMaked = { [weak c] _, _ in _ = c } })
    for isWeak in [false, true] {
      #expect(
        isWeak
          == isReleased { c in
            c.register(Holder.init).lifetime(.perContainer(.strong))
              .injection { if isWeak { $0.weakly = $1 } else { $0.container = $1 } }
            _ = c.resolve() as Holder
          })
    }
  }
}
