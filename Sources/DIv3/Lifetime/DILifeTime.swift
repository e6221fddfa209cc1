/// How long the objects of a component live, and which requests share them.
///
/// ```swift
/// container.register(Database.init).lifetime(.single)
/// container.register(Basket.init).lifetime(.perContainer(.strong))
/// ```
///
/// - Since: 3.0; the cases with payloads since 3.2.1
public enum DILifeTime: Equatable, Sendable {
  /// Whether a lifetime holds its objects.
  ///
  /// - Since: 3.2.1
  public enum ReferenceCounting: Sendable {
    /// The lifetime does not hold its objects: they live as long as other code holds them.
    ///
    /// - Since: 3.2.1
    case weak

    /// The lifetime holds its objects as long as the container or the process lives.
    ///
    /// - Since: 3.2.1
    case strong
  }

  /// One object per process, created by ``DIContainer/initializeSingletonObjects()`` or by the first
  /// request.
  ///
  /// - Since: 3.0
  case single

  /// One object per process, created by the first request.
  ///
  /// - Since: 3.2.1
  case perRun(ReferenceCounting)

  /// One object per container, until ``DIContainer/clean()``.
  ///
  /// - Since: 3.2.1
  case perContainer(ReferenceCounting)

  /// One object per object graph: everything that one request creates shares it.
  ///
  /// - Since: 3.0
  case objectGraph

  /// A new object for each request.
  ///
  /// - Since: 3.0
  case prototype

  /// One object as long as the storage of a scope keeps it.
  ///
  /// - Since: 3.6
  case custom(DIScope)

  /// Returns whether two lifetimes have the same case and payload; scopes are compared by identity.
  ///
  /// - Parameters:
  ///   - left: A lifetime.
  ///   - right: Another lifetime.
  /// - Returns: `true` if they are equal.
  /// - Since: 3.0
  public static func == (left: DILifeTime, right: DILifeTime) -> Bool {
    switch (left, right) {
    case (.single, .single), (.objectGraph, .objectGraph), (.prototype, .prototype): return true
    case (.perRun(let left), .perRun(let right)): return left == right
    case (.perContainer(let left), .perContainer(let right)): return left == right
    case (.custom(let left), .custom(let right)): return left === right
    // No default: the compiler asks for each new lifetime.
    case (.single, _), (.objectGraph, _), (.prototype, _), (.perRun, _), (.perContainer, _),
      (.custom, _):
      return false
    }
  }
}

extension DILifeTime {
  /// One object per process, created by the first request: a shorthand for `perRun(.strong)`.
  ///
  /// - Since: 0.1.0 of this package; only documentation of earlier releases has it
  public static var perRun: DILifeTime { .perRun(.strong) }

  /// One object per container, until ``DIContainer/clean()``: a shorthand for `perContainer(.strong)`.
  ///
  /// - Since: 3.1.2, until 3.2.0
  public static var perContainer: DILifeTime { .perContainer(.strong) }
}

extension DILifeTime: CustomStringConvertible {
  /// The case and its payload, as logs show them.
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
