/// A type that modules may ask for, whoever implements it.
struct DeclaredType {
  let typeInfo: DITypeInfo
  /// Where it was declared; empty outside of modules.
  var places: [LoadedModules.Place]
}
