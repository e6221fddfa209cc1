extension Component {
  /// What few components have: kept apart, so that the others are small.
  final class Extras {
    var argumentFactories: [Factory] = []
    var qualifiers: [Qualifier] = []
    var postInit: MemberInjection?
    var store: (any InstanceStore)?
    var argumentQueue: ArgumentQueue?
    /// The identities of objects besides the component's first one.
    private var furtherIdentities: [InstanceIdentity] = []
    /// Where the cells with each name and tag stand, once there are many.
    private var identityIndex: [Qualifier: Int] = [:]

    /// The identity of the objects asked for by a name or tag, or without one.
    func furtherIdentity(_ component: Component, _ qualifier: Qualifier) -> InstanceIdentity {
      if identityIndex.isEmpty {
        if let identity = furtherIdentities.first(where: { $0.qualifier == qualifier }) {
          return identity
        }
      } else if let index = identityIndex[qualifier] {
        return furtherIdentities[index]
      }
      let identity = InstanceIdentity(component, qualifier)
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

    func takeFurtherIdentities() -> [InstanceIdentity] {
      defer { (furtherIdentities, identityIndex) = ([], [:]) }
      return furtherIdentities
    }

    func copy() -> Extras {
      let copy = Extras()
      copy.argumentFactories = argumentFactories
      copy.qualifiers = qualifiers
      copy.postInit = postInit
      copy.store = store
      return copy
    }
  }

  /// What a change may replace, and closures of the user with it.
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

  /// The types that the component is offered as; the first one is its own, unless a façade took it
  /// away.
  package var services: [Service] {
    get {
      listedServices
        ?? [Service(itself: type)]
    }
    set { listedServices = newValue }
  }

  /// The service that an offer is about; -1 stands for the component's own type alone.
  func service(_ index: Int) -> Service {
    guard index >= 0, let listedServices else {
      return Service(itself: type)
    }
    return listedServices[index]
  }

  /// The first service under a type.
  func service(as type: ObjectIdentifier) -> Service? {
    guard let listedServices else {
      return type == ObjectIdentifier(self.type) ? service(-1) : nil
    }
    return listedServices.first { $0.type == type }
  }

  /// Whether one of the services is of a type and has a name or tag of its own, or none.
  func isOffered(as type: ObjectIdentifier, _ qualifier: Qualifier) -> Bool {
    guard let listedServices else {
      return qualifier == .none && type == ObjectIdentifier(self.type)
    }
    return listedServices.contains { $0.type == type && $0.qualifier == qualifier }
  }

  /// Whether a request for a type with names and tags, or without any, may be about the component.
  func isOffered(as type: ObjectIdentifier, _ qualifiers: [Qualifier]) -> Bool {
    guard !qualifiers.isEmpty else { return isOffered(as: type, .none) }
    return qualifiers.allSatisfy {
      self.qualifiers.contains($0) || isOffered(as: type, $0)
    }
  }

  /// Adds a service, and returns where it stands.
  func append(_ service: Service) -> Int {
    if listedServices == nil { listedServices = services }
    listedServices!.append(service)
    return listedServices!.count - 1
  }

  /// Further ways to make an object, one for each list of argument types.
  package var argumentFactories: [Factory] {
    get { extras?.argumentFactories ?? [] }
    set { ownExtras.argumentFactories = newValue }
  }

  /// Names and tags that hold for every service of the component.
  package var qualifiers: [Qualifier] {
    get { extras?.qualifiers ?? [] }
    set { ownExtras.qualifiers = newValue }
  }

  /// What is done after all steps.
  package var postInit: MemberInjection? {
    get { extras?.postInit }
    set { ownExtras.postInit = newValue }
  }

  /// The storage that keeps the objects, where their lifetime is one of the user's own.
  package var store: (any InstanceStore)? {
    get { extras?.store }
    set {
      if newValue != nil || extras != nil { ownExtras.store = newValue }
    }
  }

  /// Where runtime arguments are taken from that a request has none for.
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
