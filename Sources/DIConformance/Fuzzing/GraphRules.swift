/// The behaviour of a container on graphs where containers may differ, for the random graphs of
/// `Conformance.fuzz`. A small model follows these rules, and `fuzz` compares the container with the
/// model event by event.
///
///     container.graphRules = GraphRules(
///       injects: .atOnce, hidesOwnType: false, checksWhenBuilt: false,
///       namesHaveOwnObjects: false, namelessNeedsDefault: false, unknownManyFails: false,
///       manyLeavesOut: .whatCannotBeMade, unstatedLifetime: .transient)
public struct GraphRules: Sendable, Equatable {
  /// When the injections of an object run.
  public enum InjectionTime: Sendable {
    /// After the root of the request is created: the root first, then the objects that its
    /// initializer needed, then the objects that injections requested. An object created for another
    /// one finds that one again, even if neither is cached. Any missing dependency fails the request.
    case afterRoot
    /// Immediately after creation, before the object is returned to its requester. Injections that
    /// close a cycle wait for the end of the request. An injection with a missing dependency is
    /// skipped.
    case atOnce
  }

  /// The elements that a request for all components of a type omits.
  public enum Omission: Sendable {
    /// The components whose initializer is running. Any other failure fails the request.
    case whatIsRunning
    /// The components whose initializer is running, and those that can't be created because they need
    /// one of these.
    case whatRecurses
    /// The components whose initializer is running, and all others that can't be created.
    case whatCannotBeMade
  }

  /// How the container treats objects that a failed request has already created.
  public enum Aftermath: Sendable {
    /// The container completes their injections, and keeps the shared ones.
    case finished
    /// The container forgets the shared ones.
    case withdrawn
  }

  /// When the injections of an object run.
  public var injects: InjectionTime
  /// Whether a component with alternative types is hidden under its own type unless it declares
  /// otherwise.
  public var hidesOwnType: Bool
  /// Whether the build fails if a type has two defaults or two components of the same name, or if a
  /// component has no initializer.
  public var checksWhenBuilt: Bool
  /// Whether each name of a component has its own object.
  public var namesHaveOwnObjects: Bool
  /// Whether a component with names answers a request without a name only if it is the default.
  public var namelessNeedsDefault: Bool
  /// Whether a request for all components of an unknown type fails.
  public var unknownManyFails: Bool
  /// The elements that a request for all components of a type omits.
  public var manyLeavesOut: Omission
  /// The lifetime of a component that states none.
  public var unstatedLifetime: ComponentLifetime
  /// How the container treats objects that a failed request has already created.
  public var aftermath: Aftermath
  /// Whether an outermost request for all components creates each element in a separate request.
  public var manyIsManyRequests: Bool
  /// Whether a recursive initializer may run a second time before the container detects the
  /// recursion, if a closure that receives the container closes the cycle. The request still fails,
  /// but the container creates additional objects, so that `fuzz` compares no further requests of the
  /// graph.
  public var noticesRecursionLate: Bool

  /// Creates the rules of a container. The defaults are those of most containers.
  ///
  /// - Parameters:
  ///   - injects: When the injections of an object run.
  ///   - hidesOwnType: Whether a component with alternative types is hidden under its own type.
  ///   - checksWhenBuilt: Whether the build fails on conflicts and on components without an
  ///     initializer.
  ///   - namesHaveOwnObjects: Whether each name of a component has its own object.
  ///   - namelessNeedsDefault: Whether a component with names needs to be the default to answer a
  ///     request without a name.
  ///   - unknownManyFails: Whether a request for all components of an unknown type fails.
  ///   - manyLeavesOut: The elements that a request for all components of a type omits.
  ///   - unstatedLifetime: The lifetime of a component that states none.
  ///   - aftermath: How the container treats objects that a failed request has already created.
  ///   - manyIsManyRequests: Whether an outermost request for all components creates each element in
  ///     a separate request.
  ///   - noticesRecursionLate: Whether a recursive initializer may run a second time before the
  ///     container detects the recursion.
  public init(
    injects: InjectionTime, hidesOwnType: Bool, checksWhenBuilt: Bool, namesHaveOwnObjects: Bool,
    namelessNeedsDefault: Bool, unknownManyFails: Bool, manyLeavesOut: Omission,
    unstatedLifetime: ComponentLifetime, aftermath: Aftermath = .finished,
    manyIsManyRequests: Bool = false,
    noticesRecursionLate: Bool = false
  ) {
    self.injects = injects
    self.hidesOwnType = hidesOwnType
    self.checksWhenBuilt = checksWhenBuilt
    self.namesHaveOwnObjects = namesHaveOwnObjects
    self.namelessNeedsDefault = namelessNeedsDefault
    self.unknownManyFails = unknownManyFails
    self.manyLeavesOut = manyLeavesOut
    self.unstatedLifetime = unstatedLifetime
    self.aftermath = aftermath
    self.manyIsManyRequests = manyIsManyRequests
    self.noticesRecursionLate = noticesRecursionLate
  }
}
