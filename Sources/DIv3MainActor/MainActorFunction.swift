/// A function that runs on the main actor, for parameters of functions that have an overload for
/// functions of no actor.
///
/// This module is built in Swift 5 mode, and only for that: in Swift 6 mode a type that says
/// `@MainActor` says `@Sendable`, too (SE-0434). Then code in Swift 5 mode, whose initializers are
/// not `@Sendable`, would choose the overload for functions of no actor, and lose the actor.
public typealias MainActorFunction<Result, each Parameter> =
  @MainActor (repeat each Parameter) -> Result
