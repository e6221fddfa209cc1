/// A feature that some containers offer and others don't. An adapter lists the capabilities that its
/// container lacks in `Deviations.lacks`, each with a reason; contracts that need one of them
/// are then reported as not offered.
public enum Capability: String, Sendable, CaseIterable, Codable {
  /// A component can be preferred among several of its type.
  case defaults
  /// A request that several components match, none of them preferred, fails; the container doesn't
  /// silently take the first or the last. `policies-01` asks what it does instead.
  case refusesSeveral
  /// A missing dependency of an initializer fails the request without ending the process.
  case survivesMissingDependency
  /// Any number of threads may make requests at the same time.
  case threadSafety
  /// A kept object that was made with arguments answers requests without them: the types of arguments
  /// are no part of what identifies a component.
  case keptWithoutArguments
  /// A component can declare a closure that runs after all other work on an object.
  case postInit
  /// A component can have several initializers.
  case severalInitializers
  /// Initializers can throw.
  case throwingInitializers
  /// Injections can throw.
  case throwingInjections
  /// A mandatory injection whose component is missing fails without ending the process.
  case missingInjections
  /// A cycle of initializers fails without ending the process.
  case survivesRecursion
  /// A request with arguments of the wrong types fails without ending the process.
  case survivesWrongArguments
  /// A request can pass runtime arguments to an initializer.
  case runtimeArguments
  /// The container can open another scope over the same components.
  case newScope
  /// The container can open child containers, which find the components of their parent and may add
  /// components of their own.
  case childContainers
  /// A component can declare how its objects end, and a container can end what it keeps.
  case ends
  /// The container can resolve a provider: a function that resolves the service anew at each call.
  case providers
  /// The container can resolve a lazy: a function that resolves the service at its first call, and keeps the object.
  case lazies
  /// A container can drop the objects that it keeps, and makes new ones for later requests.
  case reset
  /// Requests see at once what is registered after them, in the container or in its parent.
  case lateRegistration
  /// An injection can take a runtime argument of the request.
  case injectionArguments
  /// A name can belong to one of a component's types.
  case namesOfServices
  /// A builder can build more than once.
  case rebuilding
  /// The container can keep weak references to objects.
  case weakLifetime
  /// The container can share objects within one resolution.
  case graphLifetime
  /// The container can inject members into an object that other code created.
  case existingObjects
  /// Several components can offer one service, and one request resolves them all.
  case many
  /// A component can have names, and a request can select a component by name.
  case names
  /// A component can have tags, which are types, and a request can select a component by tag.
  case tags
  /// Requests can be made outside of tasks. All contracts need it that don't need `asynchronous`. Only adapters with
  /// `ContainerUnderTest.open` offer it.
  case synchronous
  /// Closures of components can be asynchronous, and requests await them. Only adapters with
  /// `ContainerUnderTest.openAsynchronous` offer it; others needn't list it as lacking.
  case asynchronous
  /// A request of a task stops waiting for an object that another task makes when its task is cancelled.
  case cancelledWaits
}
