/// The reason why a resolution failed.
///
/// A failure is immutable. It contains the facts that a façade needs for its generation's error and that a
/// user needs to fix the cause. Its text is created when it is read.
@usableFromInline
package final class Failure: Error {
  @usableFromInline
  package enum Kind: Sendable {
    /// No component offers the type.
    case notFound
    /// Components offer the type, but none with the requested name or tag.
    case qualifierNotFound
    /// Several components offer the type, and none is preferred.
    case ambiguous
    /// Components offer the type, but none is accessible to the requesting module. Contains the modules that
    /// may access each of their types.
    case noAccess(allowed: [Access])
    /// The component has no factory for the given arguments, or none without arguments.
    case factoryNotFound(signature: any Any.Type)
    /// The made object isn't of the service's type.
    case wrongType(real: any Any.Type)
    /// The made object is of the service's type on one actor only, which the request doesn't run on: by a conformance of
    /// that actor. Or it has received something by such a conformance.
    case isolatedConformance(real: any Any.Type, target: any Any.Type, actor: any Any.Type)
    /// Several objects match: external instances, or objects made for the request.
    case severalExternal(ExternalObjects)
    /// The object is needed while its own initializer runs.
    case recursion
    /// The factory returned nil.
    case nilFactory
    /// The request passed no value for an argument.
    case argumentMissing(position: Int)
    /// The request passed an argument of another type.
    case wrongArgument(position: Int, real: any Any.Type)
    /// Several argument entries match one component.
    case argumentsAmbiguous
    /// No initializer of the component takes the given values. Contains their types.
    case argumentsNotTaken(types: [any Any.Type])
    /// The factory is isolated to an actor that the request can't wait for.
    case otherActor(name: String)
    /// A closure that may suspend makes the object or injects into it, which a synchronous request can't wait
    /// for.
    case needsTask
    /// A suspended task makes the object, and a synchronous request can't wait for it.
    case madeByTask
    /// The thread's stack has no room left to make the object.
    case stackUsedUp
    /// Asynchronous closures make so many requests within each other that they would fill the memory.
    case nestedTooDeeply(count: Int)
    /// The main thread waited too long for an object that another thread makes.
    case longWait
    /// The task was cancelled while it waited for an object that another request makes.
    case cancelled
    /// The requested container or scope has ended, or what keeps the component's objects.
    case ended
    /// A closure of the user threw an error.
    case user(any Error)
  }

  /// Objects that a failure transfers to its reader. Nothing else accesses them.
  @usableFromInline
  package struct ExternalObjects: @unchecked Sendable {
    package let objects: [Any]
  }

  /// The modules that may access a component as one of its types.
  @usableFromInline
  package struct Access: Sendable {
    package let type: any Any.Type
    /// The names of the modules, sorted.
    package let modules: [String]

    package init(type: any Any.Type, modules: [String]) {
      self.type = type
      self.modules = modules
    }
  }

  /// One step of the path from the request to the failure.
  package struct PathElement: Sendable {
    package let component: ComponentInfo
    /// Whether the object was being made; if not, its members were being injected.
    package let isMaking: Bool
    /// Whether the step is an injection: an immediate one, which runs while the object is being made, or a
    /// deferred one.
    package var isInjecting = false
    /// Whether the step runs on another thread, for which this thread waits.
    package var isOnOtherThread = false
    /// Whether an object of the component holds the delayed request, such as a lazy, that led to the next step.
    /// Nothing makes or injects into that object.
    package var isDelayed = false
  }

  /// How many elements a text shows of each end of a long path: the first ones tell who requested, the last ones what failed.
  package static let mostAtEnds = 20

  /// How the failed request was made.
  package struct Circumstances: Sendable {
    /// The readable text of the requested name or tag.
    package var qualifier = ""
    /// The names and tags of the request, and the requesting module.
    var qualifiers: [Qualifier] = []
    var module = RequestingModule.none
    var asker = Asker.dependency
    /// Whether the request has an argument of the requested type, which no parameter takes.
    var hasUntakenArgument = false
    /// The registry in which the text looks for components when it is read; only set if no component was found, or a
    /// delayed request found none that it could choose.
    package var registry: (any KnownComponents)?
  }

  /// What made the failed request.
  package enum Asker: Sendable {
    /// A declared dependency, or code outside of the container.
    case dependency
    /// A delayed request, such as a lazy, for the requested type itself.
    case delayedRequest
    /// An initializer of the user's, which declares no such dependency: it asked the container, or used a delayed
    /// value. Known of recursions only.
    case initializer
  }

  package let kind: Kind
  /// The type whose request failed.
  package let requested: any Any.Type
  /// The component that failed, if one was chosen.
  package let component: ComponentInfo?
  /// The path from the outermost object to the one whose request failed.
  package let path: [PathElement]
  /// How many elements are omitted from the middle of a path that is too long to read.
  package let omitted: Int
  /// The registrations that were considered, in order.
  package let candidates: [ComponentInfo]
  package let circumstances: Circumstances
  /// The error that a user's closure threw. It reaches the caller unchanged.
  package let thrown: (any Error)?
  /// Whether a tracer has already reported this failure.
  let isReported: Bool

  package init(
    _ kind: Kind, requested: any Any.Type, component: ComponentInfo? = nil, path: [PathElement],
    omitted: Int = 0, candidates: [ComponentInfo] = [],
    _ circumstances: Circumstances = Circumstances(), thrown: (any Error)? = nil,
    isReported: Bool = false
  ) {
    self.kind = kind
    self.requested = requested
    self.component = component
    self.path = path
    self.omitted = omitted
    self.candidates = candidates
    self.circumstances = circumstances
    self.thrown = thrown
    self.isReported = isReported
  }

  /// Returns the same failure, marked as reported.
  func asReported() -> Failure { copy(circumstances, isReported: true) }

  /// Returns the same failure with another registry, or with none: a failure keeps its registry alive.
  package func with(_ registry: (any KnownComponents)?) -> Failure {
    var circumstances = circumstances
    circumstances.registry = registry
    return copy(circumstances, isReported: isReported)
  }

  private func copy(_ circumstances: Circumstances, isReported: Bool) -> Failure {
    Failure(
      kind, requested: requested, component: component, path: path, omitted: omitted,
      candidates: candidates, circumstances, thrown: thrown, isReported: isReported)
  }
}

/// The components in which the text of a failure looks for what the user may have meant.
package protocol KnownComponents: AnyObject, Sendable {
  /// All components, those of parents apart, the nearest first.
  var infos: [[ComponentInfo]] { get }

  /// Returns the number of components that offer a type.
  func countOffers(of type: any Any.Type) -> Int

  /// Returns whether a request for one object would find a component.
  func serves(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from module: RequestingModule
  ) -> Bool
}
