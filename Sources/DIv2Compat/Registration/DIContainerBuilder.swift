public import DIEngine

/// Collects registrations and builds containers of them. Since 2.0.0.
///
/// ```swift
/// let builder = DIContainerBuilder()
/// builder.register{ Cat() }.as(Animal.self).check{$0}
/// let container = try builder.build()
/// ```
///
/// A builder is to be used by one thread at a time.
#if MigrationHints
@available(
  *, deprecated, message: "use DIContainer, see docs/migration/declarations-2.md#registration"
)
#endif
public final class DIContainerBuilder {
  private(set) var declarations: [Declaration] = []
  /// Types that modules may ask for, whoever implements them.
  private(set) var declaredTypes: [DeclaredType] = []
  var modules = LoadedModules()
  private var known: [Line: Declaration] = [:]
  let log = RegistrationLog()

  /// A line of code that registers a type.
  private struct Line: Hashable {
    let type: ObjectIdentifier
    let line: Int
    let file: String
  }

  /// The graph that all builds add to; nil if each build makes one of its own.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the engine of a DIContainer, see docs/migration/declarations-2.md#registration"
  )
  #endif
  public let engine: Engine?

  /// Makes a builder without registrations. Since 2.0.0.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIContainer(), see docs/migration/declarations-2.md#registration"
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
  /// old.register{ Cat() }
  /// let container = try old.build()
  /// let modern = DIv3.DIContainer(engine: engine)
  /// let cat: Cat = modern.resolve()
  /// ```
  ///
  /// - Parameter engine: The graph. It lives as long as somebody holds it, a container of it, or the
  ///   builder.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIContainer(engine:), see docs/migration/declarations-2.md#registration"
  )
  #endif
  public init(engine: Engine) {
    self.engine = engine
  }

  /// Adds a registration. One that the same line of code has made before counts instead of it:
  /// what is said about the new one is said to nobody, but for the module that it belongs to.
  @usableFromInline
  func add(_ component: Component) -> Declaration {
    let declaration = Declaration(component, modules.place, log)
    log.add(declaration)
    let line = Line(
      type: ObjectIdentifier(component.type), line: component.line, file: component.file)
    if let earlier = known[line] {
      earlier.add(modules.place)
    } else {
      known[line] = declaration
      declarations.append(declaration)
    }
    return declaration
  }

  /// Adds the declaration of a type, once for each line of code.
  func declare(_ typeInfo: DITypeInfo) {
    let index = declaredTypes.firstIndex { $0.typeInfo == typeInfo } ?? declaredTypes.count
    if index == declaredTypes.count {
      declaredTypes.append(DeclaredType(typeInfo: typeInfo, places: []))
    }
    if let place = modules.place { declaredTypes[index].places.append(place) }
    let entry = DeclaredTypeEntry(typeInfo)
    log.add(entry)
    log.complete(entry)
  }

  /// How components of this generation behave. Kept, since to put it together takes a third of the
  /// time of a registration.
  @usableFromInline
  static let behaviour = Behaviour(
    [.closesCycles, .queuesBeforeMaking, .qualifierMakesInstance, .inheritsModule],
    externalInstancePolicy: .replace)

  @usableFromInline
  static var defaultLifetime: Lifetime { DISetting.defaultLifeTime.lifetime }
}
