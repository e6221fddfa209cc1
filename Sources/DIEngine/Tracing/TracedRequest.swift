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

  /// The type that was asked for, with its layers of Optional where they soften nothing.
  package let type: any Any.Type
  package let subject: Subject
  private let qualifiers: [Qualifier]
  /// A name that no component has.
  private let unknownName: String?

  init(_ type: any Any.Type, _ subject: Subject, _ request: Request = Request()) {
    self.type = request.asked ?? type
    self.subject = subject
    qualifiers = request.qualifiers
    unknownName = nil
  }

  init(_ type: any Any.Type, unknownName: String) {
    self.type = type
    subject = .one
    qualifiers = []
    self.unknownName = unknownName
  }

  /// The name that was asked for.
  package var name: String? {
    unknownName ?? qualifiers.first(where: \.isName).map(QualifierInterner.shared.bareText(of:))
  }

  /// The tags that were asked for, as a person reads them.
  package var tags: [String] {
    qualifiers.filter { !$0.isName }.map(QualifierInterner.shared.bareText(of:))
  }
}

extension QualifierInterner {
  /// The name or the tag itself, without the word that says which of the two it is.
  fileprivate func bareText(of qualifier: Qualifier) -> String {
    let text = text(of: qualifier)
    return String(
      qualifier.isName
        ? text.dropFirst("name \"".count).dropLast() : text.dropFirst("tag ".count))
  }
}
