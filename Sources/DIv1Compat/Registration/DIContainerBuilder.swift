public import DIEngine

/// Collects registrations, and builds scopes that make objects out of them.
///
/// ```swift
/// let builder = DIContainerBuilder()
/// builder.register { Cat() }.asSelf().asType(Animal.self)
/// builder.register { Home(animal: *!$0) }.lifetime(.single)
/// let scope = try builder.build()
/// let home: Home = try scope.resolve()
/// ```
///
/// A builder is used by one thread at a time; the scopes that it builds, by any number of threads.
///
/// This module has the declarations of 0.9.9 to 1.3.1. One that says nothing else was in all of
/// these releases. Closures may throw, which they could not there.
#if MigrationHints
@available(
  *, deprecated, message: "use DIContainer, see docs/migration/declarations-1.md#registration"
)
#endif
public final class DIContainerBuilder {
  private(set) var declarations: [Declaration] = []
  var loaded = LoadedModules()

  /// Whether a component that has names, and isn't the default one, is found by its names only.
  ///
  /// The documentation of all releases says that it is; their code went on with an object without
  /// a name. Set it to false before `build()` if your program relies on that:
  ///
  /// ```swift
  /// builder.register { Cat() }.asName("Felix")
  /// let cat: Cat? = *?(try builder.build())  // nil; the error is typeIsNotFoundForName, name ""
  /// builder.namelessNeedsDefault = false
  /// let other: Cat = *!(try builder.build())  // a cat that isn't Felix
  /// ```
  ///
  /// To mend one component instead, add ``DIRegistrationBuilder/asDefault()`` to it. Where it is
  /// true, `build()` makes a `single` that only has names under each of these; where it is false,
  /// without a name. `resolveMany` and `resolve(_ object:)` don't ask for a default either way. A
  /// scope keeps the value that was set when it was built.
  public var namelessNeedsDefault = true

  /// The graph that all builds add to; nil if each build makes one of its own.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the engine of a DIContainer, see docs/migration/declarations-1.md#registration"
  )
  #endif
  public let engine: Engine?

  /// Makes a builder without registrations.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIContainer(), see docs/migration/declarations-1.md#registration"
  )
  #endif
  public init() {
    engine = nil
  }

  /// Makes a builder whose registrations become part of a graph that others use, too: builders and
  /// containers of other generations.
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
  /// - Parameter engine: The graph. It lives as long as somebody holds it, a scope of it, or the
  ///   builder.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIContainer(engine:), see docs/migration/declarations-1.md#registration"
  )
  #endif
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
      ], externalInstancePolicy: .ifEmpty)
  }

  @usableFromInline static var lifetime: Lifetime { DILifeTime.perScope.kept }
}
