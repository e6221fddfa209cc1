#if !DITRANQUILLITY_1_1
/// Why `build()` or a request failed. The cases are those of 1.2.0 and later.
///
/// A request rethrows the errors of your closures unchanged. All other errors of requests and of
/// `build()` are of this type.
///
/// ```swift
/// do {
///   let cat: Cat = try scope.resolve()
/// } catch DIError.typeIsNotFound(let type) {
///   print("nobody registered \(type)")
/// }
/// ```
///
/// ### Other releases
///
/// Until 1.1.1 the cases had other names, which this type offers as patterns without values, such
/// as ``typeNoRegister``. Two compile conditions of this module restore what patterns can't. Set
/// one of them where the module is compiled: with `-Xswiftc -DDITRANQUILLITY_1_1` on the command
/// line of `swift build`, or with `.define("DITRANQUILLITY_1_1")` in a manifest of your own:
///
/// - `DITRANQUILLITY_1_1` replaces this enum with that of 0.9.9 to 1.1.1, with its names and
///   values. Requests and `build()` then throw its cases, and none of those below.
/// - `DITRANQUILLITY_1_2` adds the cases that only 1.2.0 had:
///   `severalPerRequestObjectsFor(type:objects:)` here, and `perRequest` to ``DILifeTime``.
///
/// - Since: 0.9.9; these cases since 1.2.0
public enum DIError: Error, @unchecked Sendable {
  /// No component offers the type. `type` is the requested type.
  case typeIsNotFound(type: DIType)
  /// Components offer the type, but none has the name. `components` are all that offer the type.
  ///
  /// The name is empty if the request had none, and the only component of the type has names and
  /// isn't the default.
  case typeIsNotFoundForName(type: DIType, name: String, components: [DIComponent])
  /// `build()`: the component has no factory.
  case notSpecifiedInitializationMethodFor(component: DIComponent)
  /// The component has no factory for the types of the arguments, or none without arguments.
  case initializationMethodWithSignatureIsNotFoundFor(
    component: DIComponent, signature: DIMethodSignature)
  /// `build()`: several components of the type are its default. `components` are these.
  case pluralSpecifiedDefaultType(type: DIType, components: [DIComponent])
  /// Several components offer the type, and none of them is the default.
  ///
  /// With a single element in `components`: the component is
  /// ``DIRegistrationBuilder/instancePerRequest()``, and the request for one object found several.
  /// The compile condition `DITRANQUILLITY_1_2` gives this a case of its own.
  case defaultTypeIsNotSpecified(type: DIType, components: [DIComponent])
  /// `build()`: components of the type share names. `names` are the shared ones; `components` are
  /// all that offer the type.
  case intersectionNamesForType(type: DIType, names: Set<String>, components: [DIComponent])
  #if DITRANQUILLITY_1_2
  /// A request for one object found several of one component: external instances, or one of them
  /// and a new object. Declared with the compile condition `DITRANQUILLITY_1_2` only.
  ///
  /// - Since: 1.2.0 only
  case severalPerRequestObjectsFor(type: DIType, objects: [Any])
  #endif
  /// The component offers a type that its object isn't of.
  case typeIsIncorrect(requestedType: DIType, realType: DIType, component: DIComponent)
  /// A factory requested the object that it makes.
  case recursiveInitialization(component: DIComponent)
  /// All problems that `build()` found.
  case build(errors: [DIError])
}
#elseif DITRANQUILLITY_1_2
#error("DITRANQUILLITY_1_1 and DITRANQUILLITY_1_2 exclude each other: set one of them")
#endif
