/// The behaviour of a container on graphs where containers may differ, for the random graphs of
/// `Conformance.fuzz`. A small model follows these rules, and `fuzz` compares the container with the
/// model event by event.
///
/// Each rule is independent of the others. `GraphRules()` has those of a container that injects at once,
/// keeps what it has made, and fails a request at the first thing that fails; state what is different:
///
///     container.graphRules = GraphRules {
///       $0.injects = .afterRoot
///       $0.hidesOwnType = true
///     }
///
/// - Since: 0.1.0 of this package
public struct GraphRules: Sendable, Equatable {
  /// When the injections of an object run.
  public enum InjectionTime: Sendable {
    /// After the root of the request is created: the root first, then the objects that its
    /// initializer needed, then the objects that injections requested.
    case afterRoot
    /// Immediately after creation, before the object is returned to its requester.
    case atOnce
  }

  /// When an object that is kept is found by other requests.
  public enum KeepingTime: Sendable {
    /// From its creation on.
    case onceMade
    /// After all its injections, except those that wait for the end of the request.
    case onceInjected
  }

  /// The elements that a request for all components of a type omits.
  public enum Omission: Sendable {
    /// The components whose object is being made: its initializer runs, or an injection that doesn't wait. Any failure
    /// fails the request.
    case whatIsRunning
    /// These components, and those that can't be created because they need one of them.
    case whatRecurses
    /// These components, and all others that can't be created.
    case whatCannotBeMade
  }

  /// How the container treats objects that a failed request has already created.
  public enum Aftermath: Sendable {
    /// The container completes their injections, and keeps the shared ones; but those that can't be completed, and
    /// those that hold such an object, it forgets.
    case finished
    /// The same, but an injection that needs what the request has failed to make isn't run: such an object is forgotten.
    case finishedWithoutFailed
    /// The container runs no further injections, and forgets the shared ones that lack some, or that hold an object
    /// which does.
    case withdrawn
    /// The container runs no further injections, and forgets all shared ones.
    case undone
  }

  // MARK: Registration

  /// Whether a component with alternative types is hidden under its own type unless it declares
  /// otherwise.
  public var hidesOwnType = false
  /// Whether the build fails if a type has two defaults or two components of the same name, or if a
  /// component has no initializer.
  public var checksWhenBuilt = false
  /// Whether a build goes on if the object of an eager component can't be created.
  public var ignoresFailedSingles = false
  /// The lifetime of a component that states none.
  public var unstatedLifetime = ComponentLifetime.transient

  // MARK: Names

  /// Whether each name, and each tag, of a component has its own object.
  public var namesHaveOwnObjects = false
  /// Whether a component with names answers a request without a name only if it is the default.
  public var namelessNeedsDefault = false

  // MARK: Arguments and children

  /// Whether arguments that an initializer doesn't take are ignored; otherwise, the request fails.
  public var ignoresSurplusArguments = false
  /// Whether the arguments of a request also reach objects of the requested type that other objects need.
  public var argumentsReachAll = false
  /// Whether objects of a parent's components that a child requests get what the child has; otherwise, they get what
  /// the parent has.
  public var childServesParents = false

  // MARK: Existing objects

  /// Whether a shared component keeps the last object that the program made itself and lets it be injected into;
  /// otherwise, it keeps such an object only if it keeps none yet.
  public var keepsLastGiven = true
  /// Whether an object that is kept and given again is injected again.
  public var injectsAgain = false
  /// Whether such an object counts as being made while injections that don't wait run on it.
  public var givenIsInTheMaking = false
  /// Whether injecting into an object of an unknown type does nothing; otherwise, it fails.
  public var ignoresUnknownGiven = false

  // MARK: Order

  /// When the injections of an object run.
  public var injects = InjectionTime.atOnce
  /// Whether injections that are declared to close a cycle wait for the end of the request if others run at once.
  public var cyclesWait = true
  /// When an object that is kept is found by other requests.
  public var keeps = KeepingTime.onceMade
  /// Whether an object finds the one that it is created for, and what that one was created for, even if
  /// the container doesn't keep them.
  public var findsRequester = false

  /// Whether an object of a weak lifetime may live a little longer than what held it: another thread may have it still.
  public var releasesLate = false

  // MARK: Requests for all components of a type

  /// Whether a request for all components of an unknown type fails.
  public var unknownManyFails = false
  /// The elements that a request for all components of a type omits.
  public var manyLeavesOut = Omission.whatIsRunning
  /// Whether such a request omits the root of the outermost request until that ends.
  public var manyLeavesOutRoot = false
  /// Whether an outermost request for all components creates each element in a separate request.
  public var manyIsManyRequests = false

  // MARK: Failures

  /// Whether an outermost request for an optional object fails like that for the object itself.
  public var optionalRequestsFail = false
  /// Whether an injection is skipped if an object that it needs can't be had; otherwise, the request fails.
  public var skipsFailedInjections = false
  /// Whether a recursive initializer ends the process; otherwise, the request fails. Such requests aren't made.
  public var recursionEndsProcess = false
  /// Whether a recursive initializer may run a second time before the container detects the
  /// recursion, if a closure that receives the container closes the cycle. The request still fails,
  /// but the container creates additional objects, so that `fuzz` compares no further requests of the
  /// graph.
  public var noticesRecursionLate = false
  /// How the container treats objects that a failed request has already created.
  public var aftermath = Aftermath.finished

  /// Creates the rules of a container.
  ///
  /// - Parameter change: States what is different from the rules of most containers.
  public init(_ change: (inout GraphRules) -> Void = { _ in }) {
    change(&self)
  }
}

extension GraphRules {
  /// Whether the injections of a failed request's objects run.
  var finishesFailed: Bool { aftermath == .finished || aftermath == .finishedWithoutFailed }
}
