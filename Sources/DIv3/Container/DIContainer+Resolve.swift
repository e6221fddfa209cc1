public import DIEngine

extension DIContainer {
  /// Resolves an object of a type: returns the one that the component's lifetime keeps, or creates it.
  ///
  /// ```swift
  /// let car: Car = container.resolve()
  /// let maybe: Truck? = container.resolve()
  /// ```
  ///
  /// Traps if no component offers `T`, if several do and none takes precedence, or if a required
  /// dependency can't be resolved. The message names each component on the path to the cause. If `T` is
  /// an Optional, the result is nil in these cases; other failures, such as endless recursion or a value
  /// of the wrong type for an `arg` parameter, trap even then.
  ///
  /// - Parameters:
  ///   - framework: The framework whose components, and those of its imports, take precedence if several
  ///     components offer the type. Each dependency resolves from the framework of the component that
  ///     declares it.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Complexity: O(1) plus the creation of the objects that don't exist yet. The first request for a
  ///   type also chooses its components.
  /// - Since: 3.0; arguments since 4.3
  @inlinable
  public func resolve<T>(
    from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    file: StaticString = #file, line: UInt = #line
  ) -> T {
    if let framework { return resolve(.none, in: framework, arguments?.entries, file, line) }
    guard let arguments else {
      return scope.resolve(T.self, .none, .softens, for: self) { unresolved($0, $1, file, line) }
    }
    var entries = arguments.entries
    return scope.resolve(T.self, .none, .softens, entries: &entries, for: self) {
      unresolved($0, $1, file, line)
    }
  }

  /// Resolves an object of a type and passes values for its `arg` parameters.
  ///
  /// ```swift
  /// container.register { Car(engine: $0, color: arg($1)) }
  /// let car: Car = container.resolve(args: Color.red)
  /// ```
  ///
  /// Traps as ``resolve(from:arguments:file:line:)`` does, and if a required `arg` parameter has no value.
  ///
  /// - Parameters:
  ///   - framework: The framework whose components take precedence, as in ``resolve(from:arguments:file:line:)``.
  ///   - args: The values for the object's `arg` parameters in order: first those of the initializer,
  ///     then those of the injections. An Optional parameter without a value gets nil; surplus values are
  ///     ignored, and logged.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 4.3
  @inlinable
  @inline(__always)
  public func resolve<T>(
    from framework: (any DIFramework.Type)? = nil, args: Any?...,
    file: StaticString = #file, line: UInt = #line
  ) -> T {
    // Inlined, and only the address of the values goes on: so the compiler puts the array on the stack.
    args.withUnsafeBufferPointer { values in
      if let framework {
        return resolve(
          .none, in: framework, ArgumentEntries(T.self, Array(values)), file, line)
      }
      var entries = ArgumentEntries(T.self, borrowing: values)
      return scope.resolve(T.self, .none, .softens, entries: &entries, for: self) {
        unresolved($0, $1, file, line)
      }
    }
  }

  /// Resolves an object of a type and passes a value for its only `arg` parameter: a shorthand for
  /// ``resolve(from:args:file:line:)``.
  ///
  /// Traps as ``resolve(from:arguments:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - arg: The value for the object's `arg` parameter.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 0.1.0 of this package; only documentation of earlier releases has it
  @inlinable
  public func resolve<T>(
    arg: Any?, file: StaticString = #file, line: UInt = #line
  ) -> T {
    resolve(args: arg, file: file, line: line)
  }

  /// Resolves an object of a type with a tag.
  ///
  /// ```swift
  /// container.register(Diesel.init).as((any Engine).self, tag: Cheap.self)
  /// let engine: any Engine = container.resolve(tag: Cheap.self)
  /// ```
  ///
  /// Traps as ``resolve(from:arguments:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - tag: The tag that the component is offered with.
  ///   - framework: The framework whose components take precedence, as in ``resolve(from:arguments:file:line:)``.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 3.0; arguments since 4.3
  @inlinable
  public func resolve<T, Tag>(
    tag: Tag.Type, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    file: StaticString = #file, line: UInt = #line
  ) -> T {
    by(tag: tag, on: resolve(from: framework, arguments: arguments, file: file, line: line))
  }

  /// Resolves an object of a type with a name.
  ///
  /// ```swift
  /// container.register(Diesel.init).as((any Engine).self, name: "diesel")
  /// let engine: any Engine = container.resolve(name: "diesel")
  /// ```
  ///
  /// Traps as ``resolve(from:arguments:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - name: The name that the component is offered with.
  ///   - framework: The framework whose components take precedence, as in ``resolve(from:arguments:file:line:)``.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 3.0; arguments since 4.3
  @inlinable
  public func resolve<T>(
    name: String, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    file: StaticString = #file, line: UInt = #line
  ) -> T {
    guard let qualifier = Qualifier(ofOptional: name, for: T.self) else {
      return resolve(unknownName: name, in: framework, file, line)
    }
    if let framework { return resolve(qualifier, in: framework, arguments?.entries, file, line) }
    guard let arguments else {
      return scope.resolve(T.self, qualifier, .softens, for: self) {
        unresolved($0, $1, file, line)
      }
    }
    var entries = arguments.entries
    return scope.resolve(T.self, qualifier, .softens, entries: &entries, for: self) {
      unresolved($0, $1, file, line)
    }
  }

  /// Resolves one object of each component that offers a type, in the order of registration.
  ///
  /// ```swift
  /// container.register(FileLogger.init).as((any Logger).self)
  /// container.register(ConsoleLogger.init).as((any Logger).self)
  /// let loggers: [Logger] = container.resolveMany()
  /// ```
  ///
  /// Whether the objects belong to one object graph depends on ``manySharesGraph``.
  ///
  /// - Parameters:
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The objects, except those that can't be created; an empty array if there is no component.
  /// - Since: 3.0; arguments since 4.3
  @inlinable
  public func resolveMany<T>(
    arguments: AnyArguments? = nil, file: StaticString = #file, line: UInt = #line
  ) -> [T] {
    many(resolve(arguments: arguments, file: file, line: line))
  }
}

extension DIContainer {
  /// Resolves an object on behalf of a framework.
  @usableFromInline
  func resolve<T>(
    _ qualifier: Qualifier, in framework: any DIFramework.Type, _ entries: ArgumentEntries?,
    _ file: StaticString, _ line: UInt
  ) -> T {
    do throws(Failure) {
      return try scope.resolve(
        T.self, qualifier, .softens, from: module(of: framework), entries: entries, for: self)
    } catch {
      unresolved(T.self, error, file, line)
    }
  }

  /// Resolves a request whose name no component was registered with.
  @usableFromInline
  func resolve<T>(
    unknownName name: String, in framework: (any DIFramework.Type)?, _ file: StaticString,
    _ line: UInt
  ) -> T {
    do throws(Failure) {
      return try scope.resolve(
        T.self, unknownName: name, .softens, from: framework.map(module(of:)), for: self)
    } catch {
      unresolved(T.self, error, file, line)
    }
  }
}

/// Traps: the request requires an object that can't be resolved.
@usableFromInline
@inline(never)
package func unresolved(
  _ type: any Any.Type, _ failure: Failure, _ file: StaticString = #file, _ line: UInt = #line
) -> Never {
  let (first, cause) = TypeNames.naming { names in
    (headline(type, failure, names), FailureText(failure, names).whole(modernWords))
  }
  // The default function of the log prints, and the message of the trap is printed, too.
  if let receiver = LogReceiver.current {
    receiver.processEnds("\(first)\n\(cause)")
  } else if DISetting.Log.isFunctionSet {
    log(.error, cause)
  }
  trap("\(first)\n\(cause)", file: file, line: line)
}

private func headline(_ type: any Any.Type, _ failure: Failure, _ names: TypeNames) -> String {
  let asked = Request.described(type, names)
  // Since 3.0, what reads crash reports may know these lines by it.
  let reference = "For more information see logs."
  switch failure.kind {
  case .nilFactory where failure.path.allSatisfy(\.isDelayed):
    return "Registration with type found \(asked), but the registration return nil."
  case .wrongType(let real) where failure.path.allSatisfy(\.isDelayed):
    return "Can't cast \(names(real)) to \(asked). \(reference)"
  case .wrongArgument(_, let real):
    return "Can't cast \(names(real)) to \(names(failure.requested)). \(reference)"
  default:
    return "Can't resolve type \(asked). \(reference)"
  }
}

prefix operator *

/// Resolves an object: a shorthand for ``DIContainer/resolve(from:arguments:file:line:)``.
///
/// ```swift
/// let car: Car = *container
/// ```
///
/// Traps as ``DIContainer/resolve(from:arguments:file:line:)`` does.
///
/// - Parameter container: The container to resolve from.
/// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
/// - Since: 3.0
@inlinable
public prefix func * <T>(container: DIContainer) -> T {
  container.resolve()
}
