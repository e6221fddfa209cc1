import DITranquillity
import Testing
import UIKit

extension Suites {
  @Suite("Storyboards of the modern generation")
  @MainActor
  struct Version3 {
    private let files = Files()
    private let container = DIContainer()

    init() {
      container.register { Service() }
    }

    private func register<T: Screen>(_ type: T.Type, _ container: DIContainer) {
      container.register(type).injection { (screen: T, service: Service) in screen.inject(service) }
    }

    private func register<each T: Screen>(_ types: repeat (each T).Type) {
      repeat register(each types, container)
    }

    private func create(_ container: DIContainer? = nil) -> DIStoryboard {
      DIStoryboard.create(name: files.main, bundle: nil, container: container ?? self.container)
    }

    @Test("SB-6 SB-12 SB-10 a storyboard of a container injects; its screens refer to it")
    func created() throws {
      register(RootScreen.self)
      let storyboard = create()
      let root = try #require(rootScreen(of: storyboard.instantiateInitialViewController()))
      #expect(root.injections == 1 && root.storyboard === storyboard)
      // A prototype without a factory: the container shares no instance.
      #expect((container.resolve() as RootScreen?) == nil)
    }

    @Test("SB-7 a screen created by code is a component with a factory")
    func byCode() {
      container.register { onMain { DetailScreen(nibName: "Detail", bundle: .main) } }
        .injection { (screen: DetailScreen, service: Service) in onMain { screen.inject(service) } }
      let screen: DetailScreen = container.resolve()
      #expect(screen.nibName == "Detail" && screen.injections == 1)
    }

    @Test(
      "SB-8 SB-63 an unregistered class passes through; the log has a line of level info")
    func unknown() {
      let log = Log()
      let plain = create().instantiateViewController(withIdentifier: "plain") as? PlainScreen
      #expect(plain?.injections == 0)
      #expect(log.lines.filter { $0.contains("PlainScreen") }.count == 1)
      #expect(log.levels == [.info])
    }

    @Test(
      "SB-14 SB-21 screens are injected after the system created them and before they are returned")
    func order() {
      register(RootScreen.self, EmbeddedScreen.self)
      let lines = Journal.read {
        rootScreen(of: create().instantiateInitialViewController())?.loadViewIfNeeded()
      }
      #expect(
        lines == [
          "awake RootScreen", "inject RootScreen", "awake EmbeddedScreen", "inject EmbeddedScreen",
          "load EmbeddedScreen", "load RootScreen",
        ])
    }

    @Test(
      "SB-14 the initial screen is injected even if the system doesn't use its identifier"
    )
    func withoutIdentifier() {
      Runtime.opensEntryByIdentifier = false
      defer { Runtime.opensEntryByIdentifier = true }
      register(RootScreen.self)
      #expect(rootScreen(of: create().instantiateInitialViewController())?.injections == 1)
    }

    @Test("SB-13 opening a registered storyboard by name creates it as its component declares")
    func byName() {
      register(RootScreen.self)
      container.registerStoryboard(name: files.main).lifetime(.perContainer(.strong))
      let storyboard = DIStoryboard.create(name: files.main, bundle: nil)
      #expect(storyboard === DIStoryboard.create(name: files.main, bundle: nil))
      #expect(rootScreen(of: storyboard.instantiateInitialViewController())?.injections == 1)
      container.clean()
      #expect(storyboard !== DIStoryboard.create(name: files.main, bundle: nil))
      container.clean()
    }

    @Test("SB-13 SB-44 SB-D3 a storyboard opened before its registration never injects")
    func tooEarly() {
      DIStoryboard.install()
      register(RootScreen.self)
      let log = Log()
      let early = UIStoryboard(name: files.main, bundle: nil)
      #expect(early is DIStoryboard)
      #expect(log.levels == [.info] && log.lines.first?.contains(files.main) == true)
      container.registerStoryboard(name: files.main)
      #expect(rootScreen(of: early.instantiateInitialViewController())?.injections == 0)
    }

    @Test("SB-15 SB-16 a registered storyboard can be resolved by type and by name")
    func registered() {
      register(RootScreen.self, RemoteScreen.self)
      container.registerStoryboard(name: files.main)
      let only: UIStoryboard = container.resolve()
      #expect(only !== container.resolve() as UIStoryboard)
      #expect(rootScreen(of: only.instantiateInitialViewController())?.injections == 1)
      let second = container.registerStoryboard(name: files.remote)
      #expect((container.resolve() as UIStoryboard?) == nil)
      let remote: UIStoryboard = container.resolve(name: files.remote)
      #expect((remote.instantiateInitialViewController() as? RemoteScreen)?.injections == 1)
      second.default()
      let preferred: UIStoryboard = container.resolve()
      #expect(preferred.instantiateInitialViewController() is RemoteScreen)
    }

    @Test(
      "SB-17 a storyboard requested from a child belongs to it; one opened by name, to the parent")
    func parents() {
      container.registerStoryboard(name: files.main)
      register(DetailScreen.self)
      let child = DIContainer(parent: container)
      let kept = Service()
      child.register { kept }
      let names = (files.main, "detail")
      let own: UIStoryboard = child.resolve()
      let ofChild = own.instantiateViewController(withIdentifier: names.1) as! Screen
      let ofParent =
        UIStoryboard(name: names.0, bundle: nil)
        .instantiateViewController(withIdentifier: names.1) as! Screen
      #expect(ofParent.injections == 1 && ofParent.service !== kept)
      #expect(ofChild.injections == 1 && ofChild.service === kept)
    }

    @Test(
      "SB-18 the bundle is the explicit one, or that of the framework being loaded, or the main one"
    )
    func bundles() throws {
      let bundle = try Folder().bundle
      let inFolder = Files(in: bundle)
      container.registerStoryboard(name: inFolder.main, bundle: bundle)
      #expect((container.resolve() as UIStoryboard).instantiateInitialViewController() != nil)
      let other = DIContainer()
      LoadedFramework.file = files.main
      other.append(framework: LoadedFramework.self)
      // In a static build, the framework's bundle is the main one.
      #expect((other.resolve() as UIStoryboard).instantiateInitialViewController() != nil)
    }

    @Test("SB-19 a missing file or screen raises the platform's exception")
    func missing() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = DIStoryboard.create(name: "Nowhere", bundle: nil, container: DIContainer())
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let storyboard = DIStoryboard.create(
            name: Files().main, bundle: nil, container: DIContainer())
          _ = storyboard.instantiateViewController(withIdentifier: "nobody")
        }
      }
    }

    @Test(
      "SB-22 SB-23 SB-24 the whole tree is injected: a screen, then each child with its own tree")
    func tree() {
      register(FrameScreen.self, DetailScreen.self, EmbeddedScreen.self, RootScreen.self)
      let storyboard = create()
      expectWholeTreeInjected(in: storyboard)
    }

    @Test("SB-26 each screen of a tree has an object graph of its own")
    func graphs() {
      let container = DIContainer()
      container.register { Service() }.lifetime(.objectGraph)
      register(FrameScreen.self, container)
      register(EmbeddedScreen.self, container)
      let frame = create(container).instantiateViewController(withIdentifier: "frame") as! Screen
      let embedded = frame.children[0] as! Screen
      #expect(frame.service != nil && embedded.service != nil && frame.service !== embedded.service)
    }

    @Test("SB-27 SB-31 each screen is injected; a container that caches one returns the last")
    func each() {
      container.register(DetailScreen.self).lifetime(.perContainer(.weak))
        .injection { (screen: DetailScreen, service: Service) in screen.inject(service) }
      let storyboard = create()
      let screens = (0..<2).map { _ in
        storyboard.instantiateViewController(withIdentifier: "detail") as! DetailScreen
      }
      #expect(screens[0] !== screens[1] && screens.map(\.injections) == [1, 1])
      #expect(container.resolve() as DetailScreen === screens[1])
    }

    @Test(
      "SB-32 SB-33 SB-47 a screen whose factory opens a storyboard of the container is injected once"
    )
    func factory() {
      let storyboard = files.main
      container.registerStoryboard(name: storyboard)
      container.register { (board: UIStoryboard) in
        onMain { board.instantiateViewController(withIdentifier: "nested") as! FrameScreen }
      }.injection { (screen: FrameScreen, service: Service) in onMain { screen.inject(service) } }
      let frame: FrameScreen = container.resolve()
      #expect(frame.injections == 1)
      // The same class, but not the object that the factory returned.
      #expect((frame.children.first as? FrameScreen)?.injections == 1)
    }

    @Test(
      "SB-33 a screen injected by one storyboard is not injected by others; an unknown one may be")
    func once() {
      let remote = DIContainer()
      remote.register { Service() }
      register(RemoteScreen.self, remote)
      remote.registerStoryboard(name: files.remote)
      register(RemoteScreen.self)
      let child = create().instantiateViewController(withIdentifier: "away").children.first
      #expect((child as? RemoteScreen)?.injections == 1)
      // A container without the class leaves the screen to the parent's container.
      let ignorant = DIContainer()
      ignorant.registerStoryboard(name: files.remote)
      let second = create().instantiateViewController(withIdentifier: "away").children.first
      #expect((second as? RemoteScreen)?.injections == 1)
      withExtendedLifetime((remote, ignorant)) {}
    }

    @Test("SB-33 a program can inject explicitly any number of times")
    func byHand() {
      register(DetailScreen.self)
      let detail = create().instantiateViewController(withIdentifier: "detail") as! DetailScreen
      container.inject(into: detail)
      container.inject(into: detail)
      #expect(detail.injections == 3)
    }

    @Test("SB-35 SB-36 SB-37 SB-38 SB-39 segues, embeds and references to registered storyboards")
    func segues() throws {
      register(RootScreen.self, DetailScreen.self, EmbeddedScreen.self)
      let remote = DIContainer()
      remote.register { Service() }
      register(RemoteScreen.self, remote)
      let root = try #require(rootScreen(of: create().instantiateInitialViewController()))
      root.loadViewIfNeeded()
      #expect((root.children.first as? EmbeddedScreen)?.injections == 1)
      root.performSegue(withIdentifier: "detail", sender: nil)
      #expect(root.destinationWasComplete)
      root.performSegue(withIdentifier: "remote", sender: nil)
      #expect((root.destination as? RemoteScreen)?.injections == 0, "not registered yet")
      remote.registerStoryboard(name: files.remote)
      root.performSegue(withIdentifier: "remote", sender: nil)
      #expect(root.destinationWasComplete && root.destination is RemoteScreen)
    }

    @Test("SB-38 SB-D4 plain storyboards are replaced; subclasses are not")
    func receivers() {
      DIStoryboard.install()
      #expect(UIStoryboard(name: files.main, bundle: nil) is DIStoryboard)
      let other: UIStoryboard = OtherBoard(name: files.main, bundle: nil)
      #expect(!(other is DIStoryboard))
    }

    @Test("SB-40 SB-41 SB-43 SB-45 lookup by bundle, then by name; several of a name are a warning")
    func registry() throws {
      let (first, second) = (try Folder().bundle, try Folder().bundle)
      let files = Files(in: first)
      for bundle in [second, .main] {
        StoryboardFile(entry: "remote", scenes: ["remote": .init(RemoteScreen.self)])
          .add(as: files.main, in: bundle)
      }
      register(RootScreen.self, RemoteScreen.self)
      container.registerStoryboard(name: files.main, bundle: first)
      let exact = UIStoryboard(name: files.main, bundle: first)
      #expect(rootScreen(of: exact.instantiateInitialViewController())?.injections == 1)
      // Another bundle, but the only storyboard with this name.
      let byName = UIStoryboard(name: files.main, bundle: .main)
      #expect(rootScreen(of: byName.instantiateInitialViewController())?.injections == 1)
      container.registerStoryboard(name: files.main, bundle: second)
      let log = Log()
      let none = UIStoryboard(name: files.main, bundle: .main)
      #expect((none.instantiateInitialViewController() as? RemoteScreen)?.injections == 0)
      #expect(log.levels.first == .warning)
      #expect(log.lines.first?.contains(first.bundlePath) == true)
      #expect(log.lines.first?.contains(second.bundlePath) == true)
    }

    @Test("SB-42 SB-45 the last registration of a name and bundle wins, with a warning")
    func last() {
      let log = Log()
      register(DetailScreen.self)
      container.registerStoryboard(name: files.main)
      var other: DIContainer? = DIContainer()
      other!.registerStoryboard(name: files.main)
      #expect(log.levels == [.warning] && log.lines.first?.contains(files.main) == true)
      func injections() -> Int? {
        let made = UIStoryboard(name: files.main, bundle: nil)
          .instantiateViewController(withIdentifier: "detail")
        return (made as? Screen)?.injections
      }
      #expect(injections() == 0)
      // The container is gone; the registration that it replaced doesn't return.
      other = nil
      #expect(injections() == 0)
      container.registerStoryboard(name: files.main)
      #expect(injections() == 1)
    }

    @Test("SB-57 SB-58 SB-60 a screen retains its container; the registry of storyboards does not")
    func memory() throws {
      var container: DIContainer? = DIContainer()
      container!.register { Service() }
      register(RootScreen.self, container!)
      register(DetailScreen.self, container!)
      container!.registerStoryboard(name: files.main)
      weak let kept = container
      var root = rootScreen(
        of: (container!.resolve() as UIStoryboard).instantiateInitialViewController())
      container = nil
      root?.performSegue(withIdentifier: "detail", sender: nil)
      #expect(root?.destinationWasComplete == true)
      root = nil
      #expect(kept == nil)
      #expect(
        rootScreen(
          of: UIStoryboard(name: files.main, bundle: nil).instantiateInitialViewController())?
          .injections == 0)
    }

    @Test(
      "SB-59 SB-61 a storyboard that its container caches lives until the container is cleaned"
    )
    func cycle() {
      var container: DIContainer? = DIContainer()
      container!.registerStoryboard(name: files.main).lifetime(.perContainer(.strong))
      weak let kept = container
      weak let storyboard = container!.resolve() as UIStoryboard
      #expect(storyboard != nil)
      container!.clean()
      #expect(storyboard == nil)
      container = nil
      #expect(kept == nil)
    }

    @Test(
      "SB-62 only the main actor creates screens; elsewhere a registered storyboard traps with a clear text"
    )
    func threads() async {
      await #expect(processExitsWith: .failure) {
        let container = DIContainer()
        let name = await Files().main
        container.registerStoryboard(name: name)
        await Task.detached { _ = container.resolve() as UIStoryboard }.value
      }
    }

    @Test("SB-65 SB-66 a missing dependency skips one injection; an ambiguous class is a warning")
    func failures() {
      let log = Log()
      container.register(DetailScreen.self)
        .injection { (_: DetailScreen, _: String) in }
        .injection { (screen: DetailScreen, service: Service) in screen.inject(service) }
      container.register(FrameScreen.self)
      register(FrameScreen.self, EmbeddedScreen.self)
      let storyboard = create()
      let detail = storyboard.instantiateViewController(withIdentifier: "detail") as! Screen
      #expect(detail.injections == 1 && log.levels == [.error])
      let frame = storyboard.instantiateViewController(withIdentifier: "frame") as! Screen
      #expect(frame.injections == 0 && log.levels == [.error, .warning])
      #expect((frame.children.first as? Screen)?.injections == 1)
    }

    @Test("SB-69 components of the framework that registered the storyboard are preferred")
    func frameworks() {
      LoadedFramework.file = files.main
      register(DetailScreen.self)
      container.append(framework: LoadedFramework.self)
      func title(_ storyboard: UIStoryboard) -> String? {
        storyboard.instantiateViewController(withIdentifier: "detail").title
      }
      #expect(title(container.resolve()) == "framework")
      #expect(title(UIStoryboard(name: files.main, bundle: nil)) == "framework")
      #expect(
        title(
          DIStoryboard.create(
            name: files.main, bundle: nil, framework: LoadedFramework.self, container: container))
          == "framework")
      #expect(title(create()) == nil)
    }

    @Test("SB-70 a screen counts as an outermost request")
    func roots() {
      let log = Log()
      container.register { "root" }.root()
      register(DetailScreen.self)
      let detail = create().instantiateViewController(withIdentifier: "detail") as! Screen
      #expect(detail.injections == 1 && log.levels == [.error])
      #expect(log.lines.first?.contains("DetailScreen") == true)
    }

    @Test("SB-71 two storyboards can contain one class")
    func shared() {
      register(RemoteScreen.self)
      container.registerStoryboard(name: files.remote)
      StoryboardFile(entry: "other", scenes: ["other": .init(RemoteScreen.self)])
        .add(as: files.main)
      container.registerStoryboard(name: files.main)
      for name in [files.main, files.remote] {
        let made = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        #expect((made as? RemoteScreen)?.injections == 1)
      }
    }

    @Test("SB-12 storyboards inject even if the factory creates plain storyboards")
    func ignoredReceiver() {
      Runtime.factoryIgnoresReceiver = true
      defer { Runtime.factoryIgnoresReceiver = false }
      register(RootScreen.self)
      let storyboard = create()
      #expect(type(of: storyboard) == DIStoryboard.self)
      #expect(rootScreen(of: storyboard.instantiateInitialViewController())?.injections == 1)
    }

    @Test("SB-38 the hook can be disabled")
    func forbidden() {
      DIStoryboard.replacesPlainStoryboards = false
      #expect(!DIStoryboard.replacesPlainStoryboards)
      DIStoryboard.replacesPlainStoryboards = true
      #expect(DIStoryboard.replacesPlainStoryboards)
    }
  }
}

private final class OtherBoard: UIStoryboard {}

private final class LoadedFramework: DIFramework {
  nonisolated(unsafe) static var file = ""

  static func load(container: DIContainer) {
    container.registerStoryboard(name: file)
    container.register(DetailScreen.self).injection { screen in
      onMain { screen.title = "framework" }
    }
  }
}

/// Records log messages while it lives.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  private(set) var levels: [DILogLevel] = []
  private let former = DISetting.Log.fun

  init() {
    DISetting.Log.fun = { [unowned self] level, line in
      onMain {
        lines.append(line)
        levels.append(level)
      }
    }
  }

  isolated deinit {
    DISetting.Log.fun = former
  }
}

/// A folder as a bundle.
struct Folder {
  let bundle: Bundle

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    bundle = Bundle(path: url.path)!
  }
}
