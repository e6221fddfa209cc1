extension ComponentPlan {
  /// For what a component has a plan of its own.
  struct Use: Equatable {
    /// The argument types that choose the factory; nil for the one without arguments.
    let signature: ObjectIdentifier?
    /// The module from which the component requests its dependencies.
    let module: RequestingModule
    /// The number of changes of the component that its plans depend on.
    let changes: UInt32
    let observation: Registry.Observation
  }

  /// Properties that a plan only has or hasn't.
  struct Traits: OptionSet {
    let rawValue: UInt16

    static let isDirect = Traits(rawValue: 1 << 0)
    static let hasFactory = Traits(rawValue: 1 << 1)
    static let hasInjections = Traits(rawValue: 1 << 2)
    static let hasDeferredInjections = Traits(rawValue: 1 << 3)
    static let hopsToMainActor = Traits(rawValue: 1 << 4)
    /// Makings are recorded, so that the objects end in the right order.
    static let recordsEnds = Traits(rawValue: 1 << 5)
    /// There are roots, and the component is none.
    static let isBesideRoots = Traits(rawValue: 1 << 6)
    /// Kept objects have received something by a conformance of an actor.
    static let isConfined = Traits(rawValue: 1 << 7)
    /// Tracers or ends hear of the course of each object: `Observing` tells them.
    static let isObserved = Traits(rawValue: 1 << 8)
  }

  /// The rare properties of a component, read when the plan is created, apart from the others to keep other plans
  /// small.
  final class Rare {
    let store: (any InstanceStore)?
    /// The component's names and tags.
    let qualifiers: [Qualifier]
    let injections: [MemberInjection]
    let postInit: MemberInjection?
    /// The member injections with their needs.
    let injectionList = AtomicReference<InjectionList>()
    /// The component as tracers hear of it, if the registry has tracers.
    let traced: TracedComponent?
    /// Ends an object of the component.
    let ending: EndAction?
    /// The actor of the factory's closure, if it is known.
    let isolation: (any Actor)?
    /// The conformance of an actor by which kept objects have received something.
    let confinement: IsolatedConformance?
    let asyncBody: Factory.AsyncBody?
    let hopsToMainActor: Bool
    let needsTask: Bool
    /// The closure that asynchronous requests call, if it isn't that of synchronous ones.
    let bodyOnTask: Factory.Body?

    private init(_ component: Component, _ factory: Factory?, isTraced: Bool) {
      store = component.storeInUse
      qualifiers = component.allQualifiers
      injections = component.injections
      postInit = component.rare.postInit
      traced =
        isTraced
        ? TracedComponent(
          info: component.info, generation: Int(component.behaviour.generation),
          lifetime: component.lifetime, store: component.store) : nil
      ending = component.rare.ending
      isolation = factory?.isolation
      confinement = component.rare.confinement
      asyncBody = factory?.asyncBody
      hopsToMainActor = factory?.hopsToMainActor ?? false
      needsTask = component.needsTask
      bodyOnTask = needsTask ? factory?.body : nil
    }

    var hasInjections: Bool { !injections.isEmpty || postInit != nil }

    var hasDeferredInjections: Bool {
      injections.contains(where: \.isDeferred) || (postInit?.isDeferred ?? false)
    }

    /// Returns the rare properties of a component, or nil if it has none.
    static func needed(
      by component: Component, _ factory: Factory?, isTraced: Bool
    ) -> Rare? {
      let isUsual =
        !isTraced && component.rareStorage == nil && component.injections.isEmpty
        && (component.listedServices?.allSatisfy { $0.qualifier == .none } ?? true)
      return isUsual ? nil : Rare(component, factory, isTraced: isTraced)
    }
  }

  /// What decides, before a plan is created, of which kind it is, and whether a slot shows its instance.
  struct Settings {
    let lifetime: Lifetime
    let rare: Rare?
    let traits: Traits
    let body: Factory.Body
    /// Whether an outermost request must first check its scope, and report the component.
    let hasChecksFirst: Bool

    /// Whether a slot shows the finished instance.
    var showsFinished: Bool {
      switch lifetime.kind.reading {
      case .none: false
      case .store: rare?.store?.instanceCache != nil
      case .slot, .scope, .scopeUntilCleaned: lifetime.strength == .strong
      }
    }

    /// Whether requests read a shown instance, unless they are recorded. Others are reported to tracers, or check an actor.
    var isRead: Bool { showsFinished && rare?.traced == nil && rare?.confinement == nil }

    init(
      _ component: Component, _ signatureType: (any Any.Type)?, for use: Use, in registry: Registry
    ) {
      let signature = use.signature
      let isUncached =
        signature != nil && component.behaviour.options.contains(.uncachedWithArguments)
      let lifetime = isUncached ? Lifetime(.nowhere) : component.lifetime
      let factory = component.factory(for: signature)
      let rare = Rare.needed(
        by: component, factory, isTraced: use.observation.contains(.traced))
      var traits: Traits = []
      if let factory, factory.body != nil || factory.asyncBody != nil {
        traits.insert(.hasFactory)
        if rare?.traced == nil, rare?.ending == nil, lifetime.kind.keeper == .none,
          !(rare?.hasInjections ?? false),
          signature == nil
        {
          traits.insert(.isDirect)
        }
      }
      if let rare {
        if rare.hasInjections { traits.insert(.hasInjections) }
        if rare.hasDeferredInjections { traits.insert(.hasDeferredInjections) }
        if rare.hopsToMainActor { traits.insert(.hopsToMainActor) }
        if rare.confinement != nil { traits.insert(.isConfined) }
      }
      self.lifetime = lifetime
      self.rare = rare
      body =
        traits.contains(.hasFactory)
        ? Self.body(of: factory, needsTask: rare?.needsTask ?? false)
        : Self.failing(
          signature: factory?.missing ?? signatureType ?? Failure.signatureWithoutArguments)
      if use.observation.contains(.ends) { traits.insert(.recordsEnds) }
      if rare?.traced != nil || traits.contains(.recordsEnds) { traits.insert(.isObserved) }
      if use.observation.contains(.roots), !component.isRoot,
        !(lifetime.isEager && lifetime.isPermanent)
      {
        traits.insert(.isBesideRoots)
      }
      self.traits = traits
      hasChecksFirst = use.observation.contains(.checked) || traits.contains(.isBesideRoots)
    }

    /// Returns what a synchronous request calls.
    private static func body(of factory: Factory?, needsTask: Bool) -> Factory.Body {
      if let known = factory?.body, !needsTask { return known }
      return { (_, context, _) in
        throw context.frames.planInTheMaking.failure(.needsTask, context.path)
      }
    }

    /// Returns a factory body that fails on each call. Requests can still get an external instance.
    private static func failing(signature: any Any.Type) -> Factory.Body {
      { (_, context, _) in
        throw context.frames.planInTheMaking.failure(
          .factoryNotFound(signature: signature), context.path.dropLast())
      }
    }
  }
}
