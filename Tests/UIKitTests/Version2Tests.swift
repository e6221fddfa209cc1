import DIv2Compat
import Testing
import UIKit

extension Suites {
  @Suite("Storyboards of release 2")
  @MainActor
  struct Version2 {
    private let files = Files()

    private func container(_ register: (DIContainerBuilder) -> Void) throws -> DIContainer {
      let builder = DIContainerBuilder()
      builder.register { Service() }.lifetime(.perDependency)
      register(builder)
      return try builder.build()
    }

    private func registered<T: Screen>(_ type: T.Type, _ builder: DIContainerBuilder) {
      builder.register(vc: type).injection { (screen, service: Service) in screen.inject(service) }
    }

    private func container<each T: Screen>(
      with types: repeat (each T).Type
    ) throws -> DIContainer {
      try container { builder in repeat registered(each types, builder) }
    }

    private func storyboard(_ container: DIContainer) -> DIStoryboard {
      DIStoryboard(name: files.main, bundle: nil, container: container)
    }

    @Test("SB-9 SB-10 SB-14 SB-21 the initial screen is injected and refers to another storyboard")
    func wrapper() throws {
      let storyboard = storyboard(try container(with: RootScreen.self))
      let lines = Journal.read {
        let root = rootScreen(of: storyboard.instantiateInitialViewController())
        #expect(root?.storyboard != nil && root?.storyboard as? DIStoryboard == nil)
        root?.loadViewIfNeeded()
      }
      #expect(
        lines.filter { $0.hasSuffix("RootScreen") }
          == ["awake RootScreen", "inject RootScreen", "load RootScreen"])
    }

    @Test("SB-3 SB-34 SB-30 the container remembers the last living screen weakly")
    func remembered() throws {
      let container = try container(with: DetailScreen.self)
      let storyboard = storyboard(container)
      func make() -> DetailScreen {
        storyboard.instantiateViewController(withIdentifier: "detail") as! DetailScreen
      }
      let first = make()
      #expect(try container.resolve(DetailScreen.self) === first)
      var second: DetailScreen? = make()
      #expect(try container.resolve(DetailScreen.self) === second)
      #expect(first.injections == 1 && second?.injections == 1)
      weak let gone = second
      second = nil
      #expect(gone == nil)
    }

    @Test("SB-30 with a declared lifetime, the container keeps the last screen")
    func kept() throws {
      let container = try container {
        $0.register(vc: DetailScreen.self).lifetime(.perScope)
          .injection { (screen, service: Service) in screen.inject(service) }
      }
      let storyboard = storyboard(container)
      weak let first = storyboard.instantiateViewController(withIdentifier: "detail")
      #expect(try first != nil && container.resolve(DetailScreen.self) === first)
      weak let second = storyboard.instantiateViewController(withIdentifier: "detail")
      #expect(try second != nil && container.resolve(DetailScreen.self) === second)
    }

    @Test("SB-3 the lifetime is the default one, unless that caches objects for the scope")
    func defaultLifetime() throws {
      DISetting.defaultLifeTime = .perDependency
      defer { DISetting.defaultLifeTime = .perScope }
      let container = try container(with: DetailScreen.self)
      let screen = storyboard(container).instantiateViewController(withIdentifier: "detail")
      #expect(throws: DIError.self) { try container.resolve(DetailScreen.self) }
      withExtendedLifetime(screen) {}
    }

    @Test("SB-4 SB-5 the class stays visible besides another type, and an initial is allowed")
    func visible() throws {
      let container = try container { builder in
        builder.register(vc: DetailScreen.self).as(Screen.self).unsafe()
          .injection { (screen, service: Service) in screen.inject(service) }
        builder.register(vc: EmbeddedScreen.self).initial { onMain { EmbeddedScreen() } }
        builder.register(vc: FrameScreen.self)
      }
      let detail = storyboard(container).instantiateViewController(withIdentifier: "detail")
      #expect((detail as? Screen)?.injections == 1)
      _ = try container.resolve(EmbeddedScreen.self)
      #expect(throws: DIError.self) { try container.resolve(FrameScreen.self) }
    }

    @Test("SB-8 SB-63 an unregistered class passes through; no failure is reported")
    func unknown() throws {
      let failures = Failures()
      let plain = storyboard(try container(with: RootScreen.self))
        .instantiateViewController(withIdentifier: "plain")
      #expect((plain as? PlainScreen)?.injections == 0 && failures.all.isEmpty)
    }

    @Test(
      "SB-11 the short form creates a storyboard of the requesting container; its class must match")
    func component() throws {
      let name = files.main
      let container = try container { builder in
        registered(RootScreen.self, builder)
        builder.register(type: UIStoryboard.self).initial(name: name, bundle: nil)
          .lifetime(.perDependency)
        builder.register(type: DIStoryboard.self).initial(name: name, bundle: nil)
          .lifetime(.perDependency)
        builder.register(type: OtherStoryboard.self).initial(name: name, bundle: nil)
      }
      let storyboard: UIStoryboard = try *container
      #expect(rootScreen(of: storyboard.instantiateInitialViewController())?.service != nil)
      _ = try container.resolve(DIStoryboard.self)
      #expect {
        try container.resolve(OtherStoryboard.self)
      } throws: { error in
        guard case DIError.incorrectType = error else { return false }
        return true
      }
    }

    @Test(
      "SB-22 SB-24 SB-23 the whole tree is injected: a screen, then each child with its own tree")
    func tree() throws {
      let storyboard = storyboard(
        try container(
          with: FrameScreen.self, DetailScreen.self, EmbeddedScreen.self, RootScreen.self))
      expectWholeTreeInjected(in: storyboard)
    }

    @Test("SB-25 injection doesn't load views")
    func views() throws {
      let storyboard = storyboard(try container(with: RootScreen.self))
      let controller = try #require(storyboard.instantiateInitialViewController())
      #expect(!controller.isViewLoaded && !controller.children[0].isViewLoaded)
    }

    @Test("SB-26 screens of one tree share the container's cached instances")
    func shared() throws {
      let builder = DIContainerBuilder()
      builder.register { Service() }.lifetime(.perScope)
      registered(FrameScreen.self, builder)
      registered(EmbeddedScreen.self, builder)
      let frame =
        storyboard(try builder.build())
        .instantiateViewController(withIdentifier: "frame") as! Screen
      #expect(frame.service != nil)
      #expect(frame.service === (frame.children.first as? Screen)?.service)
    }

    @Test("SB-27 two screens are distinct, and both are injected")
    func each() throws {
      let container = try container {
        $0.register(vc: DetailScreen.self).lifetime(.lazySingle)
          .injection { (screen, service: Service) in screen.inject(service) }
      }
      let storyboard = storyboard(container)
      let screens = (0..<2).map { _ in
        storyboard.instantiateViewController(withIdentifier: "detail") as! DetailScreen
      }
      #expect(screens[0] !== screens[1] && screens.map(\.injections) == [1, 1])
    }

    @Test("SB-35 SB-36 SB-37 segues and embeds are injected; a reference only as a child")
    func segues() throws {
      let storyboard = storyboard(
        try container(
          with: RootScreen.self, DetailScreen.self, EmbeddedScreen.self, RemoteScreen.self))
      let root = try #require(rootScreen(of: storyboard.instantiateInitialViewController()))
      #expect(root.children.isEmpty)
      root.loadViewIfNeeded()
      #expect((root.children.first as? EmbeddedScreen)?.injections == 1)
      root.performSegue(withIdentifier: "detail", sender: nil)
      #expect(root.destinationWasComplete)
      root.performSegue(withIdentifier: "remote", sender: nil)
      #expect((root.destination as? RemoteScreen)?.injections == 0)
      let away = storyboard.instantiateViewController(withIdentifier: "away")
      #expect((away.children.first as? RemoteScreen)?.injections == 1)
    }

    @Test("SB-46 SB-49 SB-50 from the nib file with the class's name")
    func nib() throws {
      let container = try container { builder in
        builder.register(type: DetailScreen.self).initial(nib: DetailScreen.self)
          .injection { (screen, service: Service) in screen.inject(service) }
        builder.register(type: EmbeddedScreen.self).initial(nib: PlainScreen.self)
      }
      let detail: DetailScreen = try container.resolve()
      #expect(detail.nibName == "DetailScreen" && detail.injections == 1)
      #expect(detail.nibBundle == Bundle(for: DetailScreen.self))
      #expect {
        try container.resolve(EmbeddedScreen.self)
      } throws: { error in
        guard case DIError.incorrectType(_, let real, _) = error else { return false }
        return real == PlainScreen.self
      }
    }

    @Test(
      "SB-46 SB-47 SB-48 from a storyboard of the same container, each screen is injected once"
    )
    func byStoryboard() throws {
      let name = files.main
      let plain = UIStoryboard(name: name, bundle: nil)
      let container = try container { builder in
        builder.register(type: DetailScreen.self).lifetime(.perDependency)
          .initial(useStoryboard: plain, identifier: "detail")
          .injection { (screen, service: Service) in screen.inject(service) }
        builder.register(type: FrameScreen.self).lifetime(.perDependency)
          .initial(useStoryboard: { try $0.resolve() }, identifier: "nested")
          .injection { (screen, service: Service) in screen.inject(service) }
        registered(EmbeddedScreen.self, builder)
        builder.register(type: UIStoryboard.self).initial(name: name, bundle: nil)
          .lifetime(.perDependency)
      }
      #expect(try container.resolve(DetailScreen.self).injections == 1)
      let failures = Failures()
      let frame: FrameScreen = try container.resolve()
      let inner = frame.children.first as? FrameScreen
      #expect(frame.injections == 1 && inner?.injections == 1)
      #expect((inner?.children.first as? EmbeddedScreen)?.injections == 1)
      #expect(failures.all.isEmpty)
    }

    @Test("SB-58 a screen retains its container")
    func memory() throws {
      var container: DIContainer? = try container(with: RootScreen.self, DetailScreen.self)
      weak let kept = container
      var root = rootScreen(of: storyboard(container!).instantiateInitialViewController())
      container = nil
      root?.performSegue(withIdentifier: "detail", sender: nil)
      #expect(root?.destinationWasComplete == true && kept != nil)
      root = nil
      #expect(kept == nil)
    }

    @Test(
      "SB-64 SB-65 SB-66 a failure is reported to loggers and the handler; the screen and its children appear"
    )
    func failure() throws {
      let failures = Failures()
      let logger = Errors()
      DILoggerComposite.add(logger: logger)
      defer { DILoggerComposite.remove(logger: logger) }
      let container = try container { builder in
        builder.register(vc: FrameScreen.self)
          .injection { (screen, service: Service) in screen.inject(service) }
          .injection { (_, _: String) in }
        registered(EmbeddedScreen.self, builder)
      }
      let frame =
        storyboard(container).instantiateViewController(withIdentifier: "frame") as! Screen
      #expect(frame.injections == 1)
      #expect((frame.children.first as? EmbeddedScreen)?.injections == 1)
      #expect(failures.all.count == 1 && failures.all.first?.0 === frame)
      guard case DIError.typeNotFound? = failures.all.first?.1 else {
        Issue.record("\(failures.all)")
        return
      }
      DILoggerComposite.wait()
      #expect(!logger.all.isEmpty)
    }

    @Test("SB-66 without a failure handler, a debug build stops")
    func stops() async {
      #if DEBUG
      await #expect(processExitsWith: .failure) {
        await MainActor.run { DIStoryboard.onFailure(Service(), CancellationError()) }
      }
      #endif
    }

    @Test("SB-65 SB-71 several registrations of a class are an error outside modules")
    func ambiguous() throws {
      let failures = Failures()
      let container = try container { builder in
        registered(DetailScreen.self, builder)
        builder.register(vc: DetailScreen.self)
      }
      let detail = storyboard(container).instantiateViewController(withIdentifier: "detail")
      #expect((detail as? Screen)?.injections == 0)
      guard case DIError.ambiguousType? = failures.all.first?.1 else {
        Issue.record("\(failures.all)")
        return
      }
    }

    @Test("SB-67 SB-71 storyboards of two modules each use their own registration of one class")
    func modules() throws {
      let failures = Failures()
      let shop = Module<Shop>(file: files.main)
      let yard = Module<Yard>(file: files.main)
      let builder = DIContainerBuilder()
      builder.register(module: App(dependencies: [shop, yard]))
      let container = try builder.build()
      let storyboards = try container.resolve(Storyboards.self)
      // At any later time, even inside another module's objects.
      for board in [storyboards.shop, storyboards.yard, storyboards.shop] {
        let detail = board.instantiateViewController(withIdentifier: "detail") as! DetailScreen
        #expect(detail.title == (board === storyboards.shop ? "Shop" : "Yard"))
      }
      #expect(failures.all.isEmpty)
      // A screen created outside the modules can access both.
      _ = storyboard(container).instantiateViewController(withIdentifier: "detail")
      #expect(failures.all.count == 1)
    }

    @Test("SB-67 V2-62 an external instance can be injected from the view of a module")
    func fromModule() throws {
      let builder = DIContainerBuilder()
      builder.register(
        module: App(
          dependencies: [Module<Shop>(file: files.main), Module<Yard>(file: files.main)]))
      let container = try builder.build()
      let screen = DetailScreen()
      try container.resolve(screen, from: Module<Yard>.self)
      #expect(screen.title == "Yard")
      #expect {
        try container.resolve(screen, from: App.self)
      } throws: { error in
        guard case DIError.noAccess = error else { return false }
        return true
      }
    }

    @Test(
      "SB-68 a storyboard of another scope injects from that scope; names and tags have no effect")
    func scopes() throws {
      let builder = DIContainerBuilder()
      builder.register { Service() }.lifetime(.perScope)
      builder.register(vc: DetailScreen.self).set(name: "named")
        .injection { (screen, service: Service) in screen.inject(service) }
      let container = try builder.build()
      let other = container.newLifeTimeScope()
      let screen = storyboard(other).instantiateViewController(withIdentifier: "detail") as! Screen
      #expect(try screen.service === other.resolve(Service.self))
      #expect(try screen.service !== container.resolve(Service.self))
    }

    @Test("the module re-exports Foundation and UIKit, as the original did")
    func exports() {
      #expect(DIv2Compat.Bundle.main === Bundle.main)
    }

    private final class Errors: DILogger, @unchecked Sendable {
      private(set) var all: [String] = []

      func log(_ event: DILogEvent, msg: String) {
        if case .error = event { all.append(msg) }
      }
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

/// A storyboard class of the program.
final class OtherStoryboard: UIStoryboard {}

enum Shop {}
enum Yard {}

/// A module with a public storyboard and internal screens.
private struct Module<Name>: DIModule {
  let file: String
  let dependencies: [any DIModule] = []

  var components: [any DIComponent] { [Boards(file: file), Screens()] }

  struct Boards: DIComponent {
    let file: String
    let scope = DIComponentScope.public

    func load(builder: DIContainerBuilder) {
      builder.register(type: UIStoryboard.self, line: lineNumber(of: Name.self))
        .initial(name: file, bundle: nil).lifetime(.perDependency).set(name: "\(Name.self)")
    }
  }

  struct Screens: DIComponent {
    let scope = DIComponentScope.internal

    func load(builder: DIContainerBuilder) {
      builder.register(vc: DetailScreen.self, line: lineNumber(of: Name.self))
        .injection { screen in onMain { screen.title = "\(Name.self)" } }
    }
  }
}

/// Each module has its own line numbers.
private func lineNumber<Name>(of name: Name.Type) -> Int { name == Shop.self ? 1 : 2 }

private struct Storyboards {
  let shop: UIStoryboard
  let yard: UIStoryboard
}

private struct App: DIModule {
  let dependencies: [any DIModule]
  var components: [any DIComponent] { [Own()] }

  struct Own: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { container in
        Storyboards(
          shop: try container.resolve(UIStoryboard.self, name: "Shop"),
          yard: try container.resolve(UIStoryboard.self, name: "Yard"))
      }
    }
  }
}
