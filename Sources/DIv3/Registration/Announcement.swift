internal import DIEngine

/// Tells of a registration, with its final configuration, when its builder is gone.
///
/// One is made only where somebody wants to know.
@usableFromInline
final class Announcement {
  private let component: Component
  private let container: DIContainer

  init(of component: Component, in container: DIContainer) {
    self.component = component
    self.container = container
  }

  deinit {
    log(.verbose, text)
  }

  private var text: String {
    container.registry.read(component) { component in
      """
      Registered \(DIComponentInfo(component.info)): priority: \(component.priority), \
      \(component.maker == nil ? "without" : "with") a factory, \
      lifetime: \(DILifeTime(component.lifetime, component.keeper)), \
      injections: \(component.steps.count)
      """
    }
  }
}
