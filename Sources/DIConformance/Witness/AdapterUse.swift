private import Foundation

/// What an adapter passes on to its container: the parts of recipes and requests that it reads, and the functions that
/// its resolvers have.
///
/// A contract that fails shows a defect as well as a missing feature. An adapter that never reads a name shows that its
/// container has none.
final class AdapterUse: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: Set<Capability> = []

  /// The capabilities of which the adapter has passed something on.
  var capabilities: Set<Capability> {
    lock.withLock { noted }
  }

  func note(_ capabilities: Set<Capability>) {
    lock.withLock { noted.formUnion(capabilities) }
  }

  /// The capabilities that need something of the adapter: who passes nothing on doesn't offer them.
  static let needed: Set<Capability> = [
    .names, .tags, .defaults, .postInit, .namesOfServices, .runtimeArguments, .many,
    .existingObjects,
    .newScope, .childContainers, .providers, .lazies, .reset, .ends,
  ]
}

extension AdapterUse? {
  /// Returns a part of a recipe or a request, which the adapter reads.
  func reading<Value>(_ capability: Capability, _ value: Value) -> Value {
    self?.note([capability])
    return value
  }
}

extension ContainerBuilder {
  /// Returns the builder; `use` learns what its adapter passes on.
  func observed(by use: AdapterUse) -> ContainerBuilder {
    ContainerBuilder(
      register: { recipe in
        var recipe = recipe
        recipe.use = use
        register(recipe)
      },
      build: {
        var resolver = try build()
        use.note(resolver.functions)
        let (resolve, resolveOptional) = (resolver.resolve, resolver.resolveOptional)
        resolver.resolve = { try resolve($0.observed(by: use)) }
        resolver.resolveOptional = { try resolveOptional($0.observed(by: use)) }
        return resolver
      })
  }
}

extension ServiceRequest {
  fileprivate func observed(by use: AdapterUse) -> ServiceRequest {
    var request = self
    request.use = use
    return request
  }
}

extension AsyncContainerBuilder {
  /// Returns the builder; `use` learns what its adapter passes on.
  func observed(by use: AdapterUse) -> AsyncContainerBuilder {
    AsyncContainerBuilder(
      register: { recipe in
        var recipe = recipe
        recipe.use = use
        register(recipe)
      },
      build: {
        let resolver = try await build()
        use.note(resolver.functions)
        return resolver
      })
  }
}
