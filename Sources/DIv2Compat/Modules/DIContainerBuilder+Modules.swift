extension DIContainerBuilder {
  /// Loads a group of components: it registers them before the call returns. Loading the same code
  /// again has no effect.
  ///
  /// ```swift
  /// builder.register(component: Engines())
  /// ```
  ///
  /// - Parameter component: The group.
  /// - Since: 2.0.0
  public func register(component: any DIComponent) {
    modules.begin(component)
    defer { modules.end() }
    component.load(builder: self)
  }

  /// Loads the components of a module in their order, and then the modules that it depends on.
  ///
  /// The builder registers a module once, even if several modules depend on it; all of them see its
  /// public components. Two modules of one type count as one module with the components of both.
  /// Dependency cycles are allowed.
  ///
  /// ```swift
  /// builder.register(module: App())
  /// ```
  ///
  /// - Parameter module: The module, identified by its type.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func register(module: any DIModule) -> Self {
    if let scan = module as? DIScanModule {
      // The modules that a scan finds become dependencies of the module that lists the scan.
      for found in scan.dependencies { register(module: found) }
      return self
    }
    guard modules.begin(module) else { return self }
    defer { modules.end() }
    for component in module.components { register(component: component) }
    for dependency in module.dependencies { register(module: dependency) }
    return self
  }

  /// Declares that modules may request a type, whichever module implements it.
  ///
  /// A module that sees the declaration can resolve the type even if the component that offers it
  /// is internal to another module; the component's other services stay hidden. The declaration is
  /// no component and needs no factory. If no component offers the type, requests fail as for any
  /// unknown type, and `build()` warns the loggers. Outside of modules the declaration has no other
  /// effect.
  ///
  /// ```swift
  /// builder.register(protocol: Engine.self)
  /// ```
  ///
  /// - Parameters:
  ///   - protocol: The type.
  ///   - file: The file of the declaration, which log messages name. Use the default.
  ///   - line: The line of the declaration, which log messages name. Use the default.
  /// - Since: 2.0.0
  public func register<T>(protocol: T.Type, file: String = #filePath, line: Int = #line) {
    declare(DITypeInfo(type: T.self, file: file, line: line))
  }
}
