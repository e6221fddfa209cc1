/// What some containers can express and others cannot. An adapter lists the ones that its
/// container lacks in `ContainerUnderTest.lacks`, each with the reason.
public enum Capability: String, Sendable, CaseIterable {
  /// Components that run a closure when everything else is done with an object.
  case postInit
  /// Several initializers on one component.
  case severalInitializers
  /// Initializers that throw.
  case throwingInitializers
  /// Injections that throw.
  case throwingInjections
  /// A mandatory injection without a component that leaves the caller alive.
  case missingInjections
  /// A cycle of initializers that leaves the caller alive.
  case survivesRecursion
  /// Arguments of a wrong type that leave the caller alive.
  case survivesWrongArguments
  /// Runtime arguments.
  case runtimeArguments
  /// Scopes beside each other on the same components.
  case newScope
  /// Containers below others: they find what these have, and may have components of their own.
  case childContainers
  /// Functions that a container hands out instead of an object, and that ask it each time.
  case providers
  /// Building one builder more than once.
  case rebuilding
  /// Objects that are held weakly.
  case weakLifetime
  /// Objects that are one within a resolution.
  case graphLifetime
  /// Injection into an object that was made elsewhere.
  case existingObjects
  /// Several components of one type, and all of them by one request.
  case many
  /// Components that are asked for by name.
  case names
  /// Components that are asked for by a type that stands for a quality of theirs.
  case tags
}
