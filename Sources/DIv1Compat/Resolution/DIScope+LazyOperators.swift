internal import DIEngine

prefix operator -*
prefix operator -*!
prefix operator -*?
prefix operator -**

/// Returns a lazy for an object of the type that the context expects.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The lazy of ``DIScope/lazyResolve()``.
/// - Throws: The errors of ``DIScope/lazyResolve()``.
/// - Since: 1.3.1
public prefix func -* <T>(scope: DIScope) throws -> DILazy<T> {
  try scope.lazyResolve()
}

/// Returns a lazy for an object of the type that the context expects. Traps if that fails, with a
/// message that names the path to the cause.
///
/// ```swift
/// builder.register { Home(cat: -*!$0) }
/// ```
///
/// 1.3.1 requires `try`, which only causes a warning here.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The lazy of ``DIScope/lazyResolve()``.
/// - Since: 1.3.1
public prefix func -*! <T>(scope: DIScope) -> DILazy<T> {
  do throws(Failure) {
    return try scope.scope.resolve(DILazy<T>.self, for: scope)
  } catch {
    trap(error)
  }
}

/// Returns a lazy for an object of the type that the context expects, or nil if that fails for any
/// reason.
///
/// 1.3.1 requires `try`, which only causes a warning here.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The lazy of ``DIScope/lazyResolve()``, or nil.
/// - Since: 1.3.1
public prefix func -*? <T>(scope: DIScope) -> DILazy<T>? {
  try? scope.lazyResolve()
}

/// Returns a lazy for one object of each component of the type that the context expects.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The lazy of ``DIScope/lazyResolveMany()``.
/// - Since: 1.3.1
public prefix func -** <T>(scope: DIScope) -> DILazy<[T]> {
  scope.lazyResolveMany()
}

/// Returns a lazy for one object of each component, where the context expects a lazy. Equivalent to
/// `-**`.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The lazy of ``DIScope/lazyResolveMany()``.
/// - Since: 1.3.1
public prefix func **! <T>(scope: DIScope) -> DILazy<[T]> {
  scope.lazyResolveMany()
}

/// Returns a lazy for one object of each component, where the context expects a lazy. Equivalent to
/// `-**`.
///
/// - Parameter scope: The scope of the request.
/// - Returns: The lazy of ``DIScope/lazyResolveMany()``.
/// - Throws: Nothing. `throws` makes it look like the other `**`.
/// - Since: 1.3.1
public prefix func ** <T>(scope: DIScope) throws -> DILazy<[T]> {
  scope.lazyResolveMany()
}
