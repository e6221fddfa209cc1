/// What is asked for besides the type.
package struct Request {
  /// Names and tags, all of which the component must have.
  package var qualifiers: [Qualifier] = []
  /// What the unknown name reads, if it is among them.
  var unknownName: String?
  /// Whether an Optional that can't be had is nil.
  package var softens = false
  package var signature: ObjectIdentifier?
  package var signatureType: (any Any.Type)?
  /// Reads the arguments of the request, which the signature tells, one by one.
  package var readArguments: ReadArguments?
  /// Whether arguments may have been given by the type of the component that takes them, so that
  /// their types choose its initializer.
  package var handsOutArguments = false
  /// Whether an array of all is about the asker's own group only, if it has one.
  package var inGroupOnly = false
  /// The type as it was asked for, where layers of Optional around it soften nothing.
  package var asked: (any Any.Type)?

  package init(
    qualifiers: [Qualifier] = [], softens: Bool = false, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil, readArguments: ReadArguments? = nil
  ) {
    self.qualifiers = qualifiers
    self.softens = softens
    self.signature = signature
    self.signatureType = signatureType
    self.readArguments = readArguments
    handsOutArguments = softens
  }

  /// How a person reads one of the names and tags.
  func text(of qualifier: Qualifier) -> String {
    guard let unknownName, qualifier == .unknown else {
      return QualifierInterner.shared.text(of: qualifier)
    }
    return QualifierInterner.text(ofName: unknownName)
  }
}
