public import DIEngine

/// One registration of a builder, as it was described so far.
///
/// Its component is never asked: each `build()` makes a copy of it.
@usableFromInline
final class Declaration {
  struct Key {
    /// The type without its layers of Optional.
    let type: DIType
    let service: Service
  }

  let component: Component
  /// The types that were stated, in order.
  private(set) var stated: [Key] = []
  var needsInitializer = true
  /// The copy that was built last.
  var added: Component?

  init(_ component: Component) {
    self.component = component
  }

  /// The types that the component answers to: its own one only if nothing else was stated.
  var keys: [Key] { stated.isEmpty ? [own] : stated }

  private var own: Key { Key(type: peeled(component.type), service: component.services[0]) }

  func offerItself() {
    offer(own)
  }

  @usableFromInline
  func offer(_ type: DIType, _ service: Service) {
    // As its own type the objects need no cast.
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

  /// Whether `build()` must find fault with the component because it has no initializer.
  var lacksInitializer: Bool {
    needsInitializer && component.lifetime != .perRequest && !hasInitializer
  }

  private var hasInitializer: Bool {
    component.factory != nil || !component.argumentFactories.isEmpty
  }

  /// The component for one build.
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
