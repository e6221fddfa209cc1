prefix operator *
prefix operator **
prefix operator *?

/// Returns an object of the type that the context expects.
///
/// ```swift
/// builder.register{ try Home(cat: *$0) }
/// ```
///
/// - Parameter container: The container of the request.
/// - Returns: The object of `resolve()`.
/// - Throws: The errors of `DIContainer.resolve(_:)`.
/// - Since: 2.0.0
@inlinable
public prefix func * <T>(container: DIContainer) throws -> T {
  try container.resolve()
}

/// Returns one object of each component of the type that the context expects, in the order of
/// registration.
///
/// ```swift
/// builder.register{ try Zoo(animals: **$0) }
/// ```
///
/// - Parameter container: The container of the request.
/// - Returns: The objects of `resolveMany()`.
/// - Throws: The errors of `DIContainer.resolveMany(_:)`.
/// - Since: 2.0.0
@inlinable
public prefix func ** <T>(container: DIContainer) throws -> [T] {
  try container.resolveMany()
}

/// Returns an object of the type that the context expects, or nil if the request fails for any
/// reason.
///
/// ```swift
/// let cat: Cat? = *?container
/// ```
///
/// - Parameter container: The container of the request.
/// - Returns: The object of `resolve()`, or nil.
/// - Since: 2.0.0
@inlinable
public prefix func *? <T>(container: DIContainer) -> T? {
  try? container.resolve(T.self)
}
