public import DIEngine

/// Collects components and builds containers that make their objects.
///
/// ```swift
/// let builder = DIContainerBuilder()
/// builder.register{ Cat() }.as(Animal.self).check{$0}
/// let container = try builder.build()
/// ```
///
/// Use a builder from one thread at a time. Any number of threads may use the containers that it
/// builds.
///
/// This module declares the API of 2.0.0 to 2.3.3. Members without a release have that of their
/// type.
///
/// - Since: 2.0.0
public final class DIContainerBuilder {
  private(set) var declarations: [Declaration] = []
  /// The types of `register(protocol:)`, which modules may request from any implementation.
  private(set) var declaredTypes: [DeclaredType] = []
  var modules = LoadedModules()
  private var known: [Line: Declaration] = [:]
  let log: RegistrationLog

  /// A source line that registers a type.
  private struct Line: Hashable {
    let type: ObjectIdentifier
    let line: Int
    let file: String
  }

  /// The engine that all builds add to; nil if each build creates its own. An addition of this
  /// package.
  public let engine: Engine?

  /// Creates a builder without components.
  ///
  /// - Since: 2.0.0
  public init() {
    engine = nil
    log = RegistrationLog(nil)
  }

  /// Creates a builder that adds its components to an engine, which builders and containers of
  /// other generations can share.
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
  /// An addition of this package.
  ///
  /// - Parameter engine: The engine. The builder and the containers of the engine retain it.
  public init(engine: Engine) {
    self.engine = engine
    log = RegistrationLog(engine.registry.isolation)
  }

  /// Adds a registration. A second registration from the same line is ignored, except that its
  /// module is added to the first.
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

  /// Adds the declaration of a type, once for each source line.
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

  /// How components of this generation behave. Stored: building the value takes a third of the time
  /// of a registration.
  @usableFromInline
  static let behaviour = Behaviour(
    [
      .closesCycles, .queuesBeforeMaking, .qualifierMakesInstance, .inheritsModule,
      .replacesExternal,
    ], generation: 2)

  @usableFromInline
  static var defaultLifetime: Lifetime { DISetting.defaultLifeTime.lifetime }
}
