public import DIEngine

extension DIContainer {
  /// Loads a part, unless this container has loaded it before.
  ///
  /// Parts and frameworks may append each other. What a part registers is known at once.
  ///
  /// ```swift
  /// container.append(part: LoginPart.self)
  /// ```
  ///
  /// - Parameter part: The part.
  /// - Returns: The container.
  /// - Since: 3.0
  @discardableResult
  public func append(part: any DIPart.Type) -> DIContainer {
    guard loading.isFirst(part) else { return self }
    let owner = loading.origin?.owner ?? .none
    loading.load(RegistrationSource(owner: owner, part: part)) { part.load(container: self) }
    return self
  }

  /// Loads a framework, unless this container has loaded it before. Inside another framework's
  /// `load`, the other one imports it, too.
  ///
  /// ```swift
  /// container.append(framework: ShopFramework.self)
  /// ```
  ///
  /// - Parameter framework: The framework.
  /// - Returns: The container.
  /// - Since: 3.0
  @discardableResult
  public func append(framework: any DIFramework.Type) -> DIContainer {
    let origin = loading.origin
    let module = module(of: framework)
    if let owner = origin?.owner, owner != .none, owner != module {
      registry.link(owner, toImported: module)
    }
    guard loading.isFirst(framework) else { return self }
    loading.load(RegistrationSource(owner: module, part: origin?.part)) {
      framework.load(container: self)
    }
    return self
  }

  /// Lets the framework that is being loaded prefer the components of another one to those of the
  /// rest, where it has none of its own. The other one is not loaded by that.
  ///
  /// ```swift
  /// class ShopFramework: DIFramework {
  ///   static func load(container: DIContainer) {
  ///     container.import(NetworkFramework.self)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter framework: The framework that is imported. Imports are one level deep. Outside of a
  ///   framework's `load` nothing happens but a warning in the log.
  /// - Since: 3.0
  public func `import`(_ framework: any DIFramework.Type) {
    guard let owner = loading.origin?.owner, owner != .none else {
      log(.warning, "\(framework) is imported outside of a framework's load: nothing is linked.")
      return
    }
    registry.link(owner, toImported: module(of: framework))
  }

  /// The framework that the calling thread is loading.
  package var loadedFramework: (any DIFramework.Type)? {
    loading.origin?.owner.type as? any DIFramework.Type
  }

  @usableFromInline
  package func module(of framework: any DIFramework.Type) -> RequestingModule {
    .of(framework, .prefersOwn)
  }
}
