/// What a scenario writes to declare a component; `ComponentRecipe` is what the adapter reads.
///
///     ComponentDeclaration { Saw() }.as((any Tool).self).named("small").lifetime(.lazySingle)
public struct ComponentDeclaration<Impl> {
  /// The same, without static types.
  public private(set) var recipe: ComponentRecipe

  /// A component without an initializer.
  public init(_: Impl.Type, file: String = #fileID, line: Int = #line) {
    let site = "\(file)#\(SiteCounter.next())"
    recipe = ComponentRecipe(type: Impl.self, file: site, line: line)
  }

  /// A component with an initializer without parameters.
  public init(
    file: String = #fileID, line: Int = #line, _ make: @escaping () throws -> Impl
  ) {
    self.init(Impl.self, file: file, line: line)
    recipe.initializers = [.declared([], make: { _ in try make() })]
  }
}

// MARK: - Types, names, lifetime

extension ComponentDeclaration {
  /// Adds an alternative type, unchecked.
  public func `as`<Service>(_: Service.Type) -> Self {
    changed { $0.services.append(Service.self) }
  }

  /// Keeps the own type visible beside the alternative ones.
  public func asSelf() -> Self {
    changed { $0.keepsOwnType = true }
  }

  /// Adds names, each of them valid for all types of the component.
  public func named(_ names: String...) -> Self {
    changed { $0.names += names }
  }

  /// Adds tags, each of them valid for all types of the component.
  public func tagged(_ tags: Any.Type...) -> Self {
    changed { $0.tags += tags }
  }

  /// Prefers the component among several of a type.
  public func asDefault() -> Self {
    changed { $0.isDefault = true }
  }

  /// Says how long objects are kept; without it, the container's default applies.
  public func lifetime(_ lifetime: ComponentLifetime) -> Self {
    changed { $0.lifetime = lifetime }
  }

  /// The component is complete without an initializer.
  public func madeElsewhere() -> Self {
    changed { $0.isMadeElsewhere = true }
  }

  func changed(_ change: (inout ComponentRecipe) -> Void) -> Self {
    var copy = self
    change(&copy.recipe)
    return copy
  }
}
