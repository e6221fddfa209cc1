extension Component {
  /// Rare properties of a component, stored apart to keep other components small.
  final class Extras {
    var argumentFactories: [Factory] = []
    var qualifiers: [Qualifier] = []
    var postInit: MemberInjection?
    var store: (any InstanceStore)?
    var argumentQueue: ArgumentQueue?
    /// The rare properties of the factory without runtime arguments.
    var factoryParticulars: Factory.Particulars?
    /// Whether instances without a name have a further identity, too: the component's lifetime has changed.
    private var isRenewed = false
    /// The identities besides the component itself.
    private var furtherIdentities: [InstanceIdentity] = []
    /// The positions of the further identities by name or tag, filled once there are many.
    private var identityIndex: [Qualifier: Int] = [:]

    /// Returns the identity of the instances requested by a name or tag, or without one; nil if it is the component.
    func furtherIdentity(_ component: Component, _ qualifier: Qualifier) -> InstanceIdentity? {
      guard qualifier != .none || isRenewed else { return nil }
      if identityIndex.isEmpty {
        if let identity = furtherIdentities.first(where: { $0.qualifier == qualifier }) {
          return identity
        }
      } else if let index = identityIndex[qualifier] {
        return furtherIdentities[index]
      }
      let identity = FurtherIdentity(component, qualifier)
      furtherIdentities.append(identity)
      if !identityIndex.isEmpty {
        identityIndex[qualifier] = furtherIdentities.count - 1
      } else if furtherIdentities.count > 8 {
        for (index, identity) in furtherIdentities.enumerated() {
          identityIndex[identity.qualifier] = index
        }
      }
      return identity
    }

    /// Drops all identities: instances that are made from now on have new ones.
    ///
    /// - Returns: The former identities.
    func renewIdentities() -> [InstanceIdentity] {
      defer { (furtherIdentities, identityIndex, isRenewed) = ([], [:], true) }
      return furtherIdentities
    }

    func copy() -> Extras {
      let copy = Extras()
      copy.argumentFactories = argumentFactories
      copy.qualifiers = qualifiers
      copy.postInit = postInit
      copy.store = store
      copy.factoryParticulars = factoryParticulars
      return copy
    }
  }

  /// The parts that a change may replace. They hold closures of the user, so they are released outside the
  /// lock.
  struct Parts {
    let factory: Factory?
    let injections: [MemberInjection]
    let argumentFactories: [Factory]
    let postInit: MemberInjection?
    let store: (any InstanceStore)?
    let services: [Service]?
  }

  var parts: Parts {
    Parts(
      factory: factory, injections: injections, argumentFactories: argumentFactories,
      postInit: postInit,
      store: store, services: listedServices)
  }

  /// The services under which the component is offered. The first is its own type, unless a façade removed
  /// that.
  package var services: [Service] {
    get {
      listedServices
        ?? [Service(itself: type)]
    }
    set { listedServices = newValue }
  }

  /// Returns the service at an index; -1 stands for the component's own type as its only service.
  func service(_ index: Int) -> Service {
    guard index >= 0, let listedServices else {
      return Service(itself: type)
    }
    return listedServices[index]
  }

  /// Returns the first service of a type.
  func service(as type: ObjectIdentifier) -> Service? {
    guard let listedServices else {
      return type == ObjectIdentifier(self.type) ? service(-1) : nil
    }
    return listedServices.first { $0.type == type }
  }

  /// Returns whether one of the services has a type and a name or tag of its own, or none.
  func isOffered(as type: ObjectIdentifier, _ qualifier: Qualifier) -> Bool {
    guard let listedServices else {
      return qualifier == .none && type == ObjectIdentifier(self.type)
    }
    return listedServices.contains { $0.type == type && $0.qualifier == qualifier }
  }

  /// Returns whether a request for a type with the names and tags, or without any, may choose the component.
  func isOffered(as type: ObjectIdentifier, _ qualifiers: [Qualifier]) -> Bool {
    guard !qualifiers.isEmpty else { return isOffered(as: type, .none) }
    return qualifiers.allSatisfy {
      self.qualifiers.contains($0) || isOffered(as: type, $0)
    }
  }

  /// Adds a service and returns its index.
  func append(_ service: Service) -> Int {
    if listedServices == nil { listedServices = services }
    listedServices!.append(service)
    return listedServices!.count - 1
  }

  /// The factories that take runtime arguments, one for each list of argument types.
  package var argumentFactories: [Factory] {
    get { extras?.argumentFactories ?? [] }
    set { ownExtras.argumentFactories = newValue }
  }

  /// Whether the component has a factory, with or without runtime arguments.
  package var hasFactory: Bool { factoryKind != .none || !argumentFactories.isEmpty }

  /// Whether the factory without runtime arguments requests its dependencies from the container itself.
  package var asksContainer: Bool { factoryKind == .askingContainer }

  /// The rare properties of the factory without runtime arguments.
  var factoryParticulars: Factory.Particulars? { extras?.factoryParticulars }

  /// Whether a closure that may suspend makes an object of the component or injects into it.
  var isAsynchronous: Bool {
    let special = factoryParticulars == nil ? nil : factory
    return special?.asyncBody != nil || special?.hopsToMainActor == true
      || injections.contains(where: \.maySuspend) || postInit?.maySuspend == true
  }

  /// Whether only asynchronous requests can make an instance, because of the factory or an injection.
  package var needsTask: Bool {
    let isRequired = { (injection: MemberInjection) in injection.asynchronous?.isRequired ?? false }
    return (factoryParticulars?.asyncBody != nil && body == nil)
      || injections.contains(where: isRequired) || (postInit.map(isRequired) ?? false)
  }

  /// The names and tags that apply to every service of the component.
  package var qualifiers: [Qualifier] {
    get { extras?.qualifiers ?? [] }
    set { ownExtras.qualifiers = newValue }
  }

  /// The post-init, which runs after all member injections.
  package var postInit: MemberInjection? {
    get { extras?.postInit }
    set { ownExtras.postInit = newValue }
  }

  /// The store that keeps the instances, if the component has a lifetime that the user defined.
  package var store: (any InstanceStore)? {
    get { extras?.store }
    set {
      if newValue != nil || extras != nil { ownExtras.store = newValue }
    }
  }

  /// The queue that supplies runtime arguments to requests that pass none.
  var argumentQueue: ArgumentQueue? {
    get { extras?.argumentQueue }
    set { ownExtras.argumentQueue = newValue }
  }

  var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
