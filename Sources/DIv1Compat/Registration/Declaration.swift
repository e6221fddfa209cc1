public import DIEngine

/// One registration of a builder, as described so far.
///
/// Its component is a template that no request reaches: each `build()` copies it.
@usableFromInline
final class Declaration: BuilderDeclaration {
  let component: Component
  /// The services from `asType` and `asSelf`.
  private var services: ServiceList
  var needsInitializer = true
  /// The copy that the last build added.
  var added: Component?

  init(_ component: Component) {
    self.component = component
    services = ServiceList(of: component)
  }

  func offerItself() {
    services.offerOwnType()
  }

  @usableFromInline
  func offer(_ service: Service) {
    services.offer(service)
  }

  func add(name: String) {
    let name = QualifierInterner.shared.name(name)
    if !component.qualifiers.contains(name) { component.qualifiers.append(name) }
  }

  var isDefault: Bool { component.priority == .default }

  /// Whether `build()` reports that the component has no factory.
  var lacksInitializer: Bool {
    needsInitializer && component.lifetime != .perRequest && !component.hasFactory
  }

  /// Returns the copy of the component for one build.
  func built(namelessNeedsDefault: Bool) -> Component {
    let copy = Component(copying: component)
    copy.services = services.asStated
    if !namelessNeedsDefault { copy.behaviour.options.remove(.namelessNeedsDefault) }
    if copy.factory == nil {
      copy.factory = Factory(missing: ((DIScope) -> Any).self)
    }
    return copy
  }
}
