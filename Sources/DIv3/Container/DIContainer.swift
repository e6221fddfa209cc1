public import DIEngine

/// Holds the components of a program and resolves objects from them.
///
/// Register components with ``register(file:line:_:)-(_,_,(Parameter)->Impl)`` and its overloads, then resolve objects with
/// ``resolve(from:arguments:file:line:)``. Any thread may use a container.
///
/// ```swift
/// let container = DIContainer()
/// container.register(Car.init)
/// let car: Car = container.resolve()
/// ```
///
/// - Since: 3.0
public final class DIContainer: @unchecked Sendable, GraphSource, ScopeView {
  @usableFromInline package let scope: Scope
  /// Nil if the scope had no owner left when this view of it was created.
  private let ownership: ScopeOwnership?
  /// The engine has it as long as it lives.
  private let ownLoading: Unowned<Loading>

  /// Creates a container whose only component is the container itself: a component may depend on the
  /// `DIContainer` that creates its objects.
  ///
  /// ```swift
  /// let app = DIContainer()
  /// let session = DIContainer(parent: app)
  /// ```
  ///
  /// - Parameter parent: A container whose components serve requests for which this one has no component.
  ///   The child holds its parent strongly; the parent never sees components of its children. In a request
  ///   to the child, dependencies of the parent's components resolve from the child first.
  /// - Since: 3.0; parents since 3.5
  public convenience init(parent: DIContainer? = nil) {
    self.init(
      Scope(
        Engine(parent: parent?.scope.engine, listener: report), Self.options,
        parent: parent?.scope, ownsEngine: true))
    if let parent { manySharesGraph = parent.manySharesGraph }
    loading.prepareOnce(prepareEngine)
  }

  /// Creates a container for a graph that other containers and builders share, of this generation and of
  /// others.
  ///
  /// All of them see a component as soon as one of them registers it. Each container keeps its own
  /// `perContainer` objects.
  ///
  /// ```swift
  /// let engine = Engine()
  /// let container = DIContainer(engine: engine)
  /// container.register(Cat.init)
  /// let old = DIv1Compat.DIContainerBuilder(engine: engine)
  /// ```
  ///
  /// - Parameter engine: The graph to share. It lives as long as anything holds it or a container of it.
  /// - Since: 0.1.0 of this package
  public convenience init(engine: Engine) {
    self.init(Scope(engine, Self.options))
    ownLoading.with { loading in
      loading.prepareOnce {
        engine.registry.listener = report
        prepareEngine()
      }
    }
  }

  @usableFromInline
  package init(viewing scope: Scope) {
    self.scope = scope
    ownership = scope.ownership
    ownLoading = Unowned(scope.engine.companions.object(Loading.init))
  }

  /// Creates the first container of an engine that has the registrations of another one.
  package convenience init(owning scope: Scope) {
    self.init(scope)
    loading.prepareOnce(prepareEngine)
  }

  private init(_ scope: Scope) {
    self.scope = scope
    ownership = scope.beginOwnership()
    ownLoading = Unowned(scope.engine.companions.object(Loading.init))
  }

  /// The behaviour of this generation's requests.
  static var options: RequestOptions {
    RequestOptions(joins: .sameScope, afterFailure: .finish, excludesRootFromMany: true)
  }

  /// The graph that holds the container's components; other containers and builders may share it.
  ///
  /// - Since: 0.1.0 of this package
  public var engine: Engine { scope.engine }

  /// Whether all elements of one ``resolveMany(arguments:file:line:)`` call belong to one object graph.
  ///
  /// If `false`, as in 3.x to 5.x, each element is created as if it were requested alone: it shares no
  /// `objectGraph` objects with the other elements, and its `cycle: true` injections run before the next
  /// element is created. If `true`, as in 6.0, the elements share such objects, and those injections run
  /// after the last element is created.
  ///
  /// ```swift
  /// container.manySharesGraph = true
  /// let plugins: [Plugin] = container.resolveMany()
  /// ```
  ///
  /// The setting applies to requests from code outside of the graph; an injected `many($0)` always belongs
  /// to the object graph of its owner. The default is `false`, since most releases behave like that, and
  /// so most code relies on it. A child container starts with its parent's value.
  ///
  /// - Since: 0.1.0 of this package
  public var manySharesGraph: Bool {
    get { scope.manySharesResolution }
    set { scope.manySharesResolution = newValue }
  }

  /// What each thread is loading into the graph.
  var loading: Loading { ownLoading.object }

  @usableFromInline package var viewedScope: Scope { scope }

  @usableFromInline var registry: Registry { scope.engine.registry }

  /// Runs a closure that may log something about the container.
  package func reporting<Result>(_ body: () -> Result) -> Result {
    Isolation.reporting(registry.isolation, body)
  }

  private func prepareEngine() {
    verbosity.connect(registry)
    registerItself()
  }

  private func registerItself() {
    let component = Component(
      of: DIContainer.self, file: #fileID, line: #line, behaviour: .modern,
      lifetime: Lifetime(.nowhere), factory: .manual { (container: DIContainer) in container })
    component.marks.insert(.unused)
    _ = registry.addOnce(component)
  }

  /// Drops the objects that live as long as the container (`perContainer`).
  ///
  /// The next request creates them anew. Objects that other code still holds live on. A request from
  /// inside which the call is made goes on with the objects that it has created itself, and with weak ones that it has
  /// received: its object graph has one of each.
  ///
  /// - Complexity: O(*n*), where *n* is the number of `perContainer` components that were resolved.
  /// - Since: 3.0
  public func clean() {
    scope.clean()
  }
}

extension DIContainer: CustomDebugStringConvertible, CustomReflectable {}

extension Behaviour {
  /// The behaviour of this generation's components: alternative types add to the component's own type, all
  /// names and tags of a component share one object, lifetimes and delayed injections break cycles, and an
  /// Optional that can't be resolved is nil.
  @usableFromInline static let modern = Behaviour(
    [.optionalSoftens, .declaresArguments, .replacesExternal], generation: 3)
}

extension DIContainer {
  /// Notes that the caller requests components from outside, for a package that does so for its users: the log reports none
  /// of these requests, though the components may be no roots.
  ///
  /// - Parameter components: Components of the container and its parents.
  @_spi(Integrations) public func countAsRoots(_ components: [DIComponentInfo]) {
    registry.countAsRoots(components.map(\.info))
  }
}
