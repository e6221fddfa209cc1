public import DIEngine

extension DIContainer {
  /// Loads a part, unless this container has loaded it before.
  ///
  /// ```swift
  /// container.append(part: LoginPart.self)
  /// ```
  ///
  /// Requests find the part's components as soon as it registers them. Parts and frameworks may append each
  /// other.
  ///
  /// - Parameter part: The part.
  /// - Returns: This container.
  /// - Since: 3.0
  @discardableResult
  public func append(part: any DIPart.Type) -> DIContainer {
    load(part, of: loading.origin?.owner ?? .none)
    return self
  }

  /// Loads a part of a framework, unless this container has loaded it before.
  package func load(_ part: any DIPart.Type, of owner: RequestingModule) {
    guard loading.isFirst(part) else { return }
    loading.load(RegistrationSource(owner: owner, part: part)) { part.load(container: self) }
  }

  /// Loads a framework, unless this container has loaded it before.
  ///
  /// ```swift
  /// container.append(framework: ShopFramework.self)
  /// ```
  ///
  /// A framework whose `load` appends another one also imports it, even if it was loaded before.
  ///
  /// - Parameter framework: The framework.
  /// - Returns: This container.
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

  /// Imports a framework into the one that is being loaded.
  ///
  /// Where the importing framework offers no component of its own for a type, components of its imports take
  /// precedence over all others. Imports are one level deep, and importing does not load a framework.
  ///
  /// ```swift
  /// class ShopFramework: DIFramework {
  ///   static func load(container: DIContainer) {
  ///     container.import(NetworkFramework.self)
  ///   }
  /// }
  /// ```
  ///
  /// Outside of a framework's `load`, the call only logs a warning.
  ///
  /// - Parameter framework: The framework to import.
  /// - Since: 3.0
  public func `import`(_ framework: any DIFramework.Type) {
    guard let owner = loading.origin?.owner, owner != .none else {
      return reporting {
        log(.warning, "\(framework) is imported outside of a framework's load: nothing is linked.")
      }
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
