/// How a component's object is made.
public enum ComponentInitializer {
  /// The container resolves the dependencies, in order, and hands their values over: an object
  /// for `.one`, an object or nil for `.oneOrNone`, an array for `.many`. No dependencies: an
  /// initializer without parameters.
  case declared([ComponentDependency], make: ([Any?]) throws -> Any)

  /// The initializer is given the container and asks it itself.
  case asking(make: (ContainerResolver) throws -> Any)

  /// The values come with the request, in this order and of these static types.
  case arguments([Any.Type], make: ([Any]) throws -> Any)
}
