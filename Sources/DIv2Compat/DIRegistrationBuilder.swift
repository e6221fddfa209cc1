internal import DIEngine

/// A registration that is being described: as which types it is known, how its objects are made,
/// injected and kept. Since 2.0.0.
///
/// ```swift
/// builder.register(type: Cat.init)
///   .as(Animal.self).check{$0}
///   .set(name: "black")
///   .injection{ $0.owner = $1 }
///   .lifetime(.lazySingle)
/// ```
///
/// A container goes by what was said when it was built; what is said later holds for the next one.
#if MigrationHints
@available(
  *, deprecated,
  message: "use DIComponentBuilder, see docs/migration/declarations-2.md#registration"
)
#endif
public final class DIRegistrationBuilder<Impl> {
  @usableFromInline let declaration: Declaration

  @usableFromInline
  init(_ declaration: Declaration) {
    self.declaration = declaration
  }

  deinit {
    declaration.complete()
  }

  /// Gives the registration a further name to be asked for by. Since 2.0.0.
  ///
  /// Each name has an object of its own, whatever the lifetime.
  ///
  /// ```swift
  /// builder.register{ Cat() }.set(name: "black")
  /// let cat = try container.resolve(Cat.self, name: "black")
  /// ```
  ///
  /// - Parameter name: The name. Two registrations of one type must not share it.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self, name:), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @discardableResult
  public func set(name: String) -> Self {
    declaration.add(name: name)
    return self
  }

  /// Gives the registration a tag to be asked for by: a name that is a value. Since 2.1.2.
  ///
  /// Each tag has an object of its own, whatever the lifetime. Two tags are the same if they are the
  /// same object, equal values of the same type, or - for values that can't be compared - values of
  /// the same type that read the same. A tag is never the same as a name.
  ///
  /// ```swift
  /// enum Color { case black, white }
  ///
  /// builder.register{ Cat() }.set(tag: Color.black)
  /// let cat = try container.resolve(Cat.self, tag: Color.black)
  /// ```
  ///
  /// - Parameter tag: The tag. Two registrations of one type must not share it. Objects that are
  ///   tags are held until the program ends.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self, tag:), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @discardableResult
  public func set<T>(tag: T) -> Self {
    declaration.add(tag: tag)
    return self
  }

  /// Makes the registration the one that is taken where several offer a type. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self).check{$0}.set(.default)
  /// ```
  ///
  /// - Parameter word: `.default`.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated, message: "use default(), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @discardableResult
  public func set(_ word: DISetDefault) -> Self {
    declaration.component.priority = .default
    return self
  }

  /// Says how long objects are kept; the last call counts. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.lifetime(.perDependency)
  /// ```
  ///
  /// - Parameter lifetime: The lifetime.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use lifetime(_:) of DIComponentBuilder, see docs/migration/declarations-2.md#lifetimes"
  )
  #endif
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    declaration.component.lifetime = lifetime.lifetime
    return self
  }

  /// Allows the registration to have no initial: its objects are made elsewhere, and handed to
  /// the container to be injected. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Screen.self).injection{ $0.cat = $1 }.initialNotNecessary()
  /// try container.resolve(screen)
  /// ```
  ///
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.self), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @discardableResult
  public func initialNotNecessary() -> Self {
    declaration.needsInitial = false
    return self
  }
}
