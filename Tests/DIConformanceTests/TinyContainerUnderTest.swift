import DIConformance

/// The flaws that a container may have.
enum Flaw: String, CaseIterable, Sendable {
  case manyReversed
  case singleForgotten
  case injectedTwice
  case nameIgnored
  case namesLost
  case leak
  case firstTaken
  case errorSwallowed
  case typeUnchecked
  case failureRemembered
  case keptHalfMade
  case lockReleased
  case lentHalfMade
  case missingSkipped
  case surplusIgnored

  /// A contract that must detect the flaw.
  var noticedBy: String {
    switch self {
    case .manyReversed: "many-01"
    case .singleForgotten: "lifetimes-03"
    case .injectedTwice: "injections-04"
    case .nameIgnored, .namesLost: "names-01"
    case .leak: "memory-01"
    case .firstTaken: "choice-01"
    case .errorSwallowed: "errors-06"
    case .typeUnchecked: "errors-02"
    case .failureRemembered: "recovery-04"
    case .keptHalfMade: "recovery-06"
    case .lockReleased: "threads-01"
    case .lentHalfMade: "threads-03"
    case .missingSkipped: "injections-06"
    case .surplusIgnored: "arguments-06"
    }
  }
}

extension ContainerUnderTest {
  /// Returns the tiny container, correct or with a flaw.
  static func tiny(_ flaw: Flaw? = nil) -> ContainerUnderTest {
    ContainerUnderTest(
      name: flaw?.rawValue ?? "tiny",
      deviations: Deviations(
        lacks: [
          .newScope: "has no scopes", .tags: "has names only",
          .rebuilding: "has nothing to build twice", .childContainers: "has no children",
          .ends: "keeps objects as long as it lives", .reset: "keeps objects as long as it lives",
          .lazies: "has no lazies", .injectionArguments: "passes arguments to initializers only",
          .namesOfServices: "has names of components only",
        ],
        tellsApart: Set(FailureKind.allCases).subtracting([.notResolved]),
        shows: [
          "registration-07": "at once", "registration-08": "when asked for",
          "registration-10": "a component", "types-04": "hidden", "choice-05": "when asked for",
          "names-03": "one object for all names", "names-04": "answers",
          "names-05": "when asked for", "many-03": "an empty array",
          "many-06": "leaves the owner out", "many-07": "fails all",
          "many-11": "one for all elements", "many-12": "one for all",
          "injections-06": "fails the request", "injections-11": "is nil",
          "cycles-10": "a failure", "recovery-11": "it is kept", "memory-06": "keeps it",
          "order-02": "when each is made",
          "order-03": "before it is handed over", "order-06": "when all is made",
          "order-08": "when each is made", "order-09": "waits",
          "lifetimes-07": "new for each request",
          "lifetimes-08": "each container has its own", "lifetimes-17": "once",
          "providers-03": "another one each time", "arguments-06": "fails the request",
          "arguments-10": "nobody", "arguments-11": "of the first request",
          "optionals-02": "nil", "optionals-03": "nil", "optionals-04": "nil",
          "existing-05": "the last", "existing-07": "fails",
          "existing-12": "is injected again", "errors-08": "noInitializer",
          "recovery-10": "they are injected",
          "policies-01": "is refused", "policies-02": "don't choose", "policies-04": "is refused",
        ]),
      runsProfile: true,
      // A sanitizer beside other work may let a scenario wait a minute for a processor.
      timeLimit: 300,
      open: {
        let container = TinyContainer(flaw: flaw)
        return ContainerBuilder(
          register: container.register,
          build: {
            try container.build()
            return container.resolver
          })
      })
  }
}

extension TinyContainer {
  var resolver: ContainerResolver {
    ContainerResolver(
      resolve: resolve,
      resolveOptional: { try? self.resolve($0) },
      resolveMany: resolveMany,
      inject: inject,
      resolveProvider: resolveProvider)
  }
}

/// Returns whether a value is of a type that is known only at run time.
func isInstance(_ value: Any, of type: Any.Type) -> Bool {
  func check<Wanted>(_: Wanted.Type) -> Bool { value is Wanted }
  return check(type)
}
