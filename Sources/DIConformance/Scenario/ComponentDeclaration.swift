/// A declaration of a component in a scenario. The adapter reads its `ComponentRecipe`.
///
///     ComponentDeclaration { Saw() }.as((any Tool).self).named("small").lifetime(.lazySingle)
public struct ComponentDeclaration<Impl> {
  /// The declaration without static types.
  public private(set) var recipe: ComponentRecipe

  /// Declares a component without an initializer.
  ///
  /// - Parameters:
  ///   - type: The type of the component's objects.
  ///   - file: The file of the declaration, for the recipe.
  ///   - line: The line of the declaration, for the recipe.
  public init(_ type: Impl.Type, file: String = #fileID, line: Int = #line) {
    let site = "\(file)#\(SiteCounter.next())"
    recipe = ComponentRecipe(type: Impl.self, file: site, line: line)
  }

  /// Declares a component with an initializer that has no parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the declaration, for the recipe.
  ///   - line: The line of the declaration, for the recipe.
  ///   - make: Creates the object.
  public init(
    file: String = #fileID, line: Int = #line, _ make: @escaping () throws -> Impl
  ) {
    self.init(Impl.self, file: file, line: line)
    recipe.initializers = [.declared([], make: { _ in try make() })]
  }
}

// MARK: - Types, names, lifetime

extension ComponentDeclaration {
  /// Adds an alternative type. Nothing checks that the object has it.
  public func `as`<Service>(_: Service.Type) -> Self {
    changed { $0.services.append(Service.self) }
  }

  /// Keeps the component visible under its own type, beside the alternative types.
  public func asSelf() -> Self {
    changed { $0.keepsOwnType = true }
  }

  /// Adds names. Each one applies to all types of the component.
  public func named(_ names: String...) -> Self {
    changed { $0.names += names }
  }

  /// Adds an alternative type with a name that belongs to this type only.
  public func `as`<Service>(_: Service.Type, named name: String) -> Self {
    changed { $0.namedServices.append((Service.self, name)) }
  }

  /// Adds tags. Each one applies to all types of the component.
  public func tagged(_ tags: Any.Type...) -> Self {
    changed { $0.tags += tags }
  }

  /// Prefers the component over others of the same type.
  public func asDefault() -> Self {
    changed { $0.isDefault = true }
  }

  /// Sets the lifetime. Without it, the container's default applies.
  public func lifetime(_ lifetime: ComponentLifetime) -> Self {
    changed { $0.lifetime = lifetime }
  }

  /// Declares that the component is complete without an initializer, because the scenario creates its
  /// objects.
  public func madeElsewhere() -> Self {
    changed { $0.isMadeElsewhere = true }
  }

  /// Declares how an object ends.
  ///
  /// - Parameter end: Receives the object; on any thread.
  public func ending(_ end: @escaping @Sendable (Any) throws -> Void) -> Self {
    changed { $0.end = end }
  }

  func changed(_ change: (inout ComponentRecipe) -> Void) -> Self {
    var copy = self
    change(&copy.recipe)
    return copy
  }
}
