import DIv2Compat

/// A component with a given scope and given registrations.
struct Loading: DIComponent {
  let scope: DIComponentScope
  let body: (DIContainerBuilder) -> Void

  func load(builder: DIContainerBuilder) { body(builder) }
}

/// Returns a public component.
func open(_ body: @escaping (DIContainerBuilder) -> Void) -> any DIComponent {
  Loading(scope: .public, body: body)
}

/// Returns an internal component.
func hidden(_ body: @escaping (DIContainerBuilder) -> Void) -> any DIComponent {
  Loading(scope: .internal, body: body)
}

/// A module identified by a type that stands for its name.
struct Module<Name>: DIModule {
  let components: [any DIComponent]
  let dependencies: [any DIModule]

  init(
    _ name: Name.Type, _ components: [any DIComponent] = [],
    dependingOn dependencies: [any DIModule] = []
  ) {
    self.components = components
    self.dependencies = dependencies
  }
}

/// Returns the name of such a module in errors.
func name<Name>(of type: Name.Type) -> String { "Module<\(type)>" }

enum Base {}
enum Left {}
enum Right {}
enum Top {}

final class Till {}

final class Checkout {
  let till: Till
  init(till: Till) { self.till = till }
}

final class Thief {
  var till: Till?
  init(till: Till) { self.till = till }
  init() {}
}

/// Returns a container of some modules, optionally with registrations outside modules.
func container(
  of modules: any DIModule..., and others: (DIContainerBuilder) -> Void = { _ in }
) throws -> DIContainer {
  let builder = DIContainerBuilder()
  for module in modules { builder.register(module: module) }
  others(builder)
  return try builder.build()
}

/// Returns an entry of `noAccess`: a type and the modules that can access it.
func seen(_ type: DIType, by modules: String...) -> (DIType, Set<String>) {
  (type, Set(modules))
}
