public import DIEngine

/// One registration of a builder, as described so far.
///
/// Its component is a template that no request reaches: each `build()` copies it.
@usableFromInline
final class Declaration: BuilderDeclaration {
  let component: Component
  /// The services from accepted aliases and `as(.self)`.
  private var services: ServiceList
  private var qualifierTexts: [String] = []
  var needsInitial = true
  /// The copy that the last build added.
  var added: Component?
  #if canImport(ObjectiveC)
  /// Whether the properties that Objective-C can set are injected.
  var injectsProperties = false
  #endif
  /// The places in modules where the source line ran; empty if it first ran outside of modules.
  private var places: [LoadedModules.Place] = []
  let log: RegistrationLog
  var isDescribed = false

  init(_ component: Component, _ place: LoadedModules.Place?, _ log: RegistrationLog) {
    self.component = component
    services = ServiceList(of: component)
    self.log = log
    if let place { places = [place] }
  }

  /// Records that the same source line ran again, perhaps for another module.
  func add(_ place: LoadedModules.Place?) {
    guard let place, !places.isEmpty, !places.contains(place) else { return }
    places.append(place)
  }

  var typeInfo: DITypeInfo { DITypeInfo(component.info) }

  /// The types of the services: an accepted alias hides the component's own type unless `as(.self)`
  /// was called.
  var visibleTypes: [any Any.Type] { services.ownTypeFirst.map(\.metatype) }

  @usableFromInline
  func offerAsSelf() {
    services.offerOwnType()
  }

  @usableFromInline
  func offer(_ service: Service) {
    services.offer(service)
  }

  @usableFromInline
  func add(_ factory: Factory) {
    component.set(factory)
  }

  @usableFromInline
  func add(_ step: MemberInjection) {
    component.injections.append(step)
  }

  @usableFromInline
  func finish(with step: MemberInjection) {
    component.rare.postInit = step
  }

  func add(name: String) {
    add(QualifierInterner.shared.name(name), readAs: name)
  }

  func add<Tag>(tag: Tag) {
    add(QualifierInterner.shared.tag(value: tag), readAs: text(ofTag: tag))
  }

  /// Adds a name or tag, once.
  private func add(_ qualifier: Qualifier, readAs text: String) {
    guard !component.qualifiers.contains(qualifier) else { return }
    component.qualifiers.append(qualifier)
    qualifierTexts.append(text)
  }

  /// The names and tags, each with its text in errors.
  var qualifiers: [(qualifier: Qualifier, text: String)] {
    Array(zip(component.qualifiers, qualifierTexts))
  }

  /// Returns a copy of the component for one build: later changes don't affect it.
  func snapshot(in modules: LoadedModules) -> Component {
    let copy = Component(copying: component)
    // A component that lists no services offers its own type.
    if !services.isOwnTypeOnly { copy.services = services.ownTypeFirst }
    copy.origin = origin(in: modules)
    return copy
  }

  /// Returns the module of the component and the modules that may see it; nil outside of modules.
  func origin(in modules: LoadedModules) -> RegistrationSource? {
    places.first.map {
      RegistrationSource(owner: $0.module, availability: modules.availability(of: places))
    }
  }
}
