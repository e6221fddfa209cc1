/// A function on the main actor, as the parameter type of functions that have an overload for nonisolated
/// functions.
///
/// This module is compiled in Swift 5 mode for this reason only: in Swift 6 mode `@MainActor` implies
/// `@Sendable` (SE-0434). Code in Swift 5 mode, whose initializers are not `@Sendable`, would then match
/// the overload for nonisolated functions and lose the isolation.
///
/// - Since: 0.1.0 of this package
public typealias MainActorFunction<Result, each Parameter> =
  @MainActor (repeat each Parameter) -> Result

/// The same for functions that may throw.
///
/// - Since: 0.1.0 of this package
public typealias ThrowingMainActorFunction<Result, each Parameter> =
  @MainActor (repeat each Parameter) throws -> Result
