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

  /// The rare properties of a component, read when the plan is created, apart from the others to keep other plans
  /// small.
  final class Rare {
    let store: (any InstanceStore)?
    /// The component's names and tags.
    let qualifiers: [Qualifier]
    /// The member injections with their needs; nil until the plan is complete, and if there are none.
    var injections: InjectionList?
    /// The component as tracers hear of it, if the registry has tracers.
    let traced: TracedComponent?
    /// Ends an object of the component.
    let ending: EndAction?
    let factory: Factory?
    /// The conformance of an actor by which kept objects have received something.
    let confinement: IsolatedConformance?

    /// Reads the rare properties of a component; nil if it has none.
    init?(_ component: Component, _ factory: Factory?, isTraced: Bool) {
      let isUsual =
        !isTraced && component.rareStorage == nil && component.injections.isEmpty
        && (component.listedServices?.allSatisfy { $0.qualifier == .none } ?? true)
      guard !isUsual else { return nil }
      store = component.storeInUse
      qualifiers = component.allQualifiers
      traced =
        isTraced
        ? TracedComponent(
          info: component.info, generation: Int(component.behaviour.generation),
          lifetime: component.lifetime, store: component.store) : nil
      ending = component.rare.ending
      self.factory = factory
      confinement = component.rare.confinement
    }
  }
}
