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
