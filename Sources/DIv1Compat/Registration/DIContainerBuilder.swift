public import DIEngine

/// Collects components and builds scopes that make their objects.
///
/// ```swift
/// let builder = DIContainerBuilder()
/// builder.register { Cat() }.asSelf().asType(Animal.self)
/// builder.register { Home(animal: *!$0) }.lifetime(.single)
/// let scope = try builder.build()
/// let home: Home = try scope.resolve()
/// ```
///
/// Use a builder from one thread at a time. Any number of threads may use the scopes that it
/// builds.
///
/// This module declares the API of 0.9.9 to 1.3.1. "Since: 0.9.9" means that all of these releases
/// have the declaration; members without a release have that of their type. Closures may throw
/// here, which those releases didn't allow.
///
/// - Since: 0.9.9
public final class DIContainerBuilder {
  private(set) var declarations: [Declaration] = []
  var loaded = LoadedModules()

  /// Whether requests find a component that has names, and isn't the default, by its names only.
  ///
  /// The documentation of all releases says so, but their code continued with an object without a
  /// name. Set it to false before `build()` if your program relies on that:
  ///
  /// ```swift
  /// builder.register { Cat() }.asName("Felix")
  /// let cat: Cat? = *?(try builder.build())
  /// // nil; the error is typeIsNotFoundForName, name ""
  /// builder.namelessNeedsDefault = false
  /// let other: Cat = *!(try builder.build())  // a cat that isn't Felix
  /// ```
  ///
  /// To change a single component instead, call ``DIRegistrationBuilder/asDefault()`` on it. If the
  /// property is true, `build()` makes an object for each name of a `single` component that has
  /// only names; if it is false, one object without a name. `resolveMany` and `resolve(_ object:)`
  /// need no default either way. A scope keeps the value of its `build()`. An addition of this
  /// package.
  public var namelessNeedsDefault = true

  /// The engine that all builds add to; nil if each build creates its own. An addition of this
  /// package.
  public let engine: Engine?

  /// Creates a builder without components.
  ///
  /// - Since: 0.9.9
  public init() {
    engine = nil
  }

  /// Creates a builder that adds its components to an engine, which builders and containers of
  /// other generations can share.
  ///
  /// ```swift
  /// let engine = Engine()
  /// let old = DIContainerBuilder(engine: engine)
  /// old.register { Cat() }
  /// let scope = try old.build()
  /// let container = DIv3.DIContainer(engine: engine)
  /// let cat: Cat = container.resolve()
  /// ```
  ///
  /// An addition of this package.
  ///
  /// - Parameter engine: The engine. The builder and the scopes of the engine retain it.
  public init(engine: Engine) {
    self.engine = engine
  }

  @inlinable
  func add<T>(_ type: T.Type, _ file: String, _ line: Int) -> DIRegistrationBuilder<T> {
    let component = Component(
      of: T.self, file: file, line: line, behaviour: Self.behaviour, lifetime: Self.lifetime,
      factory: nil)
    return DIRegistrationBuilder(add(component))
  }

  @usableFromInline
  func add(_ component: Component) -> Declaration {
    let declaration = Declaration(component)
    declarations.append(declaration)
    return declaration
  }

  @usableFromInline static var behaviour: Behaviour {
    Behaviour(
      [
        .closesCycles, .queuesBeforeMaking, .qualifierMakesInstance, .namelessNeedsDefault,
        .uncachedWithArguments, .reinjectsSame,
      ], generation: 1)
  }

  @usableFromInline static var lifetime: Lifetime { DILifeTime.perScope.kept }
}
