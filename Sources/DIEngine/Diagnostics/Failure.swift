internal import CDIEngine

/// Why a resolution ended without an object.
///
/// A failure is a value: it carries what a façade needs for its generation's error, and what a
/// person needs to mend the cause. Its text is made only when it is read.
@usableFromInline
package final class Failure: Error {
  @usableFromInline
  package enum Kind: Sendable {
    /// No component offers the type.
    case notFound
    /// Components offer the type, but none with the name or tag asked for.
    case qualifierNotFound
    /// Several components offer the type, and none is preferred.
    case ambiguous
    /// Components offer the type, but none to the group that asks; for each of their types, the
    /// groups that may see it.
    case noAccess(allowed: [Access])
    /// The component can't make an object out of the given arguments, or out of none.
    case makerNotFound(signature: any Any.Type)
    /// The made object is not of the service's type.
    case wrongType(real: any Any.Type)
    /// Several objects that were handed in, or made for the request, could be meant.
    case severalExternal(HandedOut)
    /// The object is needed while its own initializer runs.
    case recursion
    /// The factory returned nil.
    case nilFactory
    /// A parameter was to be filled by the caller, who gave no value for it.
    case argumentMissing(position: Int)
    /// The caller gave a value of another type.
    case wrongArgument(position: Int, real: any Any.Type)
    /// Several entries of arguments fit one component.
    case argumentsAmbiguous
    /// No initializer of the component takes the given values; the types of those.
    case argumentsNotTaken(types: [any Any.Type])
    /// The factory may only be called on an actor that the request can't wait for.
    case otherActor(name: String)
    /// The stack of the thread has no room left for making the object.
    case stackUsedUp
    /// The main thread waited too long for an object that another thread makes.
    case longWait
    /// A closure of the user threw.
    case user(any Error)
  }

  /// Objects that a failure hands to whoever reads it. Nothing else touches them.
  @usableFromInline
  package struct HandedOut: @unchecked Sendable {
    package let objects: [Any]
  }

  /// The groups that may see a component as one of its types.
  @usableFromInline
  package struct Access: Sendable {
    package let type: any Any.Type
    /// The names of the groups, sorted.
    package let groups: [String]

    package init(type: any Any.Type, groups: [String]) {
      self.type = type
      self.groups = groups
    }
  }

  /// One step of the way from the request to the place that failed.
  package struct PathElement: Sendable {
    package let component: ComponentInfo
    /// Whether the object was being made; otherwise it was being injected.
    package let isMaking: Bool
    /// Whether that happened on another thread, which this one waits for.
    package var isOnOtherThread = false
  }

  /// What is left out of a path that is too long to be read.
  package struct Gap: Sendable {
    /// The element that it stands before.
    package let index: Int
    /// How many elements there are.
    package let count: Int
  }

  package let kind: Kind
  /// The type that was asked for at the place that failed.
  package let requested: any Any.Type
  /// The name or tag that was asked for, as a person reads it.
  package let qualifier: String
  /// The component that failed, where one was chosen.
  package let component: ComponentInfo?
  /// From the outermost object to the one that asked.
  package let path: [PathElement]
  /// What is left out of the path.
  package let gap: Gap?
  /// The registrations that were considered, in order.
  package let candidates: [ComponentInfo]
  /// The error that a closure of the user threw; it reaches the caller as it is.
  package let thrown: (any Error)?
  /// Where components of the same name, but another identity, are looked for when the text is
  /// read; set only where nothing was found.
  private let registry: Registry?
  /// Whether somebody who is told what resolutions do was told of the failure.
  let isReported: Bool

  package init(
    _ kind: Kind,
    requested: any Any.Type,
    qualifier: String = "",
    component: ComponentInfo? = nil,
    path: [PathElement],
    gap: Gap? = nil,
    candidates: [ComponentInfo] = [],
    registry: Registry? = nil,
    thrown: (any Error)? = nil,
    isReported: Bool = false
  ) {
    self.kind = kind
    self.requested = requested
    self.qualifier = qualifier
    self.component = component
    self.path = path
    self.gap = gap
    self.candidates = candidates
    self.registry = registry
    self.thrown = thrown
    self.isReported = isReported
  }

  /// The same failure, once it is told.
  func asReported() -> Failure {
    Failure(
      kind, requested: requested, qualifier: qualifier, component: component, path: path,
      gap: gap, candidates: candidates, registry: registry, thrown: thrown, isReported: true)
  }
}

extension ResolutionContext {
  /// The failure for an error that a user's closure threw.
  ///
  /// A failure of the engine that came through the closure is itself again, and an error of a façade is
  /// what it tells: the request that made it was told of it.
  package func thrown(
    _ error: any Error, by plan: Unmanaged<ComponentPlan>
  ) -> Failure {
    if let failure = error as? Failure { return failure }
    let plan = plan.takeUnretainedValue()
    let report = (error as? any FailureReport)?.report
    return Failure(
      report?.kind ?? .user(error), requested: report?.requested ?? plan.component.type,
      component: plan.info, path: path, thrown: error, isReported: report != nil)
  }
}

/// Tells the listener that an injection is left out; false if the failure must be told instead.
package func skips(_ failure: Failure, _ plan: Unmanaged<ComponentPlan>) -> Bool {
  guard failure.isSoftenable else { return false }
  plan.takeUnretainedValue().registry.listener?(.injectionSkipped(failure))
  return true
}

extension Failure {
  /// Registrations of another type with the same name: the module is linked twice.
  package var namesakes: [ComponentInfo] {
    registry?.namesakes(of: requested) ?? []
  }

  /// Whether an Optional dependency that fails so is nil in a generation that softens.
  package var isSoftenable: Bool {
    switch kind {
    case .notFound, .qualifierNotFound, .ambiguous, .noAccess, .makerNotFound, .wrongType,
      .nilFactory, .severalExternal, .argumentMissing, .argumentsAmbiguous, .argumentsNotTaken:
      return true
    case .recursion, .wrongArgument, .otherActor, .stackUsedUp, .longWait, .user:
      return false
    }
  }
}

extension ResolutionContext {
  /// The way of the running resolutions of this thread, outermost first.
  package var path: [Failure.PathElement] { Self.path(from: innermostFrame) }

  /// The way to a frame and the frame itself, outermost first.
  static func path(from innermost: UnsafeMutablePointer<Frame>?) -> [Failure.PathElement] {
    way(from: innermost).map(\.element)
  }

  /// The same, before anything is said of the components.
  static func way(from innermost: UnsafeMutablePointer<Frame>?) -> [WayElement] {
    var path: [WayElement] = []
    var next = innermost
    while let frame = next {
      path.append(WayElement(plan: frame.pointee.plan, isMaking: frame.pointee.isMaking))
      if !frame.pointee.isMaking {
        // The injection waited: who asked for the object has left the stack. The way is cut where
        // it is too long for a reader, as that of objects that make each other without end.
        var node = frame.pointee.node?.takeUnretainedValue()
        while let requested = node, let parent = requested.parent, path.count < 100 {
          path.append(
            WayElement(plan: .passUnretained(parent.plan), isMaking: requested.isParameter))
          node = parent
        }
      }
      next = frame.pointee.outer
    }
    return path.reversed()
  }
}

/// One step of a way, before anything is said of its component.
struct WayElement {
  fileprivate let plan: Unmanaged<ComponentPlan>
  fileprivate let isMaking: Bool

  var element: Failure.PathElement {
    Failure.PathElement(
      component: plan._withUnsafeGuaranteedRef { $0.info }, isMaking: isMaking)
  }
}
