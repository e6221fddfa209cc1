/// A type that modules may ask for, whoever implements it.
struct DeclaredType {
  let typeInfo: DITypeInfo
  /// Where it was declared; empty outside of modules.
  var places: [LoadedModules.Place]
}

/// What loggers are told of one declaration of a type.
final class DeclaredTypeEntry: LoggedEntry {
  private let typeInfo: DITypeInfo
  var isDescribed = false
  var logText: String { "Registration protocol: \(typeInfo)" }

  init(_ typeInfo: DITypeInfo) {
    self.typeInfo = typeInfo
  }
}
