/// Something that a resolution does, told on its thread while it does it.
package enum TraceEvent {
  /// Something that begins and ends; what is told in between belongs to it.
  package enum Span {
    /// A request. That of a resolution's outermost one ends when all its injections have run.
    case request(TracedRequest)
    /// The making of an object, with the steps that run at once.
    case making(TracedComponent)
    /// Steps of an object, those that run at once or those that waited.
    case injecting(TracedComponent, Any)
  }

  case begin(Span)
  case end(Span)
  /// A component was chosen for a request.
  case found(TracedComponent, TracedRequest)
  /// An object was made, and its immediate steps have run. It is not kept yet.
  case made(TracedComponent, Any)
  /// An object was handed in to be injected.
  case externalInstance(TracedComponent, Any)
  /// The immediate steps of an object that was handed in have run.
  case injected(TracedComponent, Any)
  /// An object is given once more: one that is kept, or one whose resolution still runs.
  case reused(TracedComponent, Any, isFinished: Bool)
  /// An object is kept from now on. That of the outermost request is when its injections have run.
  case kept(TracedComponent, Any)
  /// A request that found a component has its object; nil if it failed. The steps that wait have
  /// not run yet.
  case resolved(TracedComponent, Any?)
  /// A request failed. Told once, by the innermost request that sees the failure; an error that a
  /// user's closure threw is not told.
  case failed(Failure, TracedRequest)
}

/// A component as the plans know it.
package struct TracedComponent {
  package let info: ComponentInfo
  package let lifetime: Lifetime
  package let store: (any InstanceStore)?
}

/// A request as those who are told of it know it.
package struct TracedRequest {
  package enum Subject {
    /// One object.
    case one
    /// All components of the type.
    case all
    /// One of all components.
    case element
    /// The injections of an object that was made elsewhere.
    case object(Any)
    /// The object of a component, whatever is preferred for its types.
    case component(ComponentInfo)
  }

  /// What was asked for besides the type.
  package enum Label {
    case name(String)
    /// A type or another value.
    case tag(Any)
  }

  /// The type that was asked for, with its layers of Optional where they soften nothing.
  package let type: any Any.Type
  package let subject: Subject
  package let labels: [Label]

  init(_ type: any Any.Type, _ subject: Subject, _ request: Request = Request()) {
    self.type = request.asked ?? type
    self.subject = subject
    labels = request.qualifiers.map { qualifier in
      if let name = request.unknownName, qualifier == .unknown { return .name(name) }
      let value = QualifierInterner.shared.value(of: qualifier)
      if qualifier.isName, let name = value as? String { return .name(name) }
      return .tag(value)
    }
  }

  init(_ type: any Any.Type, _ label: Label) {
    self.type = type
    subject = .one
    labels = [label]
  }
}
