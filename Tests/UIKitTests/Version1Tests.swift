import DIv1Compat
import Testing
import UIKit

extension Suites {
  @Suite("Storyboards of release 1")
  @MainActor
  struct Version1 {
    private let files = Files()

    private func scope(_ register: (DIContainerBuilder) -> Void) throws -> DIScope {
      let builder = DIContainerBuilder()
      builder.register { Service() }.lifetime(.perDependency)
      register(builder)
      return try builder.build()
    }

    private func registered<T: Screen>(_ type: T.Type, _ builder: DIContainerBuilder) {
      builder.register(vc: type).dependency { $1.inject(*!$0) }
    }

    private func scope<each T: Screen>(with types: repeat (each T).Type) throws -> DIScope {
      try scope { builder in repeat registered(each types, builder) }
    }

    private func storyboard(_ scope: DIScope) -> DIStoryboard {
      DIStoryboard(name: files.main, bundle: nil, container: scope)
    }

    @Test(
      "SB-9 SB-10 the initializer opens a file for a scope; the screens refer to another storyboard"
    )
    func wrapper() throws {
      let storyboard = storyboard(try scope(with: RootScreen.self))
      let root = try #require(rootScreen(of: storyboard.instantiateInitialViewController()))
      #expect(root.service != nil)
      #expect(root.storyboard != nil && root.storyboard as? DIStoryboard == nil)
    }

    @Test(
      "SB-14 SB-21 the initial screen and screens by identifier are injected before they are returned"
    )
    func injected() throws {
      let storyboard = storyboard(try scope(with: RootScreen.self, DetailScreen.self))
      #expect(
        Journal.read { _ = storyboard.instantiateInitialViewController() }
          == ["awake RootScreen", "inject RootScreen"])
      let lines = Journal.read {
        storyboard.instantiateViewController(withIdentifier: "detail").loadViewIfNeeded()
      }
      #expect(lines == ["awake DetailScreen", "inject DetailScreen", "load DetailScreen"])
    }

    @Test("SB-14 the initial screen is injected even if the system doesn't use its identifier")
    func withoutIdentifier() throws {
      Runtime.opensEntryByIdentifier = false
      defer { Runtime.opensEntryByIdentifier = true }
      let storyboard = storyboard(try scope(with: RootScreen.self))
      #expect(rootScreen(of: storyboard.instantiateInitialViewController())?.injections == 1)
    }

    #if DITRANQUILLITY_1_1 || DITRANQUILLITY_1_2
    @Test("SB-1 until 1.2.0, all screens are remembered, and several are an error")
    func perRequest() throws {
      let scope = try scope(with: DetailScreen.self)
      let storyboard = storyboard(scope)
      let first = storyboard.instantiateViewController(withIdentifier: "detail")
      #expect(try scope.resolve(DetailScreen.self) === first)
      let second = storyboard.instantiateViewController(withIdentifier: "detail")
      #expect(throws: DIError.self) { try scope.resolve(DetailScreen.self) }
      withExtendedLifetime(second) {}
    }
    #else
    @Test("SB-1 the only living screen can be requested; an external instance needs no initializer")
    func onlyOne() throws {
      let scope = try scope(with: DetailScreen.self)
      let first = storyboard(scope).instantiateViewController(withIdentifier: "detail")
      #expect(try scope.resolve(DetailScreen.self) === first)
      let perRequest = try self.scope {
        $0.register(DetailScreen.self).asSelf().instancePerRequest()
      }
      let board = storyboard(perRequest)
      let screens = (0..<2).map { _ in board.instantiateViewController(withIdentifier: "detail") }
      #expect(throws: DIError.self) { try perRequest.resolve(DetailScreen.self) }
      #expect(try perRequest.resolveMany(DetailScreen.self).count == screens.count)
    }

    @Test(
      "SB-2 SB-29 SB-34 the scope remembers the first living screen weakly; each screen is injected"
    )
    func remembered() throws {
      let scope = try scope(with: DetailScreen.self)
      let storyboard = storyboard(scope)
      func make() -> DetailScreen {
        storyboard.instantiateViewController(withIdentifier: "detail") as! DetailScreen
      }
      var first: DetailScreen? = make()
      let second = make()
      #expect(first?.injections == 1 && second.injections == 1)
      #expect(try scope.resolve(DetailScreen.self) === first)
      weak let gone = first
      first = nil
      #expect(gone == nil)
      #expect(throws: DIError.self) { try scope.resolve(DetailScreen.self) }
      let third = make()
      #expect(third.injections == 1)
      #expect(try scope.resolve(DetailScreen.self) === third)
    }
    #endif

    @Test("SB-4 the class stays visible besides another type; without asSelf it is hidden")
    func visible() throws {
      let scope = try scope { builder in
        builder.register(vc: DetailScreen.self).asType(Screen.self).dependency { $1.inject(*!$0) }
        builder.register(EmbeddedScreen.self).asType(UIViewController.self)
          .dependency { $1.inject(*!$0) }.initializerDoesNotNeedToBe()
      }
      let storyboard = storyboard(scope)
      let detail = storyboard.instantiateViewController(withIdentifier: "detail") as! Screen
      let embedded = storyboard.instantiateViewController(withIdentifier: "embedded") as! Screen
      #expect(detail.injections == 1 && embedded.injections == 0)
    }

    @Test(
      "SB-5 an initializer is allowed; a declared lifetime applies; without either, the request fails"
    )
    func permitted() throws {
      let scope = try scope { builder in
        builder.register(vc: DetailScreen.self).initializer { onMain { DetailScreen() } }
          .lifetime(.perDependency)
        builder.register(vc: EmbeddedScreen.self)
      }
      let made: DetailScreen = try scope.resolve()
      #expect(try scope.resolve(DetailScreen.self) !== made)
      #expect(throws: DIError.self) { try scope.resolve(EmbeddedScreen.self) }
    }

    @Test("SB-8 SB-63 an unregistered class passes through; no failure is reported")
    func unknown() throws {
      let failures = Failures()
      let storyboard = storyboard(try scope(with: RootScreen.self))
      let plain = storyboard.instantiateViewController(withIdentifier: "plain") as? PlainScreen
      #expect(plain?.injections == 0 && failures.all.isEmpty)
    }

    @Test("SB-11 a storyboard is registered as its class, with the requesting scope")
    func component() throws {
      let name = files.main
      let scope = try scope { builder in
        registered(RootScreen.self, builder)
        builder.register { scope in
          onMain { DIStoryboard(name: name, bundle: nil, container: scope) as UIStoryboard }
        }.lifetime(.perDependency)
      }
      let storyboard: UIStoryboard = *!scope
      #expect(rootScreen(of: storyboard.instantiateInitialViewController())?.service != nil)
    }

    @Test("SB-20 single(_:) is now a lifetime of the controller")
    func single() throws {
      let scope = try scope {
        $0.register(vc: DetailScreen.self).lifetime(.perScope).dependency { $1.inject(*!$0) }
      }
      weak let made = storyboard(scope).instantiateViewController(withIdentifier: "detail")
      #expect(made != nil)
      #expect(try scope.resolve(DetailScreen.self) === made)
    }

    @Test(
      "SB-22 SB-D1 contained screens are injected unless this is disabled",
      arguments: [true, false])
    func children(isOn: Bool) throws {
      DIStoryboard.injectsChildren = isOn
      defer { DIStoryboard.injectsChildren = true }
      let storyboard = storyboard(
        try scope(with: FrameScreen.self, DetailScreen.self, EmbeddedScreen.self))
      let frame = storyboard.instantiateViewController(withIdentifier: "three") as! Screen
      #expect(frame.injections == 1)
      let inner = frame.children[1] as! Screen
      #expect((frame.children[0] as! Screen).injections == (isOn ? 1 : 0))
      #expect((inner.children[0] as! Screen).injections == (isOn ? 1 : 0))
    }

    @Test("SB-27 SB-28 each created screen is injected, regardless of its lifetime")
    func each() throws {
      let scope = try scope {
        $0.register(vc: DetailScreen.self).lifetime(.single).dependency { $1.inject(*!$0) }
      }
      let storyboard = storyboard(scope)
      let screens = (0..<3).map { _ in
        storyboard.instantiateViewController(withIdentifier: "detail") as! DetailScreen
      }
      #expect(Set(screens.map(ObjectIdentifier.init)).count == 3)
      #expect(screens.map(\.injections) == [1, 1, 1])
      // An explicit request injects each time.
      try scope.resolve(screens[0])
      try scope.resolve(screens[0])
      #expect(screens[0].injections == 3)
    }

    @Test(
      "SB-35 SB-36 SB-37 segues and embeds of the file are injected; targets of references are not"
    )
    func segues() throws {
      let storyboard = storyboard(
        try scope(
          with: RootScreen.self, DetailScreen.self, EmbeddedScreen.self, RemoteScreen.self))
      let root = try #require(rootScreen(of: storyboard.instantiateInitialViewController()))
      #expect(
        Journal.read { root.loadViewIfNeeded() } == [
          "awake EmbeddedScreen", "inject EmbeddedScreen", "load EmbeddedScreen", "load RootScreen",
        ])
      root.performSegue(withIdentifier: "detail", sender: nil)
      #expect(root.destinationWasComplete)
      root.performSegue(withIdentifier: "remote", sender: nil)
      #expect((root.destination as? RemoteScreen)?.injections == 0)
    }

    @Test("SB-46 SB-49 SB-50 from the nib file with the class's name")
    func nib() throws {
      let scope = try scope { builder in
        builder.register(DetailScreen.self).initializer(byNib: DetailScreen.self)
          .dependency { $1.inject(*!$0) }
        builder.register(EmbeddedScreen.self).initializer(byNib: PlainScreen.self)
      }
      let detail: DetailScreen = try scope.resolve()
      #expect(detail.nibName == "DetailScreen" && detail.injections == 1)
      #expect(detail.nibBundle == Bundle(for: DetailScreen.self))
      #expect {
        try scope.resolve(EmbeddedScreen.self)
      } throws: { error in
        guard case DIError.typeIsIncorrect(_, let real, _) = error else { return false }
        return real == PlainScreen.self
      }
    }

    @Test("SB-46 SB-47 SB-48 from a given or requested storyboard, the screen is injected once")
    func byStoryboard() throws {
      let name = files.main
      let plain = UIStoryboard(name: name, bundle: nil)
      let scope = try scope { builder in
        builder.register(DetailScreen.self).lifetime(.perDependency)
          .initializer(byStoryboard: plain, identifier: "detail").dependency { $1.inject(*!$0) }
        builder.register(FrameScreen.self).lifetime(.perDependency)
          .initializer(byStoryboard: { *!$0 }, identifier: "nested").dependency { $1.inject(*!$0) }
        registered(EmbeddedScreen.self, builder)
        builder.register { scope in
          onMain { DIStoryboard(name: name, bundle: nil, container: scope) as UIStoryboard }
        }.lifetime(.perDependency)
      }
      #expect(try scope.resolve(DetailScreen.self).injections == 1)
      let failures = Failures()
      let frame: FrameScreen = try scope.resolve()
      let inner = frame.children.first as? FrameScreen
      // The inner screen is of the class whose factory runs.
      #expect(frame.injections == 1 && inner?.injections == 1)
      #expect((inner?.children.first as? EmbeddedScreen)?.injections == 1)
      #expect(failures.all.isEmpty)
    }

    @Test("SB-57 SB-58 a storyboard retains its scope, and so does a screen")
    func memory() throws {
      var scope: DIScope? = try scope(with: RootScreen.self, DetailScreen.self)
      weak let kept = scope
      var storyboard: DIStoryboard? = storyboard(scope!)
      scope = nil
      #expect(kept != nil)
      var root = rootScreen(of: storyboard?.instantiateInitialViewController())
      storyboard = nil
      root?.performSegue(withIdentifier: "detail", sender: nil)
      #expect(root?.destinationWasComplete == true)
      root = nil
      #expect(kept == nil)
    }

    @Test("SB-59 a storyboard that its own scope caches is never released, nor is the scope")
    func cycle() throws {
      weak var kept: DIScope?
      try {
        let name = files.main
        let scope = try scope { builder in
          builder.register { scope in
            onMain { DIStoryboard(name: name, bundle: nil, container: scope) as UIStoryboard }
          }.lifetime(.perScope)
        }
        kept = scope
        _ = try scope.resolve(UIStoryboard.self)
      }()
      #expect(kept != nil)
    }

    @Test(
      "SB-64 SB-65 SB-66 a failure is reported, the screen appears anyway, and its children are injected"
    )
    func failure() throws {
      let failures = Failures()
      let scope = try scope { builder in
        builder.register(vc: FrameScreen.self).dependency { scope, screen in
          screen.inject(try scope.resolve())
          _ = try scope.resolve(String.self)
        }
        registered(EmbeddedScreen.self, builder)
      }
      let frame =
        storyboard(scope).instantiateViewController(withIdentifier: "frame") as! FrameScreen
      #expect(frame.injections == 1)
      #expect((frame.children.first as? EmbeddedScreen)?.injections == 1)
      #expect(failures.all.count == 1 && failures.all.first?.0 === frame)
      guard case DIError.typeIsNotFound(let type)? = failures.all.first?.1 else {
        Issue.record("\(failures.all)")
        return
      }
      #expect("\(type)" == "String")
    }

    @Test("SB-66 without a failure handler, a debug build stops")
    func stops() async {
      #if DEBUG
      await #expect(processExitsWith: .failure) {
        await MainActor.run { DIStoryboard.onFailure(Service(), CancellationError()) }
      }
      #endif
    }

    @Test("SB-68 a storyboard of a child scope injects from it; names have no effect")
    func childScope() throws {
      let builder = DIContainerBuilder()
      builder.register { Service() }.lifetime(.perScope)
      builder.register(vc: DetailScreen.self).dependency { $1.inject(*!$0) }
      let parent = try builder.build()
      let child = parent.newLifeTimeScope()
      let screen = storyboard(child).instantiateViewController(withIdentifier: "detail") as! Screen
      #expect(try screen.service === child.resolve(Service.self))
      #expect(try screen.service !== parent.resolve(Service.self))
    }

    @Test("SB-9 storyboards inject even if the factory creates plain storyboards")
    func ignoredReceiver() throws {
      Runtime.factoryIgnoresReceiver = true
      defer { Runtime.factoryIgnoresReceiver = false }
      let storyboard = storyboard(try scope(with: RootScreen.self))
      #expect(rootScreen(of: storyboard.instantiateInitialViewController())?.injections == 1)
    }

    @Test("the module re-exports Foundation and UIKit, as the original did")
    func exports() {
      #expect(DIv1Compat.Bundle.main === Bundle.main)
    }

    /// Records failures while it lives.
    @MainActor
    final class Failures {
      private(set) var all: [(AnyObject, any Error)] = []
      private let former = DIStoryboard.onFailure

      init() {
        DIStoryboard.onFailure = { [unowned self] in all.append(($0, $1)) }
      }

      isolated deinit {
        DIStoryboard.onFailure = former
      }
    }
  }
}
