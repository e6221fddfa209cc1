extension DIContainerBuilder {
  /// Loads a component at once. Loading the same code again changes nothing.
  /// Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(component: Engines())
  /// ```
  ///
  /// - Parameter component: what is to be loaded.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(part:), see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public func register(component: any DIComponent) {
    modules.begin(component)
    defer { modules.end() }
    component.load(builder: self)
  }

  /// Loads the components of a module in their order, and then the modules that it depends on.
  /// Since 2.0.0.
  ///
  /// A module that is reached by several ways is registered once, and its public components can be
  /// seen by the modules of all those ways. Two modules of one type are one module, which has the
  /// components of both. Modules may depend on each other.
  ///
  /// ```swift
  /// builder.register(module: App())
  /// ```
  ///
  /// - Parameter module: the module; it is known by its type.
  /// - Returns: the builder.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(framework:), see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  @discardableResult
  public func register(module: any DIModule) -> Self {
    if let scan = module as? DIScanModule {
      // What it finds hangs on the module that lists the scan.
      for found in scan.dependencies { register(module: found) }
      return self
    }
    guard modules.begin(module) else { return self }
    defer { modules.end() }
    for component in module.components { register(component: component) }
    for dependency in module.dependencies { register(module: dependency) }
    return self
  }

  /// Declares that a type can be had from here, whoever implements it. Since 2.0.0.
  ///
  /// Each module that may see the declaration gets the component that is offered as the type, even
  /// if that component is internal to another module; under its other types it stays hidden. The
  /// declaration itself is no component and needs no initial. Without a component for it `resolve`
  /// fails as for any unknown type, and loggers are warned by `build()`. Outside of modules it
  /// changes nothing else.
  ///
  /// ```swift
  /// builder.register(protocol: Engine.self)
  /// ```
  ///
  /// - Parameters:
  ///   - protocol: the type.
  ///   - file: where the declaration stands; leave it out.
  ///   - line: where the declaration stands; leave it out.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "nothing is hidden: leave it out, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public func register<T>(protocol: T.Type, file: String = #filePath, line: Int = #line) {
    declare(DITypeInfo(type: T.self, file: file, line: line))
  }
}
