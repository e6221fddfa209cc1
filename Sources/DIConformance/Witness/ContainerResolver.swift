/// The asking side of a container under test.
///
/// Each function answers with the container's own error, or with `ResolutionFailure` where the
/// container has none. A function for something the container lacks is never called: see
/// `ContainerUnderTest.lacks`.
public struct ContainerResolver {
  /// Resolves one object, by type, by name or tag if the request has one, with its arguments if any.
  public var resolve: (ServiceRequest) throws -> Any

  /// Resolves the optional form `T?` of the request's type: nil is what the container answers,
  /// not a translated error.
  public var resolveOptional: (ServiceRequest) throws -> Any?

  /// Resolves every component of a type.
  public var resolveMany: (Any.Type) throws -> [Any]

  /// Runs the injections of an object that was made elsewhere, found by its dynamic type.
  public var inject: (Any) throws -> Void

  /// Opens a scope beside this one: the same components and singles, its own `perScope` objects.
  public var newScope: () throws -> ContainerResolver

  /// Opens an empty container below this one: what it doesn't have itself it finds here.
  public var newChild: () throws -> ContainerBuilder

  /// Resolves a provider of a type: each call of it asks the container.
  public var resolveProvider: (Any.Type) throws -> () throws -> Any

  /// All functions are about one container or scope. For what the container lacks, pass a function
  /// that throws, or leave it out where that is possible.
  public init(
    resolve: @escaping (ServiceRequest) throws -> Any,
    resolveOptional: @escaping (ServiceRequest) throws -> Any?,
    resolveMany: @escaping (Any.Type) throws -> [Any],
    inject: @escaping (Any) throws -> Void,
    newScope: @escaping () throws -> ContainerResolver,
    newChild: @escaping () throws -> ContainerBuilder = { throw ResolutionFailure(.notResolved) },
    resolveProvider: @escaping (Any.Type) throws -> () throws -> Any = { _ in
      throw ResolutionFailure(.notResolved)
    }
  ) {
    self.resolve = resolve
    self.resolveOptional = resolveOptional
    self.resolveMany = resolveMany
    self.inject = inject
    self.newScope = newScope
    self.newChild = newChild
    self.resolveProvider = resolveProvider
  }
}

extension ContainerResolver {
  /// Resolves dependencies one after the other, for an adapter whose container leaves that to
  /// the closures of its users.
  public func values(for dependencies: [ComponentDependency]) throws -> [Any?] {
    try dependencies.map(value(for:))
  }

  private func value(for dependency: ComponentDependency) throws -> Any? {
    let request = ServiceRequest(type: dependency.type, name: dependency.name)
    switch dependency.quantity {
    case .one: return try resolve(request)
    case .oneOrNone: return try? resolve(request)
    case .many: return try resolveMany(dependency.type)
    }
  }
}
