import DITranquillity
import ProcessSettings
import SwiftLazy
import TestSupport
import Testing

@Suite("Spellings of single releases")
struct FormerSpellingTests {
  private let c = DIContainer()

  @Test("lazySingle and weakSingle are perRun")
  func lifetimes() {
    #expect(DILifeTime.lazySingle == .perRun(.strong))
    #expect(DILifeTime.weakSingle == .perRun(.weak))
  }

  @Test("register1 is register")
  func oneParameter() {
    final class Holder {
      let part: A
      init(_ part: A) { self.part = part }
    }
    c.register(A.init).lifetime(.perContainer(.strong))
    c.register1(Holder.init).lifetime(.perContainer)
    #expect((c.resolve() as Holder).part === (c.resolve() as A))
  }

  @Test("V3-98 multiThread and injectToSubviews still exist and have no effect", .processSettings)
  func settings() {
    DISettings.Defaults.multiThread = false
    DISetting.Defaults.injectToSubviews = true
    defer {
      DISetting.Defaults.multiThread = true
      DISetting.Defaults.injectToSubviews = false
    }
    #expect(!DISetting.Defaults.multiThread && DISetting.Defaults.injectToSubviews)
    c.register(A.init).lifetime(.perContainer(.strong))
    let (c, object) = (c, ObjectIdentifier(c.resolve() as A))
    onThreads { _ in #expect(ObjectIdentifier(c.resolve() as A) == object) }
  }

  @Test("sync: () states the default, in asynchronous code, too")
  func sync() async {
    c.register(A.init).as((any P).self, tag: T1.self).as((any P).self, name: "x")
    // The same class in both modules.
    let lazy: SwiftLazy.Lazy<A> = c.resolve()
    #expect(type(of: lazy) == DITranquillity.Lazy<A>.self && lazy.value === lazy.value)
    let tagged: any P = c.resolve(sync: (), tag: T1.self)
    let named: any P = c.resolve(sync: (), name: "x")
    let all: [A] = c.resolveMany(sync: ())
    let plain: A = c.resolve()
    let again: A = c.resolve(sync: ())
    #expect(tagged is A && named is A && all.count == 1 && plain !== again)
    final class Screen { var part: A? }
    c.register(Screen.self).injection(\.part)
    let screen = Screen()
    c.inject(sync: (), into: screen)
    #expect(screen.part != nil)
  }
}
