internal import DIEngine

extension DIError: CustomStringConvertible {
  /// The error, and the components that the request considered, one a line.
  ///
  /// For errors of requests, the path to the failure, its candidates and advice follow; for `typeNotFound`,
  /// as long as it is among the 256 most recent ones of the process.
  ///
  /// - Since: 2.0.0
  public var description: String {
    TypeNames.naming { names in
      let text = originalText(names)
      return failure.map { "\(text)\(FailureText($0, names).details(adviceOfRelease2))\n" } ?? text
    }
  }

  /// The engine's failure, if a request threw the error.
  private var failure: Failure? {
    switch self {
    case .initialMethodNotFound(let typeInfo, _), .incorrectType(_, _, let typeInfo),
      .recursiveInitial(let typeInfo):
      return typeInfo.failure
    case .typeForNameNotFound(_, _, let typesInfo), .typeForTagNotFound(_, _, let typesInfo),
      .ambiguousType(_, let typesInfo), .noAccess(let typesInfo, _):
      return typesInfo.first?.failure
    case .typeNotFound:
      return RecentFailures.shared.failure(of: self)
    case .noSpecifiedInitialMethod, .intersectionNames, .pluralDefaultAd, .build:
      return nil
    }
  }

  /// The text of the original.
  private func originalText(_ names: TypeNames) -> String {
    switch self {
    case .typeNotFound(let type):
      return "Cannot found type: \(names.uncut(type))\n"
    case .typeForNameNotFound(let type, let name, let typesInfo):
      return
        "Cannot found type: \(names.uncut(type)) for name: \(name).\n\tUse:\n\(list(typesInfo))\n"
    case .typeForTagNotFound(let type, let tag, let typesInfo):
      return "Cannot found type: \(names.uncut(type)) for tag: \(text(ofTag: tag)).\n\tUse:\n"
        + "\(list(typesInfo))\n"
    case .initialMethodNotFound(let typeInfo, let signature):
      return "Cannot found initial method with signature: \(signature).\n\tUse: \(typeInfo)\n"
    case .ambiguousType(let type, let typesInfo):
      return "Ambiguous type: \(names.uncut(type)).\n\tUse:\n\(list(typesInfo))\n"
    case .incorrectType(let requestedType, let realType, let typeInfo):
      return
        "Incorrect type: \(names.uncut(realType)) for requested type: \(names.uncut(requestedType))\n"
        + "\tUse: \(typeInfo)\n"
    case .recursiveInitial(let typeInfo):
      return "Recursive initialize into type info: \(typeInfo)\n"
    case .noAccess(let typesInfo, let accessModules):
      return "No access to \(typesInfo). This type can resolve from: \(accessModules)\n"
    case .noSpecifiedInitialMethod(let typeInfo):
      return "Not specified initial method for type info: \(typeInfo)\n"
    case .intersectionNames(let type, let shared, let typesInfo):
      return
        "Intersection names for type: \(names.uncut(type)).\n\tIntersections: \(text(of: shared))\n"
        + "\tUse:\n\(list(typesInfo))\n"
    case .pluralDefaultAd(let type, let typesInfo):
      return "Plural default ad for type: \(names.uncut(type)).\n\tUse:\n\(list(typesInfo))\n"
    case .build(let errors):
      return "\nList:\n\(list(errors))\n"
    }
  }
}

private func list(_ values: [some CustomStringConvertible]) -> String {
  values.map { "\t\t\($0)" }.joined(separator: "\n")
}

/// Returns the description of a set, in a stable order.
private func text(of names: Set<String>) -> String {
  "\(names.sorted())"
}

func text(ofTag tag: Any) -> String {
  let type = type(of: tag)
  if Mirror(reflecting: tag).displayStyle == .enum { return "\(type).\(tag)" }
  guard type is AnyObject.Type else { return "\(tag)_\(type)" }
  return "\(Unowned(tag as AnyObject).address)_\(type)"
}
