internal import CDIEngine

/// One registration: what it makes, under which types it is offered, and how long its objects
/// are kept.
///
/// A component is changed only while it is private to a builder, or through the registry that
/// holds it, whose lock then guards it: the language need not check for overlapping accesses, too.
@usableFromInline
package final class Component {
  package enum Priority: UInt8, Sendable {
    case normal
    /// Preferred where several components offer a type.
    case `default`
    /// Preferred to everything else.
    case test
  }

  /// Given out once in a process, in the order of registration.
  package let number = di_next_number()
  package let type: any Any.Type
  package let file: String
  /// The registry that the component was added to, which holds it.
  @exclusivity(unchecked) unowned(unsafe) var registry: Registry?
  /// Where the component was registered, if that matters to requests.
  @exclusivity(unchecked) package var origin: RegistrationSource?
  @exclusivity(unchecked) package var injections: [MemberInjection] = []
  /// The services, where the component is not just offered as its own type.
  @exclusivity(unchecked) var listedServices: [Service]?
  /// What few components have.
  @exclusivity(unchecked) var extras: Extras?
  /// The first identity of its objects that was asked for.
  @exclusivity(unchecked) private var firstIdentity: InstanceIdentity?
  /// The way to make an object without runtime arguments.
  @exclusivity(unchecked) package var factory: Factory?
  // What is small stands together, behind the maker, whose last byte leaves room for it.
  @exclusivity(unchecked) package var lifetime: Lifetime
  @exclusivity(unchecked) package var priority = Priority.normal
  /// Whether the component is meant to be asked for from outside of the graph.
  @exclusivity(unchecked) package var isRoot = false
  /// Whether nobody needs to ask for the component.
  @exclusivity(unchecked) package var isUnused = false
  @exclusivity(unchecked) package var behaviour: Behaviour
  private let shortLine: Int32

  /// - Parameters:
  ///   - type: what is made, kept and cast: the static type.
  ///   - maker: makes the objects without runtime arguments; nil if that is said later.
  @usableFromInline
  package init(
    of type: any Any.Type, file: String, line: Int, behaviour: Behaviour, lifetime: Lifetime,
    factory: Factory?
  ) {
    self.type = type
    self.file = file
    shortLine = Int32(clamping: line)
    self.behaviour = behaviour
    self.lifetime = lifetime
    self.factory = factory
    if isOptional(type) { listedServices = [Service(type)] }
  }

  /// Boxes an object of the component's own type that was made elsewhere; nil if it is of another one.
  package func box(_ object: Any) -> AnyBox? {
    // The cast below asks the runtime.
    if isKnownClass(type), let instance = reference(in: object), Swift.type(of: instance) == type {
      return InstanceBox(instance)
    }
    func boxed<Value>(_ type: Value.Type) -> AnyBox? {
      guard let value = object as? Value else { return nil }
      return isKnownClass(type) ? InstanceBox(value as AnyObject) : Box(value)
    }
    return _openExistential(type, do: boxed)
  }

  /// A private copy of another component: the same declaration with objects of its own.
  package init(copying other: Component) {
    type = other.type
    file = other.file
    shortLine = other.shortLine
    behaviour = other.behaviour
    lifetime = other.lifetime
    priority = other.priority
    isRoot = other.isRoot
    isUnused = other.isUnused
    factory = other.factory
    listedServices = other.listedServices
    origin = other.origin
    injections = other.injections
    extras = other.extras?.copy()
  }

  package var line: Int { Int(shortLine) }

  /// The group that the component belongs to.
  package var owner: RequestingModule { origin?.owner ?? .none }

  /// The type that the component is offered as without further ado.
  var ownType: ObjectIdentifier { listedServices?.first?.type ?? ObjectIdentifier(type) }

  var isOfferedAsItselfOnly: Bool { listedServices == nil }

  /// Names and tags that hold for every service, then those of single ones.
  var allQualifiers: [Qualifier] {
    guard let listedServices else { return qualifiers }
    return qualifiers + listedServices.map(\.qualifier).filter { $0 != .none }
  }

  package var info: ComponentInfo {
    ComponentInfo(
      type: type, file: file, line: line,
      qualifiers: allQualifiers.map(QualifierInterner.shared.text(of:)))
  }

  /// Whether two registrations are the same line of code.
  package func isSameDeclaration(as other: Component) -> Bool {
    line == other.line && type == other.type && file == other.file
  }

  /// The identity of the objects asked for by a name or tag, or without one.
  func identity(_ qualifier: Qualifier) -> InstanceIdentity {
    let qualifier = behaviour.options.contains(.qualifierMakesInstance) ? qualifier : .none
    guard let firstIdentity else {
      let identity = InstanceIdentity(self, qualifier)
      firstIdentity = identity
      return identity
    }
    return firstIdentity.qualifier == qualifier
      ? firstIdentity : ownExtras.furtherIdentity(self, qualifier)
  }

  /// Gives up the identities of all objects: those that are made from now on are kept elsewhere.
  ///
  /// - Returns: the former ones, which may hold the last objects.
  func renewIdentities() -> [InstanceIdentity] {
    defer { firstIdentity = nil }
    return (firstIdentity.map { [$0] } ?? []) + (extras?.takeFurtherIdentities() ?? [])
  }

  /// The maker for a list of argument types.
  func factory(for signature: ObjectIdentifier?) -> Factory? {
    guard let signature else { return factory }
    return argumentFactories.first { $0.signature == signature }
  }

  /// Sets the maker for its list of argument types; the last one counts.
  package func set(_ factory: Factory) {
    guard factory.signature != nil else {
      self.factory = factory
      return
    }
    if let index = argumentFactories.firstIndex(where: { $0.signature == factory.signature }) {
      argumentFactories[index] = factory
    } else {
      argumentFactories.append(factory)
    }
  }
}
