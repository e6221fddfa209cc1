import DITranquillity

/// Describes a failed request in one line.
public enum ErrorReporter {
  public static func text(for error: Error) -> String {
    guard let error = error as? DIError else {
      return "unexpected error"
    }
    return text(for: error)
  }

  private static func text(for error: DIError) -> String {
    switch error {
    case .typeIsNotFound(let type):
      return "no component for \(type)"
    case .typeIsNotFoundForName(let type, let name, let components):
      return "none of \(components.count) components for \(type) has the name '\(name)'"
    case .notSpecifiedInitializationMethodFor(let component):
      return "no initializer for \(component.type)"
    case .initializationMethodWithSignatureIsNotFoundFor(let component, let signature):
      return "no initializer for \(component.type) with \(signature)"
    case .pluralSpecifiedDefaultType(let type, let components):
      return "\(components.count) defaults for \(type)"
    case .defaultTypeIsNotSpecified(let type, let components):
      return "\(components.count) components for \(type), and no default"
    case .intersectionNamesForType(let type, let names, _):
      return "components for \(type) share " + names.sorted().joined(separator: ", ")
    case .typeIsIncorrect(let requestedType, let realType, _):
      return "\(realType) is no \(requestedType)"
    case .recursiveInitialization(let component):
      return "\(component.type) needs itself"
    case .build(let errors):
      return errors.map { text(for: $0) }.joined(separator: "; ")
    }
  }
}
