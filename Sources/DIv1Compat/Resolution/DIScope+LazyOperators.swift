internal import DIEngine

prefix operator -*
prefix operator -*!
prefix operator -*?
prefix operator -**

/// Gives a lazy for an object of the expected type. Since 1.3.1.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try scope.lazyResolve()` gives.
/// - Throws: What `try scope.lazyResolve()` throws.
#if MigrationHints
@available(
  *, deprecated, message: "use resolve() as Lazy<X>, see docs/migration/declarations-1.md#lazies"
)
#endif
public prefix func -* <T>(scope: DIScope) throws -> DILazy<T> {
  try scope.lazyResolve()
}

/// Gives a lazy for an object of the expected type, or ends the process with a text that names the
/// whole way to the cause. Since 1.3.1, where it had to be called with `try`.
///
/// ```swift
/// builder.register { Home(cat: -*!$0) }
/// ```
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try! scope.lazyResolve()` gives.
#if MigrationHints
@available(
  *, deprecated, message: "use resolve() as Lazy<X>, see docs/migration/declarations-1.md#lazies"
)
#endif
public prefix func -*! <T>(scope: DIScope) -> DILazy<T> {
  do throws(Failure) {
    return try scope.scope.resolve(DILazy<T>.self, for: scope)
  } catch {
    trap(error)
  }
}

/// Gives a lazy for an object of the expected type, or nil if that fails for any reason. Since
/// 1.3.1, where it had to be called with `try`.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `try? scope.lazyResolve()` gives.
#if MigrationHints
@available(
  *, deprecated, message: "use resolve() as Lazy<X?>, see docs/migration/declarations-1.md#lazies"
)
#endif
public prefix func -*? <T>(scope: DIScope) -> DILazy<T>? {
  try? scope.lazyResolve()
}

/// Gives a lazy for one object of every component of the expected type. Since 1.3.1.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `scope.lazyResolveMany()` gives.
#if MigrationHints
@available(
  *, deprecated,
  message: "use Lazy { container.resolveMany() }, see docs/migration/declarations-1.md#lazies"
)
#endif
public prefix func -** <T>(scope: DIScope) -> DILazy<[T]> {
  scope.lazyResolveMany()
}

/// Gives a lazy for one object of every component, where a lazy is expected: the same as `-**`.
/// Since 1.3.1.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `scope.lazyResolveMany()` gives.
#if MigrationHints
@available(
  *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
)
#endif
public prefix func **! <T>(scope: DIScope) -> DILazy<[T]> {
  scope.lazyResolveMany()
}

/// Gives a lazy for one object of every component, where a lazy is expected: the same as `-**`.
/// Since 1.3.1.
///
/// - Parameter scope: The scope to ask.
/// - Returns: What `scope.lazyResolveMany()` gives.
/// - Throws: Nothing; the word stands for the likeness with the other `**`.
#if MigrationHints
@available(
  *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
)
#endif
public prefix func ** <T>(scope: DIScope) throws -> DILazy<[T]> {
  scope.lazyResolveMany()
}
