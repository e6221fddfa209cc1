prefix operator *
prefix operator **
prefix operator *?

/// Gives an object of the wanted type: `container.resolve()`. Since 2.0.0.
///
/// ```swift
/// builder.register{ try Home(cat: *$0) }
/// ```
///
/// - Parameter container: The container to ask.
/// - Returns: The object.
/// - Throws: As `DIContainer.resolve(_:)`.
#if MigrationHints
@available(*, deprecated, message: "use resolve(), see docs/migration/declarations-2.md#requests")
#endif
@inlinable
public prefix func * <T>(container: DIContainer) throws -> T {
  try container.resolve()
}

/// Gives one object of each registration of the wanted type: `container.resolveMany()`.
/// Since 2.0.0.
///
/// ```swift
/// builder.register{ try Zoo(animals: **$0) }
/// ```
///
/// - Parameter container: The container to ask.
/// - Returns: The objects, in the order of their registrations.
/// - Throws: As `DIContainer.resolveMany(_:)`.
#if MigrationHints
@available(
  *, deprecated, message: "use resolveMany(), see docs/migration/declarations-2.md#requests"
)
#endif
@inlinable
public prefix func ** <T>(container: DIContainer) throws -> [T] {
  try container.resolveMany()
}

/// Gives an object of the wanted type, or nil if it can't be had for any reason. Since 2.0.0.
///
/// ```swift
/// let cat: Cat? = *?container
/// ```
///
/// - Parameter container: The container to ask.
/// - Returns: The object or nil.
#if MigrationHints
@available(
  *, deprecated,
  message: "use resolve() into an Optional, see docs/migration/declarations-2.md#requests"
)
#endif
@inlinable
public prefix func *? <T>(container: DIContainer) -> T? {
  try? container.resolve(T.self)
}
