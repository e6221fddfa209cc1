public import DIEngine

prefix operator *!
prefix operator *?
prefix operator *
prefix operator **!
prefix operator **

/// Returns an object of the type that the context expects. Traps if the request fails, with a
/// message that names the path to the cause.
///
/// ```swift
/// builder.register { Home(myCat: *!$0) }
/// ```
///
/// - Parameter scope: The scope of the request.
/// - Returns: The object of `resolve()`.
/// - Since: 0.9.9
@inlinable
public prefix func *! <T>(scope: DIScope) -> T {
  do throws(Failure) {
    return try scope.scope.resolve(T.self, for: scope)
  } catch {
    trap(error)
  }
}

/// Returns an object of the type that the context expects, or nil if the request fails for any
/// reason.
///
/// ```swift
/// let cat: Cat? = *?scope
/// ```
///
/// - Parameter scope: The scope of the request.
/// - Returns: The object of `resolve()`, or nil.
/// - Since: 0.9.9
@inlinable
public prefix func *? <T>(scope: DIScope) -> T? {
  do throws(Failure) {
    return try scope.scope.resolve(T.self, for: scope)
  } catch {
    return nil
  }
}

/// Returns an object of the type that the context expects.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The object of `resolve()`.
/// - Throws: The errors of `DIScope.resolve(_:)`.
/// - Since: 0.9.9
@inlinable
public prefix func * <T>(scope: DIScope) throws -> T {
  try scope.resolve(T.self)
}

/// Returns one object of each component of the type that the context expects, in the order of
/// registration. Traps if the request fails, with a message that names the path to the cause.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The objects of `resolveMany()`.
/// - Since: 0.9.9
public prefix func **! <T>(scope: DIScope) -> [T] {
  do throws(Failure) {
    return try scope.all(T.self)
  } catch {
    trap(error)
  }
}

/// Returns one object of each component of the type that the context expects, in the order of
/// registration.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The objects of `resolveMany()`.
/// - Throws: The errors of `DIScope.resolveMany(_:)`.
/// - Since: 0.9.9
public prefix func ** <T>(scope: DIScope) throws -> [T] {
  try scope.resolveMany(T.self)
}
