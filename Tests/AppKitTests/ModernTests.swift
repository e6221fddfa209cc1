import AppKit
import DITranquillity
import Testing

extension Suites {
  @Suite("Storyboards of the modern generation")
  @MainActor
  struct Modern {
    private let files = Files()
    private let container = DIContainer()

    @Test("SB-14 SB-22 SB-38 a registered storyboard injects window, content and children")
    func injected() throws {
      container.register { Service() }
      container.register(MainWindow.self)
        .injection { (window: MainWindow) in onMain { window.injections += 1 } }
      container.register(ListPane.self)
        .injection { (pane: ListPane, service: Service) in onMain { pane.inject(service) } }
      container.registerStoryboard(name: files.main)
      let storyboards: [NSStoryboard] = [
        container.resolve(), NSStoryboard(name: files.main, bundle: nil),
        DIStoryboard.create(name: files.main, bundle: nil, container: container),
      ]
      for storyboard in storyboards {
        for isByIdentifier in [true, false] {
          Runtime.opensEntryByIdentifier = isByIdentifier
          let window = try #require(storyboard.instantiateInitialController() as? MainWindow)
          #expect(window.injections == 1 && window.storyboard === storyboard)
          let children = window.contentViewController?.children ?? []
          #expect(children.map { ($0 as? Pane)?.injections } == [1, 1])
        }
      }
      Runtime.opensEntryByIdentifier = true
    }

    @Test("SB-12 storyboards inject even if the factory creates plain storyboards")
    func ignoredReceiver() {
      Runtime.factoryIgnoresReceiver = true
      defer { Runtime.factoryIgnoresReceiver = false }
      container.register { Service() }
      container.register(DetailPane.self)
        .injection { (pane: DetailPane, service: Service) in onMain { pane.inject(service) } }
      let storyboard = DIStoryboard.create(name: files.main, bundle: nil, container: container)
      let pane = storyboard.instantiateController(withIdentifier: "detail") as? Pane
      #expect(pane?.injections == 1)
    }

    @Test("SB-D5 the setting for views still exists and has no effect")
    func setting() {
      DISetting.Defaults.injectToSubviews = true
      #expect(DISetting.Defaults.injectToSubviews)
      DISetting.Defaults.injectToSubviews = false
    }
  }
}
