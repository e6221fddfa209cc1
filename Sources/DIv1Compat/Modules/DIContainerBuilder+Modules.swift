extension DIContainerBuilder {
  /// Loads a module: it registers its components before the call returns.
  ///
  /// ```swift
  /// builder.register(module: AnimalsModule())
  /// ```
  ///
  /// The builder loads one module of each class and ignores later ones of the same class, whatever
  /// their properties. Scans are the exception: the builder loads each scan object once.
  ///
  /// - Parameter module: The module.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @discardableResult
  public func register(module: any DIModule) -> Self {
    if loaded.isFirst(module) { module.load(builder: self) }
    return self
  }

  /// Loads a module. This overload has no result, for code that passes the method as a function
  /// value, as 1.2 and later declare it.
  ///
  /// ```swift
  /// modules.forEach(builder.register(module:))
  /// ```
  ///
  /// - Parameter module: The module.
  /// - Since: 1.2.0
  @_disfavoredOverload
  public func register(module: any DIModule) {
    let _: DIContainerBuilder = register(module: module)
  }

  /// Loads the modules of an assembly and of its dependencies.
  ///
  /// ```swift
  /// builder.register(assembly: AppAssembly())
  /// ```
  ///
  /// The dynamic declarations of the assembly and of all its dependencies take effect first. The
  /// builder then loads the dynamic, the public and the internal modules of the assembly, and after
  /// them those of each dependency, without the internal ones. It loads one assembly of each type,
  /// and each scan object. If it knows the assembly only as a dependency of others, it loads the
  /// internal modules now.
  ///
  /// - Parameter assembly: The assembly.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @discardableResult
  public func register(assembly: any DIAssembly) -> Self {
    var seen = LoadedModules()
    declareDynamicModules(of: assembly, &seen)
    load(assembly, withInternals: true)
    return self
  }

  private func declareDynamicModules(of assembly: any DIAssembly, _ seen: inout LoadedModules) {
    guard seen.isFirst(assembly) else { return }
    for declaration in assembly.dynamicDeclarations {
      DynamicModules.shared.add(declaration.module, for: type(of: declaration.for))
    }
    for dependency in assembly.dependencies { declareDynamicModules(of: dependency, &seen) }
  }

  private func load(_ assembly: any DIAssembly, withInternals: Bool = false) {
    let isFirst = loaded.isFirst(assembly)
    if isFirst {
      if let dynamic = assembly as? any DIDynamicAssembly {
        for module in dynamic.dynamicModules { register(module: module) }
      }
      for module in assembly.publicModules { register(module: module) }
    }
    if withInternals, loaded.isFirstInside(assembly) {
      for module in assembly.internalModules { register(module: module) }
    }
    guard isFirst else { return }
    for dependency in assembly.dependencies { load(dependency) }
  }
}
