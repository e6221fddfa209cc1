/// A container to run contracts against: its name, its declared deviations, and a function that
/// creates an empty container.
///
/// An adapter fills in this structure by means of the container's public API; there is nothing to
/// subclass or conform to.
///
///     let mine = ContainerUnderTest(
///       name: "mine",
///       deviations: Deviations(
///         lacks: [.weakLifetime: "keeps every shared object until the container goes"],
///         tellsApart: [.notFound, .ambiguous]),
///       classify: { error in (error as? MyError).map(kind(of:)) },
///       open: { builder(for: MyContainer()) }
///     )
///
/// The properties of ``deviations`` can be read and written without its name: `mine.lacks[.tags]`.
@dynamicMemberLookup
public struct ContainerUnderTest: Sendable {
  /// The name of the container: the heading of its column in reports.
  public var name: String

  /// What the container lacks, shows and breaks; nothing by default. The report of a first run suggests what remains to
  /// be declared.
  public var deviations: Deviations

  /// Whether the contracts of the level `Contract.Level.profile` run. They record how three
  /// generations of one library behave, which other containers needn't imitate.
  public var runsProfile: Bool

  /// The lifetime that contracts give to the components of a cycle: its objects are shared within one
  /// resolution and new in the next. Usually `.graph`; `.transient` for a container whose transient
  /// objects can form cycles.
  public var cycleLifetime: ComponentLifetime

  /// How the container treats random graphs where containers may differ, for `Conformance.fuzz`;
  /// `nil` excludes the container from random graphs.
  public var graphRules: GraphRules?

  /// Returns the kind of one of the container's own errors, or `nil` for an unknown error.
  public var classify: @Sendable (any Error) -> FailureKind?

  /// Creates an empty container and returns its builder. Omit it for a container that serves tasks only.
  public var open: @Sendable () -> ContainerBuilder {
    didSet { isSynchronous = true }
  }

  /// Whether there is a function that opens a container outside of tasks.
  private var isSynchronous: Bool

  /// Creates an empty container and returns its builder for components whose closures are
  /// asynchronous, and which tasks request; `nil` for a container without such components. Contracts
  /// that need ``Capability/asynchronous`` are then reported as not offered.
  public var openAsynchronous: (@Sendable () -> AsyncContainerBuilder)?

  /// The number of seconds after which a scenario that hasn't ended fails.
  public var timeLimit: Double

  /// Creates a description of a container.
  public init(
    name: String,
    deviations: Deviations = Deviations(),
    runsProfile: Bool = false,
    cycleLifetime: ComponentLifetime = .graph,
    graphRules: GraphRules? = nil,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    timeLimit: Double = 20,
    openAsynchronous: (@Sendable () -> AsyncContainerBuilder)? = nil,
    open: (@Sendable () -> ContainerBuilder)? = nil
  ) {
    self.name = name
    self.deviations = deviations
    self.runsProfile = runsProfile
    self.cycleLifetime = cycleLifetime
    self.graphRules = graphRules
    self.classify = classify
    self.timeLimit = timeLimit
    self.openAsynchronous = openAsynchronous
    isSynchronous = open != nil
    self.open =
      open ?? {
        ContainerBuilder(register: { _ in }, build: { throw ResolutionFailure(.notResolved) })
      }
  }

  /// One of the deviations: `mine.shows["names-04"]`.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Deviations, Value>) -> Value {
    get { deviations[keyPath: path] }
    set { deviations[keyPath: path] = newValue }
  }

  /// Returns why the container lacks a capability, or `nil` if it offers it.
  func reasonForLacking(_ capability: Capability) -> String? {
    if let reason = deviations.lacks[capability] { return reason }
    return switch capability {
    case .asynchronous where openAsynchronous == nil: "has no asynchronous requests"
    case .synchronous where !isSynchronous: "serves tasks only"
    default: nil
    }
  }

  /// Returns the declarations about contracts that don't exist, or that can't show what is declared, one line each.
  func idleDeclarations(for contracts: [Contract]) -> [String] {
    let known = Dictionary(contracts.map { ($0.id, $0) }) { first, _ in first }
    let declared = Set(deviations.shows.keys).union(deviations.breaks.keys)
      .union(deviations.skips.keys)
    let unknown = declared.filter { known[$0] == nil }.sorted()
    let fixed = deviations.shows.keys.filter { known[$0].map { !$0.isPolicy } ?? false }.sorted()
    return unknown.map { "\(name) declares \($0), which is no contract; --list names them all" }
      + fixed.map { "\(name) shows a value for \($0), where containers may not differ" }
  }
}
