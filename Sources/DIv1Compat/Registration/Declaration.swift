public import DIEngine

/// One registration of a builder, as described so far.
///
/// Its component is a template that no request reaches: each `build()` copies it.
@usableFromInline
final class Declaration: BuilderDeclaration {
  struct Key {
    /// The type without its layers of Optional.
    let type: DIType
    let service: Service
  }

  let component: Component
  /// The services from `asType` and `asSelf`, in the order of the calls.
  private(set) var stated: [Key] = []
  var needsInitializer = true
  /// The copy that the last build added.
  var added: Component?

  init(_ component: Component) {
    self.component = component
  }

  /// The services of the component: its own type only if no other was stated.
  var keys: [Key] { stated.isEmpty ? [own] : stated }

  private var own: Key { Key(type: peeled(component.type), service: component.services[0]) }

  func offerItself() {
    offer(own)
  }

  @usableFromInline
  func offer(_ type: DIType, _ service: Service) {
    // Objects need no cast to their own type.
    offer(service.type == own.service.type ? own : Key(type: peeled(type), service: service))
  }

  private func offer(_ key: Key) {
    if !stated.contains(where: { $0.type == key.type }) { stated.append(key) }
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
    copy.services = keys.map(\.service)
    if !namelessNeedsDefault { copy.behaviour.options.remove(.namelessNeedsDefault) }
    if copy.factory == nil {
      copy.factory = Factory(missing: ((DIScope) -> Any).self)
    }
    return copy
  }
}
