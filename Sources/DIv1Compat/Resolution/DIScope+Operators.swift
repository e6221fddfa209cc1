public import DIEngine

prefix operator *!
prefix operator *?
prefix operator *
prefix operator **!
prefix operator **

/// Gives an object of the expected type, or ends the process with a text that names the whole way
/// to the cause.
///
/// ```swift
/// builder.register { Home(myCat: *!$0) }
/// ```
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try! scope.resolve()` gives.
#if MigrationHints
@available(*, deprecated, message: "use resolve(), see docs/migration/declarations-1.md#requests")
#endif
@inlinable
public prefix func *! <T>(scope: DIScope) -> T {
  do throws(Failure) {
    return try scope.scope.resolve(T.self, for: scope)
  } catch {
    trap(error)
  }
}

/// Gives an object of the expected type, or nil if that fails for any reason.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try? scope.resolve()` gives.
#if MigrationHints
@available(
  *, deprecated,
  message: "use resolve() into an Optional, see docs/migration/declarations-1.md#requests"
)
#endif
@inlinable
public prefix func *? <T>(scope: DIScope) -> T? {
  do throws(Failure) {
    return try scope.scope.resolve(T.self, for: scope)
  } catch {
    return nil
  }
}

/// Gives an object of the expected type.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try scope.resolve()` gives.
/// - Throws: What `try scope.resolve()` throws.
#if MigrationHints
@available(*, deprecated, message: "use resolve(), see docs/migration/declarations-1.md#requests")
#endif
@inlinable
public prefix func * <T>(scope: DIScope) throws -> T {
  try scope.resolve(T.self)
}

/// Gives one object of every component of the expected type, in the order of registration, or ends
/// the process with a text that names the whole way to the cause.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try! scope.resolveMany()` gives.
#if MigrationHints
@available(
  *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
)
#endif
public prefix func **! <T>(scope: DIScope) -> [T] {
  do throws(Failure) {
    return try scope.all(T.self)
  } catch {
    trap(error)
  }
}

/// Gives one object of every component of the expected type, in the order of registration.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try scope.resolveMany()` gives.
/// - Throws: What `try scope.resolveMany()` throws.
#if MigrationHints
@available(
  *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
)
#endif
public prefix func ** <T>(scope: DIScope) throws -> [T] {
  try scope.resolveMany(T.self)
}
