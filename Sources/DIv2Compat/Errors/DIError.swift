/// Why `build()` or a request failed.
///
/// A request rethrows the errors of your closures unchanged. All other errors of requests and of
/// `build()` are of this type.
///
/// - Since: 2.0.0; these case names since 2.1.0
public indirect enum DIError: Error, @unchecked Sendable {
  /// No component offers the type.
  ///
  /// Register it, or accept the alias of `as(...)` with a check. An accepted alias hides the
  /// registered type itself unless you also call `as(.self)`.
  case typeNotFound(type: DIType)
  /// Components offer the type, but none has the name. `typesInfo` are all that offer the type.
  case typeForNameNotFound(type: DIType, name: String, typesInfo: [DITypeInfo])
  /// Components offer the type, but none has the tag. `typesInfo` are all that offer the type.
  ///
  /// - Since: 2.1.2
  case typeForTagNotFound(type: DIType, tag: Any, typesInfo: [DITypeInfo])

  /// The component has no factory for the types of the arguments, or none without arguments.
  case initialMethodNotFound(typeInfo: DITypeInfo, signature: DIMethodSignature)

  /// Several components offer the type, and none or more than one of them is the default.
  case ambiguousType(type: DIType, typesInfo: [DITypeInfo])
  /// The object isn't of the type that an unsafe alias promised.
  case incorrectType(requestedType: DIType, realType: DIType, typeInfo: DITypeInfo)

  /// The component's factory requested the object that it makes, directly or not.
  case recursiveInitial(typeInfo: DITypeInfo)

  /// The requesting module may see none of the components that offer the type.
  case noAccess(typesInfo: [DITypeInfo], accessModules: [(DIType, Set<String>)])

  /// `build()`: the component has no factory and doesn't declare that it needs none.
  case noSpecifiedInitialMethod(typeInfo: DITypeInfo)
  /// `build()`: components of the type share names. `names` are the shared ones.
  case intersectionNames(type: DIType, names: Set<String>, typesInfo: [DITypeInfo])
  /// `build()`: several components of the type are its default. `typesInfo` are these.
  case pluralDefaultAd(type: DIType, typesInfo: [DITypeInfo])

  /// All problems that ``DIContainerBuilder/build(f:l:)`` found.
  case build(errors: [DIError])
}
