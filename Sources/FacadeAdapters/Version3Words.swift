internal import DIConformance
internal import DIv3

/// How the modern generation declares the lifetimes of recipes.
enum Version3Lifetimes {
  case builtIn
  /// What is kept for the process, in custom scopes of the process, which keep it as long.
  case inScopes

  private static let strong = DIScope(name: "strong", storage: DICacheStorage())
  private static let weak = DIScope(name: "weak", storage: DICacheStorage(), policy: .weak)

  func callAsFunction(_ lifetime: ComponentLifetime) -> DILifeTime {
    switch (self, lifetime) {
    case (.inScopes, .lazySingle): .custom(Self.strong)
    case (.inScopes, .weak): .custom(Self.weak)
    default: lifetime.version3
    }
  }
}

extension ComponentLifetime {
  var version3: DILifeTime {
    switch self {
    case .transient: .prototype
    case .eagerSingle: .single
    case .lazySingle: .perRun(.strong)
    case .perScope: .perContainer(.strong)
    case .weak: .perRun(.weak)
    case .graph: .objectGraph
    }
  }
}
