public import DIEngine

/// One registration of a builder, as described so far.
///
/// Its component is a template that no request reaches: each `build()` copies it.
@usableFromInline
final class Declaration: BuilderDeclaration {
  let component: Component
  /// The types of the accepted aliases, in the order of acceptance.
  private(set) var aliases: [any Any.Type] = []
  /// Whether `as(.self)` was called.
  private var isVisibleAsSelf = false
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
    self.log = log
    if let place { places = [place] }
  }

  /// Records that the same source line ran again, perhaps for another module.
  func add(_ place: LoadedModules.Place?) {
    guard let place, !places.isEmpty, !places.contains(place) else { return }
    places.append(place)
  }

  var typeInfo: DITypeInfo { DITypeInfo(component.info) }

  /// Whether the component offers its own type: an accepted alias hides it unless `as(.self)` was
  /// called.
  private var isOwnTypeOffered: Bool { isVisibleAsSelf || aliases.isEmpty }

  /// All services of the component.
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
  func add(_ factory: Factory) {
    component.set(factory)
  }

  @usableFromInline
  func add(_ step: MemberInjection) {
    component.injections.append(step)
  }

  @usableFromInline
  func finish(with step: MemberInjection) {
    component.postInit = step
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
    // The first service is the component's own type.
    if !isOwnTypeOffered { copy.services.removeFirst() }
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
