internal import DIEngine
internal import DIEngineGraph

/// Reports a registration with its final configuration as soon as its builder is released.
///
/// Created only if something observes registrations.
@usableFromInline
final class Announcement {
  private let component: Component
  private let container: DIContainer

  init(of component: Component, in container: DIContainer) {
    self.component = component
    self.container = container
  }

  deinit {
    let (declared, injections) = container.registry.read(component) {
      (DeclaredComponent($0), $0.injections.count)
    }
    let vertex = DIComponentVertex(declared)
    container.reporting { log(.verbose, Self.text(vertex, injections: injections)) }
    container.extensions.componentRegistration?(vertex)
  }

  private static func text(_ vertex: DIComponentVertex, injections: Int) -> String {
    """
    Registered \(vertex.componentInfo): priority: \(vertex.priority), \
    \(vertex.canInitialize ? "with" : "without") a factory, lifetime: \(vertex.lifeTime), \
    injections: \(injections)
    """
  }
}
