public import DIEngine

/// Knows the components of a program, and makes objects of them.
///
/// Components are declared with ``register(file:line:_:)`` and its sisters; objects are asked for
/// with ``resolve(from:arguments:)``. A container may be used from any thread.
///
/// ```swift
/// let container = DIContainer()
/// container.register(Car.init)
/// let car: Car = container.resolve()
/// ```
///
/// Since 3.0.
public final class DIContainer: @unchecked Sendable, ScopeView {
  @usableFromInline package let scope: Scope
  /// Nil if nobody held the scope any more when a view of it was made.
  private let ownership: ScopeOwnership?
  /// Nil in a mere view of a scope, which the engine makes for a closure.
  private let ownLoading: Loading?

  /// Makes a container without components, but for itself: a component may ask for the container
  /// that it is made by.
  ///
  /// ```swift
  /// let session = DIContainer(parent: app)
  /// ```
  ///
  /// - Parameter parent: a container whose components are found where this one has none. It is held
  ///   strongly, and never sees the components of its children. What a component of the parent
  ///   needs is looked for from the child on, if the child is asked.
  ///
  /// Since 3.0; parents since 3.5.
  public convenience init(parent: DIContainer? = nil) {
    self.init(
      Scope(
        Engine(parent: parent?.scope.engine, listener: report), Self.options,
        parent: parent?.scope))
    if let parent { manySharesGraph = parent.manySharesGraph }
    loading.prepareOnce(prepareEngine)
  }

  /// Makes a container for a graph that others use, too: builders and containers of other
  /// generations, and other containers of this one.
  ///
  /// All of them know the components of the graph at once, whoever registered them. Objects that are
  /// kept `perContainer` are each container's own.
  ///
  /// ```swift
  /// let engine = Engine()
  /// let container = DIContainer(engine: engine)
  /// container.register(Cat.init)
  /// let old = DIv1Compat.DIContainerBuilder(engine: engine)
  /// ```
  ///
  /// - Parameter engine: the graph. It lives as long as somebody holds it, or a container of it.
  public convenience init(engine: Engine) {
    self.init(Scope(engine, Self.options))
    loading.prepareOnce {
      engine.registry.listener = report
      prepareEngine()
    }
  }

  @usableFromInline
  package init(viewing scope: Scope) {
    self.scope = scope
    ownership = scope.ownership
    ownLoading = nil
  }

  private init(_ scope: Scope) {
    self.scope = scope
    ownership = scope.beginOwnership()
    ownLoading = scope.engine.companions.object(Loading.init)
  }

  /// How requests of this generation behave.
  static var options: RequestOptions {
    RequestOptions(joins: .sameScope, afterFailure: .finish, excludesRootFromMany: true)
  }

  /// The graph that the container makes objects of; others may use it, too.
  public var engine: Engine { scope.engine }

  /// Whether all that one call of ``resolveMany(arguments:)`` makes belongs to one object graph.
  ///
  /// If not, as in 3.x to 5.x, each element is made as if it had been asked for alone: it shares no
  /// objects that live as long as the graph (`objectGraph`) with the others, and gets its injections
  /// that wait for a cycle before the next element is made. If so, as in 6.0, the elements share such
  /// objects, and those injections run when all elements are made.
  ///
  /// ```swift
  /// container.manySharesGraph = true
  /// let plugins: [Plugin] = container.resolveMany()
  /// ```
  ///
  /// It counts for requests that code makes from outside; an injected `many($0)` belongs to the graph
  /// of its owner in any case. False at first: most releases, and with them most code, make a graph for
  /// each. A child container begins with what its parent says.
  public var manySharesGraph: Bool {
    get { scope.manySharesResolution }
    set { scope.manySharesResolution = newValue }
  }

  /// What is being loaded into the graph.
  var loading: Loading { ownLoading ?? scope.engine.companions.object(Loading.init) }

  @usableFromInline var registry: Registry { scope.engine.registry }

  private func prepareEngine() {
    verbosity.connect(registry)
    registerItself()
  }

  private func registerItself() {
    let component = Component(
      of: DIContainer.self, file: #fileID, line: #line, behaviour: .modern,
      lifetime: Lifetime(.nowhere), factory: .manual { (container: DIContainer) in container })
    component.isUnused = true
    _ = registry.addOnce(component)
  }

  /// Drops the objects that live as long as the container (`perContainer`): the next request
  /// makes them anew. Objects that somebody still holds live on.
  ///
  /// Since 3.0. The cost grows with the number of such components that were resolved.
  public func clean() {
    scope.clean()
  }
}

extension Behaviour {
  /// An alternative type stands beside the own one, names and tags share one object, cycles are
  /// cut by lifetimes and delayed injections, and what can't be had is nil for an Optional.
  @usableFromInline static let modern = Behaviour(
    [.optionalSoftens, .declaresArguments], externalInstancePolicy: .replace)
}
