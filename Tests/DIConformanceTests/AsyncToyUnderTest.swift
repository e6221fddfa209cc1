import DIConformance

/// The flaws that a container for tasks may have.
enum AsyncFlaw: String, CaseIterable, Sendable {
  /// A factory runs twice.
  case madeTwice
  /// Dependencies are created in child tasks.
  case dependenciesAtOnce
  case injectionsReversed
  case nameIgnored
  case manyReversed
  /// Nobody awaits injections into existing objects.
  case injectionDetached
  /// Factories run in detached tasks.
  case detached
  /// The error of an injection is lost.
  case injectionErrorLost
  /// A failed factory fails every later request, too.
  case failureKept
  /// A failed request holds up all others.
  case failureLocks
  /// Each task creates an object of its own; the last one is kept.
  case ownObjects
  /// Waiting blocks threads.
  case blocksThreads
  case eagerSinglesLazy
  /// Shared objects are kept before their injections run.
  case handsOutEarly
  /// A cancelled task gets an error.
  case cancels
  /// Each shared object has a lock, which a request keeps to its end.
  case waitsForEachOther
  /// Closures of the main actor run on any thread.
  case mainActorIgnored
  /// A request blocks its thread until the main thread has run a closure.
  case mainActorBlocks
  /// Requests of child tasks run one at a time.
  case branchesOneByOne
  /// Requests of closures are requests of their own.
  case branchesApart
  /// A child task that needs what its sibling is creating is taken for recursion.
  case siblingIsRecursion
  /// A factory that needs its own object waits for it.
  case recursionUnnoticed

  /// The contracts that must detect the flaw.
  var noticedBy: [String] {
    switch self {
    case .madeTwice: ["async-01", "async-11", "async-14"]
    case .dependenciesAtOnce: ["async-02"]
    case .injectionsReversed: ["async-03"]
    case .nameIgnored: ["async-04"]
    case .manyReversed: ["async-05"]
    case .injectionDetached: ["async-06"]
    case .injectionErrorLost: ["async-29"]
    case .detached: ["async-07", "async-16"]
    case .failureKept: ["async-08", "async-19"]
    case .failureLocks: ["async-08", "async-19"]
    case .ownObjects: ["async-09", "async-10", "async-11", "async-12", "async-13"]
    case .blocksThreads: ["async-10"]
    case .eagerSinglesLazy: ["async-14"]
    case .handsOutEarly: ["async-15"]
    case .cancels: ["async-16"]
    case .waitsForEachOther: ["async-17", "async-18"]
    case .mainActorIgnored: ["async-20", "async-21"]
    case .mainActorBlocks: ["async-22"]
    case .branchesOneByOne: ["async-23"]
    case .branchesApart: ["async-24"]
    case .siblingIsRecursion: ["async-25"]
    case .recursionUnnoticed: ["async-26", "async-30"]
    }
  }
}

extension ContainerUnderTest {
  /// Returns the container for tasks, correct or with a flaw.
  static func asyncToy(_ flaw: AsyncFlaw? = nil) -> ContainerUnderTest {
    var container = ContainerUnderTest.tiny()
    container.name = flaw?.rawValue ?? "toy"
    container.openAsynchronous = { AsyncToy(flaw: flaw).builder }
    // Some flaws show in tasks that wait forever.
    if flaw != nil { container.timeLimit = 1 }
    return container
  }
}
