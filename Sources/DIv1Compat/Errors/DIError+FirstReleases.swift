#if DITRANQUILLITY_1_1
/// Why `build()` or a request failed. The cases are those until 1.1.1, since the compile condition
/// `DITRANQUILLITY_1_1` is set.
///
/// Types are told by their printed names.
#if MigrationHints
@available(
  *, deprecated,
  message: "use a request for an Optional, see docs/migration/declarations-1.md#errors"
)
#endif
public enum DIError: Error, @unchecked Sendable {
  /// No component has the type, as it was asked for.
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeIsNotFound, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case typeNoRegister(typeName: String)
  /// Components have the type, but none has the name. With an empty name: the only component of the
  /// type has names and isn't the default, and was asked for without a name.
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeIsNotFoundForName, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case typeNoRegisterByName(typeName: String, name: String)
  /// `build()`: the component of the type has no initializer.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use notSpecifiedInitializationMethodFor, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case notSetInitializer(typeName: String)
  /// The component of the type has no initializer for the types of the given arguments, or none
  /// without any.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use initializationMethodWithSignatureIsNotFoundFor, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case initializerWithSignatureNotFound(typeName: String, signature: String)
  /// `build()`: several components of the type are the default one; `typeNames` are their own types.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use pluralSpecifiedDefaultType, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case multyRegisterDefault(typeNames: [String], forType: String)
  /// Several components have the type, and none of them is the default.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use defaultTypeIsNotSpecified, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case notFoundDefaultForMultyRegisterType(typeNames: [String], forType: String)
  /// `build()`: components of the type share these names.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use intersectionNamesForType, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case multyRegisterNamesForType(names: Set<String>, forType: String)
  /// Several objects of one component were handed in, or one was and another was made, and one was
  /// asked for.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use defaultTypeIsNotSpecified, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case multyPerRequestObjectsForType(objects: [Any], forType: String)
  /// A component offers a type that its object isn't of.
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeIsIncorrect, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case typeIncorrect(askableType: String, realType: String)
  /// An initializer asked for the very object that it makes.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use recursiveInitialization, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case recursiveInitializer(type: String)
  /// All that `build()` found wrong.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case build(errors: [DIError])
}

/// What the rest of the module says in the words of 1.2 and later, in those of the first releases.
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
