#if DITRANQUILLITY_1_1
/// Why `build()` or a request failed. The compile condition `DITRANQUILLITY_1_1` selects these
/// cases, which are those of 0.9.9 to 1.1.1.
///
/// Types are given by their printed names.
///
/// - Since: 0.9.9, until 1.1.1
public enum DIError: Error, @unchecked Sendable {
  /// No component offers the requested type.
  case typeNoRegister(typeName: String)
  /// Components offer the type, but none has the name.
  ///
  /// The name is empty if the request had none, and the only component of the type has names and
  /// isn't the default.
  case typeNoRegisterByName(typeName: String, name: String)
  /// `build()`: the component of the type has no factory.
  case notSetInitializer(typeName: String)
  /// The component of the type has no factory for the types of the arguments, or none without
  /// arguments.
  case initializerWithSignatureNotFound(typeName: String, signature: String)
  /// `build()`: several components of the type are its default; `typeNames` are their own types.
  case multyRegisterDefault(typeNames: [String], forType: String)
  /// Several components offer the type, and none of them is the default.
  case notFoundDefaultForMultyRegisterType(typeNames: [String], forType: String)
  /// `build()`: components of the type share these names.
  case multyRegisterNamesForType(names: Set<String>, forType: String)
  /// A request for one object found several of one component: external instances, or one of them
  /// and a new object.
  case multyPerRequestObjectsForType(objects: [Any], forType: String)
  /// A component offers a type that its object isn't of.
  case typeIncorrect(askableType: String, realType: String)
  /// A factory requested the object that it makes.
  case recursiveInitializer(type: String)
  /// All problems that `build()` found.
  case build(errors: [DIError])
}

/// Creates errors of the first releases under the case names of 1.2 and later, which the rest of
/// the module uses.
extension DIError {
  static func typeIsNotFound(type: DIType) -> DIError {
    .typeNoRegister(typeName: name(type))
  }

  static func typeIsNotFoundForName(
    type: DIType, name: String, components: [DIComponent]
  ) -> DIError {
    .typeNoRegisterByName(typeName: Self.name(type), name: name)
  }

  static func notSpecifiedInitializationMethodFor(component: DIComponent) -> DIError {
    .notSetInitializer(typeName: name(component.type))
  }

  static func initializationMethodWithSignatureIsNotFoundFor(
    component: DIComponent, signature: DIMethodSignature
  ) -> DIError {
    .initializerWithSignatureNotFound(
      typeName: name(component.type), signature: String(describing: signature))
  }

  static func pluralSpecifiedDefaultType(type: DIType, components: [DIComponent]) -> DIError {
    .multyRegisterDefault(typeNames: components.map { name($0.type) }, forType: name(type))
  }

  static func defaultTypeIsNotSpecified(type: DIType, components: [DIComponent]) -> DIError {
    .notFoundDefaultForMultyRegisterType(
      typeNames: components.map { name($0.type) }, forType: name(type))
  }

  static func intersectionNamesForType(
    type: DIType, names: Set<String>, components: [DIComponent]
  ) -> DIError {
    .multyRegisterNamesForType(names: names, forType: name(type))
  }

  static func severalPerRequestObjectsFor(type: DIType, objects: [Any]) -> DIError {
    .multyPerRequestObjectsForType(objects: objects, forType: name(type))
  }

  static func typeIsIncorrect(
    requestedType: DIType, realType: DIType, component: DIComponent
  ) -> DIError {
    .typeIncorrect(askableType: name(requestedType), realType: name(realType))
  }

  static func recursiveInitialization(component: DIComponent) -> DIError {
    .recursiveInitializer(type: name(component.type))
  }

  private static func name(_ type: DIType) -> String { String(describing: type) }
}
#endif
