import AppKit
import DIv1Compat
import DIv2Compat
import Testing

extension Suites {
  @Suite("Storyboards of releases 1 and 2")
  @MainActor
  struct OldReleases {
    private let files = Files()

    @Test(
      "SB-22 SB-14 release 1: window, content and children are injected by their own classes")
    func release1() throws {
      let builder = DIv1Compat.DIContainerBuilder()
      builder.register { Service() }
      builder.register(vc: MainWindow.self).dependency { _, window in
        onMain { window.injections += 1 }
      }
      builder.register(vc: ListPane.self).dependency { $1.inject(*!$0) }
      builder.register(vc: DetailPane.self).dependency { $1.inject(*!$0) }
      let storyboard = DIv1Compat.DIStoryboard(
        name: files.main, bundle: nil, container: try builder.build())
      for _ in 0..<2 {
        let window = try #require(storyboard.instantiateInitialController() as? MainWindow)
        #expect(window.injections == 1)
        let list = window.contentViewController?.children.first as? ListPane
        #expect(list?.injections == 1 && (list?.children.first as? Pane)?.injections == 1)
        Runtime.opensEntryByIdentifier = false
      }
      Runtime.opensEntryByIdentifier = true
      let tabs = storyboard.instantiateController(withIdentifier: "tabs") as? NSTabViewController
      #expect((tabs?.children.first as? Pane)?.injections == 1)
    }

    @Test("SB-46 SB-49 release 1: nib and storyboard forms")
    func forms1() throws {
      let plain = NSStoryboard(name: files.main, bundle: nil)
      let builder = DIv1Compat.DIContainerBuilder()
      builder.register(ListPane.self).initializer(byNib: ListPane.self)
      builder.register(DetailPane.self).initializer(byStoryboard: plain, identifier: "detail")
      builder.register(Pane.self).initializer(byStoryboard: { _ in plain }, identifier: "list")
      let scope = try builder.build()
      #expect(try scope.resolve(ListPane.self).nibName == "ListPane")
      _ = try scope.resolve(DetailPane.self)
      #expect(try scope.resolve(Pane.self) is ListPane)
    }

    @Test("SB-22 SB-9 release 2: window, content and children, regardless of the factory's class")
    func release2() throws {
      Runtime.factoryIgnoresReceiver = true
      defer { Runtime.factoryIgnoresReceiver = false }
      let name = files.main
      let builder = DIv2Compat.DIContainerBuilder()
      builder.register { Service() }
      builder.register(vc: MainWindow.self).injection { window in onMain { window.injections += 1 }
      }
      builder.register(vc: ListPane.self)
        .injection { (pane, service: Service) in pane.inject(service) }
      builder.register(type: NSStoryboard.self).initial(name: name, bundle: nil)
        .lifetime(.perDependency)
      let container = try builder.build()
      let storyboard: NSStoryboard = try container.resolve()
      let window = try #require(storyboard.instantiateInitialController() as? MainWindow)
      #expect(window.injections == 1)
      let children = window.contentViewController?.children ?? []
      // The second child came through a storyboard reference.
      #expect(children.map { ($0 as? Pane)?.injections } == [1, 1])
    }

    @Test(
      "SB-46 SB-48 release 2: nib and storyboard forms, including the container's own storyboard")
    func forms2() throws {
      let name = files.main
      let builder = DIv2Compat.DIContainerBuilder()
      builder.register { Service() }
      builder.register(type: NSStoryboard.self).initial(name: name, bundle: nil)
        .lifetime(.perDependency)
      builder.register(type: ListPane.self).initial(nib: ListPane.self)
      builder.register(type: DetailPane.self).lifetime(.perDependency)
        .initial(useStoryboard: { try $0.resolve() }, identifier: "detail")
        .injection { (pane, service: Service) in pane.inject(service) }
      let container = try builder.build()
      #expect(try container.resolve(ListPane.self).nibName == "ListPane")
      #expect(try container.resolve(DetailPane.self).injections == 1)
      let plain = NSStoryboard(name: name, bundle: nil)
      let second = DIv2Compat.DIContainerBuilder()
      second.register(type: Pane.self).initial(useStoryboard: plain, identifier: "list")
      #expect(try second.build().resolve(Pane.self) is ListPane)
    }
  }
}
