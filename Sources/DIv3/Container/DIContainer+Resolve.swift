public import DIEngine

extension DIContainer {
  /// Makes or finds an object of a type.
  ///
  /// ```swift
  /// let car: Car = container.resolve()
  /// let maybe: Truck? = container.resolve()
  /// ```
  ///
  /// - Parameters:
  ///   - framework: the framework whose components, and those of its imports, are preferred where
  ///     several offer the type; what the object needs is looked for by its own framework.
  ///   - arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the object. An Optional is nil if there is no component of the type, if there are
  ///   several and none is preferred, or if a dependency is missing; anything else traps then, and
  ///   the message tells the whole way to what is missing.
  ///
  /// The cost of a request that was made before is one look-up and the making of what must be
  /// made. Since 3.0; arguments since 4.3.
  @inlinable
  public func resolve<T>(
    from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) -> T {
    if let framework { return resolve(.none, in: framework, arguments?.entries) }
    guard let arguments else {
      return scope.resolve(T.self, .none, .softens, for: self, orElse: unresolved)
    }
    var entries = arguments.entries
    return scope.resolve(T.self, .none, .softens, entries: &entries, for: self, orElse: unresolved)
  }

  /// Makes or finds an object of a type, with values for its parameters.
  ///
  /// ```swift
  /// container.register { Car(engine: $0, color: arg($1)) }
  /// let car: Car = container.resolve(args: Color.red)
  /// ```
  ///
  /// - Parameters:
  ///   - framework: the framework whose components are preferred, as in ``resolve(from:arguments:)``.
  ///   - args: the values of the `arg` parameters of the object, in order: those of the initializer,
  ///     then those of the injections. Missing ones are nil, further ones are ignored.
  /// - Returns: the object, as ``resolve(from:arguments:)``.
  ///
  /// Since 4.3.
  @inlinable
  public func resolve<T>(from framework: (any DIFramework.Type)? = nil, args: Any?...) -> T {
    var entries = ArgumentEntries(T.self, args)
    if let framework { return resolve(.none, in: framework, entries) }
    return scope.resolve(T.self, .none, .softens, entries: &entries, for: self, orElse: unresolved)
  }

  /// Makes or finds an object of a type, with a value for its one parameter: short for
  /// ``resolve(from:args:)``.
  ///
  /// - Parameter arg: the value of the `arg` parameter of the object.
  /// - Returns: the object, as ``resolve(from:arguments:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-3.md#requests",
    renamed: "resolve(args:)"
  )
  #endif
  @inlinable
  public func resolve<T>(arg: Any?) -> T {
    resolve(args: arg)
  }

  /// Makes or finds the object of a type that has a tag.
  ///
  /// - Parameters:
  ///   - tag: the tag that the component was offered with: `as(Engine.self, tag: Diesel.self)`.
  ///   - framework: the framework whose components are preferred, as in ``resolve(from:arguments:)``.
  ///   - arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the object, as ``resolve(from:arguments:)``.
  ///
  /// Since 3.0; arguments since 4.3.
  @inlinable
  public func resolve<T, Tag>(
    tag: Tag.Type, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) -> T {
    by(tag: tag, on: resolve(from: framework, arguments: arguments))
  }

  /// Makes or finds the object of a type that has a name.
  ///
  /// - Parameters:
  ///   - name: the name that the component was offered with: `as(Engine.self, name: "diesel")`.
  ///   - framework: the framework whose components are preferred, as in ``resolve(from:arguments:)``.
  ///   - arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the object, as ``resolve(from:arguments:)``.
  ///
  /// Since 3.0; arguments since 4.3.
  @inlinable
  public func resolve<T>(
    name: String, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) -> T {
    guard let qualifier = scope.qualifier(ofOptional: name, for: T.self) else {
      return resolve(unknownName: name, in: framework)
    }
    if let framework { return resolve(qualifier, in: framework, arguments?.entries) }
    guard let arguments else {
      return scope.resolve(T.self, qualifier, .softens, for: self, orElse: unresolved)
    }
    var entries = arguments.entries
    return scope.resolve(
      T.self, qualifier, .softens, entries: &entries, for: self, orElse: unresolved)
  }

  /// Makes or finds one object of each component of a type, in the order of registration.
  ///
  /// - Parameter arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the objects, without those that can't be made; empty if there is no component.
  ///
  /// Since 3.0; arguments since 4.3.
  @inlinable
  public func resolveMany<T>(arguments: AnyArguments? = nil) -> [T] {
    many(resolve(arguments: arguments))
  }
}

extension DIContainer {
  /// Makes or finds an object as a framework would.
  @usableFromInline
  func resolve<T>(
    _ qualifier: Qualifier, in framework: any DIFramework.Type, _ entries: ArgumentEntries?
  ) -> T {
    do throws(Failure) {
      return try scope.resolve(
        T.self, qualifier, .softens, from: module(of: framework), entries: entries, for: self)
    } catch {
      unresolved(T.self, error)
    }
  }

  /// Answers a request with a name that nobody registered.
  @usableFromInline
  func resolve<T>(unknownName name: String, in framework: (any DIFramework.Type)?) -> T {
    do throws(Failure) {
      return try scope.resolve(
        T.self, unknownName: name, .softens, from: framework.map(module(of:)), for: self)
    } catch {
      unresolved(T.self, error)
    }
  }
}

/// Ends the program: an object that must be there can't be had.
@usableFromInline
@inline(never)
func unresolved(_ type: any Any.Type, _ failure: Failure) -> Never {
  let first: String
  switch failure.kind {
  case .nilFactory where failure.path.isEmpty:
    first = "Registration with type found \(type), but the registration return nil."
  case .wrongType(let real) where failure.path.isEmpty:
    first = "Can't cast \(real) to \(type). For more information see logs."
  case .wrongArgument(_, let real):
    first = "Can't cast \(real) to \(failure.requested). For more information see logs."
  default:
    first = "Can't resolve type \(type). For more information see logs."
  }
  log(.error, failure.description)
  fatalError("\(first)\n\(failure.description)")
}

prefix operator *

/// Makes or finds an object: short for ``DIContainer/resolve(from:arguments:)``.
///
/// ```swift
/// let car: Car = *container
/// ```
///
/// - Parameter container: the container to ask.
/// - Returns: the object; traps as ``DIContainer/resolve(from:arguments:)`` does.
///
/// Since 3.0.
@inlinable
public prefix func * <T>(container: DIContainer) -> T {
  container.resolve()
}
