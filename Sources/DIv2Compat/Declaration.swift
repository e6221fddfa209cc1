public import DIEngine

/// One registration of a builder, as it is described so far.
@usableFromInline
final class Declaration {
  let component: Component
  /// The types of the accepted aliases, in the order in which they were accepted.
  private(set) var aliases: [any Any.Type] = []
  /// Whether `as(.self)` was written.
  private var isVisibleAsSelf = false
  private(set) var names: [String] = []
  var needsInitial = true
  private let log: RegistrationLog

  init(_ component: Component, _ log: RegistrationLog) {
    self.component = component
    self.log = log
  }

  /// Says that nobody describes the registration any further.
  func complete() {
    log.complete(self)
  }

  var typeInfo: DITypeInfo { DITypeInfo(component.info) }

  /// An accepted alias hides the registered type unless that was asked for.
  private var isOwnTypeOffered: Bool { isVisibleAsSelf || aliases.isEmpty }

  /// All types that the registration can be asked for by.
  var visibleTypes: [any Any.Type] {
    isOwnTypeOffered ? [peeled(component.type)] + aliases : aliases
  }

  @usableFromInline
  func offerAsSelf() {
    isVisibleAsSelf = true
  }

  @usableFromInline
  func offer(as type: any Any.Type, _ service: Service) {
    let type = peeled(type)
    guard type != peeled(component.type) else { return offerAsSelf() }
    guard !aliases.contains(where: { $0 == type }) else { return }
    aliases.append(type)
    component.services.append(service)
  }

  @usableFromInline
  func add(_ maker: Maker) {
    component.set(maker)
  }

  @usableFromInline
  func add(_ step: Step) {
    component.steps.append(step)
  }

  @usableFromInline
  func finish(with step: Step) {
    component.finisher = step
  }

  func add(name: String) {
    guard !names.contains(name) else { return }
    names.append(name)
    component.qualifiers.append(QualifierInterner.shared.name(name))
  }

  /// The component to build with: later changes of the registration don't reach it.
  func snapshot() -> Component {
    let copy = Component(copying: component)
    // The first service is the registered type itself.
    if !isOwnTypeOffered { copy.services.removeFirst() }
    return copy
  }
}
