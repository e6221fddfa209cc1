/// What a container does with a graph where containers rightly differ, for the random graphs of
/// `Conformance.fuzz`: a small model serves each request as these rules say, and what the
/// container does is compared with it, event by event.
///
///     container.graphRules = GraphRules(
///       injects: .atOnce, hidesOwnType: false, checksWhenBuilt: false,
///       namesHaveOwnObjects: false, namelessNeedsDefault: false, unknownManyFails: false,
///       manyLeavesOut: .whatCannotBeMade, unstatedLifetime: .transient)
public struct GraphRules: Sendable, Equatable {
  /// When the injections of an object run.
  public enum InjectionTime: Sendable {
    /// When the root of the request is made; the root first, then the objects that its
    /// initializer needed, then what injections asked for. Objects that are kept nowhere are found
    /// again by those that were made on their behalf. Anything that is missing fails the request.
    case afterRoot
    /// When the object is made and before it is handed over, save those that close a cycle, which
    /// wait for the end of the request. An injection without its dependency is skipped.
    case atOnce
  }

  /// Which elements a request for all components of a type goes without.
  public enum Omission: Sendable {
    /// The components whose initializer is running; any failure fails all.
    case whatIsRunning
    /// Those, and what can't be made because it needs them.
    case whatRecurses
    /// Those, and everything else that can't be made.
    case whatCannotBeMade
  }

  /// What becomes of the objects that a failed request already made.
  public enum Aftermath: Sendable {
    /// They are injected, and shared ones are kept.
    case finished
    /// Shared ones are forgotten.
    case withdrawn
  }

  /// When the injections of an object run.
  public var injects: InjectionTime
  /// Whether a component with alternative types is hidden under its own, unless it says otherwise.
  public var hidesOwnType: Bool
  /// Whether building fails if two defaults or two equal names stand under one type, or a
  /// component has no initializer.
  public var checksWhenBuilt: Bool
  /// Whether each name of a component has an object of its own.
  public var namesHaveOwnObjects: Bool
  /// Whether a component with names answers a request without a name only if it is a default.
  public var namelessNeedsDefault: Bool
  /// Whether a request for all components of an unknown type fails.
  public var unknownManyFails: Bool
  /// Which elements a request for all components of a type goes without.
  public var manyLeavesOut: Omission
  /// The lifetime of a component that states none.
  public var unstatedLifetime: ComponentLifetime
  /// What becomes of the objects that a failed request already made.
  public var aftermath: Aftermath
  /// Whether an outermost request for all components makes each element in a request of its own.
  public var manyIsManyRequests: Bool
  /// Whether an initializer that comes back to itself through a closure that asks the container may
  /// run a second time before that is noticed. It fails all the same; but other objects are made
  /// in vain, so that from there on nothing more is compared.
  public var noticesRecursionLate: Bool

  /// All rules; the last three are those of most containers unless given.
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
