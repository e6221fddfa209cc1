extension DIContainerBuilder {
  /// Lets a module register its components, before the call returns.
  ///
  /// ```swift
  /// builder.register(module: AnimalsModule())
  /// ```
  ///
  /// The builder loads one module of each class: further ones of this class are ignored, whatever
  /// they hold. Scans are the exception: each object of theirs is loaded once.
  ///
  /// - Parameter module: The module.
  /// - Returns: The same builder.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(part:), see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  @discardableResult
  public func register(module: any DIModule) -> Self {
    if loaded.isFirst(module) { module.load(builder: self) }
    return self
  }

  /// Loads a module: the same for code that takes the function as a value that returns nothing, as 1.2
  /// and later declared it.
  ///
  /// ```swift
  /// modules.forEach(builder.register(module:))
  /// ```
  ///
  /// - Parameter module: The module.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(part:), see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  @_disfavoredOverload
  public func register(module: any DIModule) {
    let _: DIContainerBuilder = register(module: module)
  }

  /// Loads the modules of an assembly and of all that it depends on.
  ///
  /// ```swift
  /// builder.register(assembly: AppAssembly())
  /// ```
  ///
  /// First the dynamic declarations of the assembly and of all its dependencies take effect. Then
  /// follow its dynamic, its public and its internal modules, and then those of each dependency,
  /// without the internal ones. The builder loads one assembly of each type, and each scan; if it
  /// knows this one only as a dependency of others, its internal modules are loaded now.
  ///
  /// - Parameter assembly: The assembly.
  /// - Returns: The same builder.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(framework:), see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
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
