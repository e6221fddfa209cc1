/// One registration: how its instances are made, under which types it is offered, and how long its instances
/// are kept.
///
/// A component only changes while it is private to a builder, or through the registry that holds it, under
/// that registry's lock. So the properties need no dynamic exclusivity checks, and what may change is read under that
/// lock, too: a builder configures a component that other threads already use.
@usableFromInline
package final class Component: InstanceIdentity {
  package typealias Priority = ComponentInfo.Priority

  /// What is true or false of a component.
  package struct Marks: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// User code is meant to request the component as the root of a resolution.
    package static let root = Marks(rawValue: 1 << 0)
    /// The component may remain unrequested: validation doesn't report it as unused.
    package static let unused = Marks(rawValue: 1 << 1)
    /// One of the component's identities was requested.
    static let identified = Marks(rawValue: 1 << 2)
    /// Code stated the lifetime.
    static let statedLifetime = Marks(rawValue: 1 << 3)
    /// Code stated one lifetime, then another.
    package static let replacedLifetime = Marks(rawValue: 1 << 4)
    /// A registration that the line repeats, and which is ignored otherwise, added a service.
    package static let extendedByRepetition = Marks(rawValue: 1 << 5)
    /// A test put the component in the place of another one.
    package static let double = Marks(rawValue: 1 << 6)

    // What the component was seen to do, for messages that come once.

    /// It was requested from outside, though it is no root.
    static let besideRoots = Marks(rawValue: 1 << 7)
    /// The first container of the engine makes an object that it keeps.
    static let keptByFirst = Marks(rawValue: 1 << 8)
    /// Another container of the engine makes an object that it keeps.
    static let keptByOther = Marks(rawValue: 1 << 9)
    /// It has an end, but nothing keeps its objects.
    static let endWithoutOwner = Marks(rawValue: 1 << 10)

    /// What code states: a copy has these marks, too.
    fileprivate static let stated: Marks = [
      .root, .unused, .statedLifetime, .replacedLifetime, .extendedByRepetition, .double,
    ]
  }

  // The small properties come first: they follow those of the identity without a gap.
  @exclusivity(unchecked) package var behaviour: Behaviour
  @exclusivity(unchecked) package var lifetime: Lifetime
  @exclusivity(unchecked) package var marks: Marks = []
  @exclusivity(unchecked) package var priority = Priority.normal
  /// The number of changes that need another plan, see `ComponentPlan.Use`.
  @exclusivity(unchecked) var changes: UInt32 = 0
  private let shortLine: Int32
  package let type: any Any.Type
  package let file: String
  /// The registry to which the component was added. The registry retains the component.
  @exclusivity(unchecked) private var unownedRegistry: Unowned<Registry>?
  /// The registration source, if requests depend on it.
  @exclusivity(unchecked) package var origin: RegistrationSource?
  @exclusivity(unchecked) package var injections: [MemberInjection] = []
  /// The services; nil if the component is only offered as its own type.
  @exclusivity(unchecked) package var listedServices: [Service]?
  /// The storage of `rare`; nil if the component has no rare property.
  @exclusivity(unchecked) var rareStorage: RareStorage?
  /// The closures of the factory without runtime arguments.
  @exclusivity(unchecked) private(set) var declare: Factory.Declare?
  @exclusivity(unchecked) private(set) var body: Factory.Body?

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
  package convenience init(
    of type: any Any.Type, file: String, line: Int, behaviour: Behaviour, lifetime: Lifetime,
    factory: Factory?
  ) {
    self.init(
      of: type, file: file, line: line, behaviour: behaviour, lifetime: lifetime, origin: nil,
      declare: nil, body: nil)
    self.factory = factory
  }

  /// Creates a component from the closures of its factory: a factory as a parameter would be copied several times.
  package init(
    of type: any Any.Type, file: String, line: Int, behaviour: Behaviour, lifetime: Lifetime,
    origin: RegistrationSource?, declare: Factory.Declare?, body: Factory.Body?
  ) {
    self.type = type
    self.file = file
    shortLine = Int32(clamping: line)
    self.behaviour = behaviour
    self.lifetime = lifetime
    self.origin = origin
    self.declare = declare
    self.body = body
    if isOptional(type) { listedServices = [Service(type)] }
    super.init()
  }

  /// Returns a box with an external instance, or nil if the instance isn't of the component's type.
  package func box(_ object: Any) -> AnyBox? {
    // A fast path: the cast below calls the runtime.
    if isKnownClass(type), let instance = reference(in: object), Swift.type(of: instance) == type {
      return InstanceBox(instance)
    }
    func boxed<Value>(_ type: Value.Type) -> AnyBox? {
      guard let value = restored(object, as: type) else { return nil }
      return isKnownClass(type) ? InstanceBox(value as AnyObject) : Box(value)
    }
    return _openExistential(type, do: boxed)
  }

  /// Creates a copy of another component: the same declaration with instances of its own.
  package convenience init(copying other: Component) {
    self.init(
      of: other.type, file: other.file, line: other.line, behaviour: other.behaviour,
      lifetime: other.lifetime, origin: other.origin, declare: other.declare, body: other.body)
    priority = other.priority
    marks = other.marks.intersection(.stated)
    listedServices = other.listedServices
    injections = other.injections
    rareStorage = other.rareStorage
    if rareStorage != nil {
      (rare.identities, rare.argumentQueue, rare.confinement) = (FurtherIdentities(), nil, nil)
    }
  }

  /// The factory without runtime arguments.
  package var factory: Factory? {
    get {
      guard body != nil || rare.factory != nil else { return nil }
      return Factory(declare: declare, body: body, rare: rare.factory)
    }
    set {
      changes &+= 1
      declare = newValue?.declare
      body = newValue?.body
      if newValue?.rare !== rare.factory { rare.factory = newValue?.rare }
    }
  }

  package var isRoot: Bool { marks.contains(.root) }

  /// Sets the lifetime that code states for the component.
  ///
  /// - Returns: Whether it replaces another lifetime that code stated.
  package func state(_ lifetime: Lifetime, _ store: (any InstanceStore)?) -> Bool {
    let isReplacement =
      marks.contains(.statedLifetime) && (lifetime != self.lifetime || store !== self.store)
    marks.insert(.statedLifetime)
    if isReplacement { marks.insert(.replacedLifetime) }
    self.lifetime = lifetime
    self.store = store
    return isReplacement
  }

  /// The registry to which the component was added.
  package var registry: Registry? {
    get { unownedRegistry?.object }
    set { unownedRegistry = newValue.map { Unowned($0) } }
  }

  /// Whether the component was added to a registry. Compares addresses, without a retain.
  func isOf(_ registry: Registry) -> Bool {
    unownedRegistry?.address == Unowned(registry).address
  }

  package var line: Int { Int(shortLine) }

  /// The module to which the component belongs.
  package var owner: RequestingModule { origin?.owner ?? .none }

  /// The type under which the component is offered by default.
  package var ownType: ObjectIdentifier { listedServices?.first?.type ?? ObjectIdentifier(type) }

  /// The names and tags of the component, followed by those of single services.
  var allQualifiers: [Qualifier] {
    guard let listedServices else { return qualifiers }
    return qualifiers + listedServices.map(\.qualifier).filter { $0 != .none }
  }

  /// The type and the place, which identify the component. They never change, so no lock is needed.
  package var declaration: ComponentInfo { ComponentInfo(type: type, file: file, line: line) }

  /// The description of the component in failures. Read it under the registry's lock.
  package var info: ComponentInfo { info(with: allQualifiers) }

  /// Returns the description of the component as one of its types: with the names and tags of that type only.
  func info(as type: ObjectIdentifier) -> ComponentInfo {
    info(with: qualifiers(as: type))
  }

  private func info(with qualifiers: [Qualifier]) -> ComponentInfo {
    #if DEBUG || DI_CHECK_LOCKS
    if unownedRegistry != nil { Mutex.checkHeld(.registry, "A component") }
    #endif
    var info = declaration
    info.qualifiers = qualifiers
    info.priority = priority
    info.isTransient = lifetime.kind.keeper == .none
    return info
  }

  /// Returns whether the same line of code declares both components.
  package func isSameDeclaration(as other: Component) -> Bool {
    line == other.line && type == other.type && file == other.file
  }

  /// Returns the identity of the instances requested by a name or tag, or without one. Call it under the registry's
  /// lock.
  package func identity(_ qualifier: Qualifier) -> InstanceIdentity {
    marks.insert(.identified)
    let qualifier = behaviour.options.contains(.qualifierMakesInstance) ? qualifier : .none
    if qualifier == .none, rareStorage == nil { return self }
    return rare.identities.identity(of: self, qualifier)
  }

  /// Gives the instances that are made from now on new identities, and so new slots.
  ///
  /// The component keeps the slot of its former nameless instances as long as it lives: running requests may use it.
  ///
  /// - Returns: Former identities, which may hold the last references to instances.
  func renewIdentities() -> [InstanceIdentity] {
    marks.contains(.identified) ? rare.identities.renew() : []
  }

  /// Returns the factory for a list of argument types.
  func factory(for signature: ObjectIdentifier?) -> Factory? {
    guard let signature else { return factory }
    return rare.argumentFactories.first { $0.signature == signature }
  }

  /// Sets the factory for its list of argument types. It replaces an earlier one for the same list.
  package func set(_ factory: Factory) {
    guard factory.signature != nil else {
      self.factory = factory
      return
    }
    let known = rare.argumentFactories.firstIndex { $0.signature == factory.signature }
    if let known {
      rare.argumentFactories[known] = factory
    } else {
      rare.argumentFactories.append(factory)
    }
  }
}

// MARK: - Services

extension Component {
  /// The services under which the component is offered. The first is its own type, unless a façade removed
  /// that.
  package var services: [Service] {
    get { listedServices ?? [Service(type)] }
    set { listedServices = newValue }
  }

  /// Returns whether one of the services has a type and a name or tag of its own, or none.
  func isOffered(as type: ObjectIdentifier, _ qualifier: Qualifier) -> Bool {
    guard let listedServices else {
      return qualifier == .none && type == ObjectIdentifier(self.type)
    }
    return listedServices.contains { $0.type == type && $0.qualifier == qualifier }
  }

  /// Returns whether a request for a type with the names and tags, or without any, may choose the component.
  package func isOffered(as type: ObjectIdentifier, _ qualifiers: [Qualifier]) -> Bool {
    guard !qualifiers.isEmpty else { return isOffered(as: type, .none) }
    return qualifiers.allSatisfy {
      self.qualifiers.contains($0) || isOffered(as: type, $0)
    }
  }

  /// Returns whether a request without a name needs the component to be the default, and it isn't.
  package func lacksDefault(_ qualifiers: [Qualifier]) -> Bool {
    qualifiers.isEmpty && behaviour.options.contains(.namelessNeedsDefault)
      && !self.qualifiers.isEmpty && priority == .normal
  }
}
