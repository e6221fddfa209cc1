public import DIEngine

/// One registration of a builder, as it is described so far.
@usableFromInline
final class Declaration {
  let component: Component
  /// The types of the accepted aliases, in the order in which they were accepted.
  private(set) var aliases: [any Any.Type] = []
  /// Whether `as(.self)` was written.
  private var isVisibleAsSelf = false
  private var qualifierTexts: [String] = []
  var needsInitial = true
  /// The copy that was built last.
  var added: Component?
  #if canImport(ObjectiveC)
  /// Whether the properties that Objective-C knows are injected.
  var injectsProperties = false
  #endif
  /// Where in modules the line of code was run; empty if it was run outside of them first.
  private var places: [LoadedModules.Place] = []
  let log: RegistrationLog
  var isDescribed = false

  init(_ component: Component, _ place: LoadedModules.Place?, _ log: RegistrationLog) {
    self.component = component
    self.log = log
    if let place { places = [place] }
  }

  /// Notes that the same line of code was run again, perhaps for another module.
  func add(_ place: LoadedModules.Place?) {
    guard let place, !places.isEmpty, !places.contains(place) else { return }
    places.append(place)
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

  /// The names and tags, and how errors tell them.
  var qualifiers: [(qualifier: Qualifier, text: String)] {
    Array(zip(component.qualifiers, qualifierTexts))
  }

  /// A private copy for one build: what is said later does not reach it.
  func snapshot(in modules: LoadedModules) -> Component {
    let copy = Component(copying: component)
    // The first service is the registered type itself.
    if !isOwnTypeOffered { copy.services.removeFirst() }
    copy.origin = origin(in: modules)
    return copy
  }

  /// The module of the registration, and who may see it; nil if it belongs to none.
  func origin(in modules: LoadedModules) -> RegistrationSource? {
    places.first.map {
      RegistrationSource(owner: $0.module, availability: modules.availability(of: places))
    }
  }
}
