/// How a component creates its object.
public enum ComponentInitializer {
  /// The container resolves the dependencies in order and passes their values to `make`: an object
  /// for `.one`, an object or `nil` for `.oneOrNone`, an array for `.many`. With no dependencies, the
  /// initializer has no parameters.
  case declared([ComponentDependency], make: ([Any?]) throws -> Any)

  /// The container passes itself to `make`, which resolves what it needs.
  case asking(make: (ContainerResolver) throws -> Any)

  /// The request supplies the arguments, in this order and with these static types.
  case arguments([Any.Type], make: ([Any]) throws -> Any)
}
