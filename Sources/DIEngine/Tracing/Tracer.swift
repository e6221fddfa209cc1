internal import CDIEngine

/// A receiver of reports about resolutions.
///
/// Plans report while there is a tracer, so that it costs nothing without one. The engine calls a tracer on the
/// resolution's thread, in order, and never under the registry's lock. A tracer receives no reports of requests that
/// it makes itself.
package final class Tracer: Sendable {
  private let body: @Sendable (TraceEvent, ResolutionContext) -> Void
  /// Whether the registries below one with the tracer have it, too.
  let isInherited: Bool
  /// The tracer that this one calls, if it is not its own.
  private let original: Tracer?

  /// - Parameters:
  ///   - isInherited: Whether the registries below one with the tracer have it, too.
  ///   - original: The tracer that the new one calls, if there is one.
  ///   - body: Receives each event with the context of the thread or task that causes it.
  package init(
    isInherited: Bool = false, of original: Tracer? = nil,
    _ body: @escaping @Sendable (TraceEvent, ResolutionContext) -> Void
  ) {
    self.isInherited = isInherited
    self.original = original
    self.body = body
  }

  /// Returns this tracer as a closure calls it, by its parameter.
  func called(by caller: @escaping @Sendable (() -> Void) -> Void) -> Tracer {
    Tracer(isInherited: isInherited, of: self) { [body] event, context in
      caller { body(event, context) }
    }
  }

  /// Whether both are one tracer, perhaps called by closures.
  func isSame(as other: Tracer) -> Bool { (original ?? self) === (other.original ?? other) }

  /// A running call of a tracer. These records lie on the stack, linked from the innermost outwards.
  private struct Report {
    let tracer: UnsafeMutableRawPointer
    let outer: UnsafeMutableRawPointer?
  }

  func report(_ event: TraceEvent, _ context: ResolutionContext) {
    Mutex.checkNoneHeld("A tracer")
    let address = Unowned(self).address
    let outer = context.state.pointee.strand.reporting
    var next = outer
    while let reporting = next?.assumingMemoryBound(to: Report.self) {
      if reporting.pointee.tracer == address { return }
      next = reporting.pointee.outer
    }
    var reporting = Report(tracer: address, outer: outer)
    withUnsafeMutablePointer(to: &reporting) {
      context.state.pointee.strand.reporting = UnsafeMutableRawPointer($0)
      defer { context.state.pointee.strand.reporting = outer }
      body(event, context)
    }
  }
}

/// The tracers of a registry.
extension [Tracer] {
  func report(_ event: TraceEvent, _ context: ResolutionContext) {
    for tracer in self { tracer.report(event, context) }
  }

  func begin(_ span: TraceEvent.Span, _ context: ResolutionContext) {
    report(.begin(span), context)
    context.state.pointee.strand.depth += 1
  }

  func end(_ span: TraceEvent.Span, _ context: ResolutionContext) {
    context.state.pointee.strand.depth -= 1
    report(.end(span), context)
  }
}

/// An event of a resolution, reported on the resolution's thread when it occurs.
package enum TraceEvent {
  /// An operation with a start and an end. Events reported between them belong to it.
  package enum Span {
    /// A request. The outermost request of a resolution ends when all its injections have run.
    case request(TracedRequest)
    /// The making of an object, including its immediate injections.
    case making(TracedComponent)
    /// The immediate or deferred injections of an object.
    case injecting(TracedComponent, Any)
  }

  case begin(Span)
  case end(Span)
  /// A component was chosen for a request.
  case found(TracedComponent, TracedRequest)
  /// An object was made and its immediate injections have run. It isn't kept yet.
  case made(TracedComponent, Any)
  /// An external instance was passed to the engine for member injection.
  case externalInstance(TracedComponent, Any)
  /// The immediate injections of an external instance have run.
  case injected(TracedComponent, Any)
  /// An existing instance was reused: a kept one, or one whose resolution is still running.
  case reused(TracedComponent, Any, isFinished: Bool)
  /// An instance is kept from now on. The instance of the outermost request is kept when its injections have
  /// run.
  case kept(TracedComponent, Any)
  /// A request that found a component has its object; nil if it failed. Deferred injections have not run yet.
  case resolved(TracedComponent, Any?)
  /// A request failed. Reported once, by the innermost request that sees the failure. Errors thrown by user
  /// closures aren't reported.
  case failed(Failure, TracedRequest)
  /// A request failed since a closure of the user threw an error. Reported again where another closure passes it on.
  case threw(Failure, TracedRequest)
}

/// A component, as reported to tracers.
package struct TracedComponent {
  package let info: ComponentInfo
  /// The generation of the API that registered it; 0 if it is unknown.
  package let generation: Int
  package let lifetime: Lifetime
  package let store: (any InstanceStore)?
}

/// A request, as reported to tracers.
package struct TracedRequest {
  package enum Subject {
    /// One object.
    case one
    /// All components of the type.
    case all
    /// One element of a request for many.
    case element
    /// The injections of an external instance.
    case object(Any)
    /// The object of a given component, whichever component its types prefer.
    case component(ComponentInfo)
  }

  /// The requested type, including its Optional layers if they don't soften failures.
  package let type: any Any.Type
  package let subject: Subject
  package let labels: [Qualifier.Label]

  init(_ type: any Any.Type, _ subject: Subject, _ labels: [Qualifier.Label] = []) {
    self.type = type
    self.subject = subject
    self.labels = labels
  }
}
