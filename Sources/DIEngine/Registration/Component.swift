internal import CDIEngine

/// One registration: how its instances are made, under which types it is offered, and how long its instances
/// are kept.
///
/// A component only changes while it is private to a builder, or through the registry that holds it, under
/// that registry's lock. So the properties need no dynamic exclusivity checks.
@usableFromInline
package final class Component {
  package enum Priority: UInt8, Sendable {
    case normal
    /// Preferred if several components offer a type.
    case `default`
    /// Preferred to all other components.
    case test
  }

  /// A number that is unique in the process. Numbers ascend in the order of registration.
  package let number = di_next_number()
  package let type: any Any.Type
  package let file: String
  /// The registry to which the component was added. The registry retains the component.
  @exclusivity(unchecked) unowned(unsafe) var registry: Registry?
  /// The registration source, if requests depend on it.
  @exclusivity(unchecked) package var origin: RegistrationSource?
  @exclusivity(unchecked) package var injections: [MemberInjection] = []
  /// The services; nil if the component is only offered as its own type.
  @exclusivity(unchecked) var listedServices: [Service]?
  /// The rare properties; nil if the component has none.
  @exclusivity(unchecked) var extras: Extras?
  /// The first identity that was requested.
  @exclusivity(unchecked) private var firstIdentity: InstanceIdentity?
  /// The factory without runtime arguments.
  @exclusivity(unchecked) package var factory: Factory?
  // The small properties follow the factory, whose last byte leaves room for them.
  @exclusivity(unchecked) package var lifetime: Lifetime
  @exclusivity(unchecked) package var priority = Priority.normal
  /// Whether user code is meant to request the component as the root of a resolution.
  @exclusivity(unchecked) package var isRoot = false
  /// Whether the component may remain unrequested: validation doesn't report it as unused.
  @exclusivity(unchecked) package var isUnused = false
  @exclusivity(unchecked) package var behaviour: Behaviour
  private let shortLine: Int32

  /// Creates a component.
  ///
  /// - Parameters:
  ///   - type: The static type that is made, kept and cast.
  ///   - file: The file that registers the component.
  ///   - line: The line that registers the component.
  ///   - behaviour: The semantics of the generation that registers the component.
  ///   - lifetime: How long instances are kept.
  ///   - factory: The factory without runtime arguments; nil if it is set later.
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

  /// Creates a component from the closures of its factory: a factory as a parameter would be copied several times.
  package init(
    of type: any Any.Type, file: String, line: Int, behaviour: Behaviour, lifetime: Lifetime,
    origin: RegistrationSource?, declare: @escaping Factory.Declare, body: @escaping Factory.Body
  ) {
    self.type = type
    self.file = file
    shortLine = Int32(clamping: line)
    self.behaviour = behaviour
    self.lifetime = lifetime
    self.origin = origin
    factory = Factory(asksContainer: false, declare: declare, body: body)
    if isOptional(type) { listedServices = [Service(type)] }
  }

  /// Returns a box with an external instance, or nil if the instance isn't of the component's type.
  package func box(_ object: Any) -> AnyBox? {
    // A fast path: the cast below calls the runtime.
    if isKnownClass(type), let instance = reference(in: object), Swift.type(of: instance) == type {
      return InstanceBox(instance)
    }
    func boxed<Value>(_ type: Value.Type) -> AnyBox? {
      guard let value = object as? Value else { return nil }
      return isKnownClass(type) ? InstanceBox(value as AnyObject) : Box(value)
    }
    return _openExistential(type, do: boxed)
  }

  /// Creates a copy of another component: the same declaration with instances of its own.
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

  /// The module to which the component belongs.
  package var owner: RequestingModule { origin?.owner ?? .none }

  /// The type under which the component is offered by default.
  var ownType: ObjectIdentifier { listedServices?.first?.type ?? ObjectIdentifier(type) }

  var isOfferedAsItselfOnly: Bool { listedServices == nil }

  /// The names and tags of the component, followed by those of single services.
  var allQualifiers: [Qualifier] {
    guard let listedServices else { return qualifiers }
    return qualifiers + listedServices.map(\.qualifier).filter { $0 != .none }
  }

  package var info: ComponentInfo {
    ComponentInfo(
      type: type, file: file, line: line,
      qualifiers: allQualifiers.map(QualifierInterner.shared.text(of:)), priority: priority,
      isTransient: lifetime.kept == .nowhere)
  }

  /// Returns whether the same line of code declares both components.
  package func isSameDeclaration(as other: Component) -> Bool {
    line == other.line && type == other.type && file == other.file
  }

  /// Returns the identity of the instances requested by a name or tag, or without one.
  package func identity(_ qualifier: Qualifier) -> InstanceIdentity {
    let qualifier = behaviour.options.contains(.qualifierMakesInstance) ? qualifier : .none
    guard let firstIdentity else {
      let identity = InstanceIdentity(self, qualifier)
      firstIdentity = identity
      return identity
    }
    return firstIdentity.qualifier == qualifier
      ? firstIdentity : ownExtras.furtherIdentity(self, qualifier)
  }

  /// Drops the identities of all instances, so that instances made from now on are kept in new slots.
  ///
  /// - Returns: The former identities, which may hold the last references to instances.
  func renewIdentities() -> [InstanceIdentity] {
    defer { firstIdentity = nil }
    return (firstIdentity.map { [$0] } ?? []) + (extras?.takeFurtherIdentities() ?? [])
  }

  /// Returns the factory for a list of argument types.
  func factory(for signature: ObjectIdentifier?) -> Factory? {
    guard let signature else { return factory }
    return argumentFactories.first { $0.signature == signature }
  }

  /// Sets the factory for its list of argument types. It replaces an earlier one for the same list.
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
