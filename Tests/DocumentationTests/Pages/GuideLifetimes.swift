import DITranquillity
import Testing

@MainActor
@Suite("The guide: Lifetimes")
struct LifetimesArticle {
  // page Sources/DIv3/DIv3.docc/Lifetimes.md 1

  // test Sources/DIv3/DIv3.docc/Lifetimes.md 2 One for whom
  // test Sources/DIv3/DIv3.docc/Lifetimes.md 3 One for the process, by source line
  // test Sources/DIv3/DIv3.docc/Lifetimes.md 4 Strong and weak
  // test Sources/DIv3/DIv3.docc/Lifetimes.md 5 What keeps a container alive

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
