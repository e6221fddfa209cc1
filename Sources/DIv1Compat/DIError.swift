/// Why `build()` or a request failed. The cases are those since 1.2.0.
///
/// A request passes on what a closure of yours throws as it is; everything else that a request or
/// `build()` throws is one of these.
///
/// ```swift
/// do {
///   let cat: Cat = try scope.resolve()
/// } catch DIError.typeIsNotFound(let type) {
///   print("nobody registered \(type)")
/// }
/// ```
public enum DIError: Error, @unchecked Sendable {
  /// No component has the type. `type` is the type as it was asked for.
  case typeIsNotFound(type: DIType)
  /// Components have the type, but none has the name. `components` are all that have the type.
  ///
  /// With an empty name: the only component of the type has names and isn't the default, and was
  /// asked for without a name.
  case typeIsNotFoundForName(type: DIType, name: String, components: [DIComponent])
  /// `build()`: the component has no initializer.
  case notSpecifiedInitializationMethodFor(component: DIComponent)
  /// The component has no initializer for the types of the given arguments, or none without any.
  case initializationMethodWithSignatureIsNotFoundFor(
    component: DIComponent, signature: DIMethodSignature)
  /// `build()`: several components of the type are the default one. `components` are these.
  case pluralSpecifiedDefaultType(type: DIType, components: [DIComponent])
  /// Several components have the type, and none of them is the default.
  case defaultTypeIsNotSpecified(type: DIType, components: [DIComponent])
  /// `build()`: components of the type share names. `names` are the shared ones, `components` all
  /// that have the type.
  case intersectionNamesForType(type: DIType, names: Set<String>, components: [DIComponent])
  /// The component offers a type that its object isn't of.
  case typeIsIncorrect(requestedType: DIType, realType: DIType, component: DIComponent)
  /// An initializer asked for the very object that it makes.
  case recursiveInitialization(component: DIComponent)
  /// All that `build()` found wrong.
  case build(errors: [DIError])
}
