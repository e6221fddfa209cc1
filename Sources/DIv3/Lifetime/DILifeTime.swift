/// How long the objects of a component live.
///
/// - Since: 3.0; the cases with payloads since 3.2.1
public enum DILifeTime: Equatable, Sendable {
  /// Whether a container holds its objects.
  ///
  /// - Since: 3.2.1
  public enum ReferenceCounting: Sendable {
    /// Only while somebody else holds them.
    case weak
    /// As long as the container or the program lives.
    case strong
  }

  /// One object in the program, made by ``DIContainer/initializeSingletonObjects()`` or when it is
  /// first asked for.
  case single
  /// One object in the program, made when it is first asked for.
  case perRun(ReferenceCounting)
  /// One object in each container, until ``DIContainer/clean()``.
  case perContainer(ReferenceCounting)
  /// One object in everything that one request makes.
  case objectGraph
  /// A new object each time.
  case prototype
  /// As the storage of a scope decides.
  ///
  /// - Since: 3.6
  case custom(DIScope)

  /// Lifetimes are equal if their cases and payloads are; scopes if they are the same object.
  public static func == (left: DILifeTime, right: DILifeTime) -> Bool {
    switch (left, right) {
    case (.single, .single), (.objectGraph, .objectGraph), (.prototype, .prototype): return true
    case (.perRun(let left), .perRun(let right)): return left == right
    case (.perContainer(let left), .perContainer(let right)): return left == right
    case (.custom(let left), .custom(let right)): return left === right
    default: return false
    }
  }
}

extension DILifeTime {
  /// One object in the program, made when it is first asked for: short for `perRun(.strong)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use perRun(.strong), see docs/migration/declarations-3.md#lifetimes"
  )
  #endif
  public static var perRun: DILifeTime { .perRun(.strong) }

  /// One object in each container: short for `perContainer(.strong)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use perContainer(.strong), see docs/migration/declarations-3.md#lifetimes"
  )
  #endif
  public static var perContainer: DILifeTime { .perContainer(.strong) }
}

extension DILifeTime: CustomStringConvertible {
  /// The case as it is written in logs.
  ///
  /// - Since: 4.0
  public var description: String {
    switch self {
    case .single: return "single"
    case .perRun(let counting): return "perRun(\(counting))"
    case .perContainer(let counting): return "perContainer(\(counting))"
    case .objectGraph: return "objectGraph"
    case .prototype: return "prototype"
    case .custom(let scope): return "custom(\(scope.name))"
    }
  }
}
