internal import DIEngine

extension DILifeTime {
  var engineLifetime: Lifetime {
    switch self {
    case .single: return Lifetime(.process, isEager: true)
    case .perRun(let counting): return Lifetime(.process, counting.strength)
    case .perContainer(let counting): return Lifetime(.scopeUntilCleaned, counting.strength)
    case .objectGraph: return Lifetime(.graph)
    case .prototype: return Lifetime(.nowhere)
    case .custom(let scope): return Lifetime(.store, scope.policy.strength)
    }
  }

  var store: (any InstanceStore)? {
    if case .custom(let scope) = self { return scope }
    return nil
  }

  /// Creates the lifetime that matches one of the engine's. A lifetime of another generation becomes the
  /// nearest one of this generation.
  init(_ lifetime: Lifetime, _ store: (any InstanceStore)?) {
    let counting = ReferenceCounting(lifetime.strength)
    switch lifetime.kind {
    case .nowhere: self = .prototype
    case .graph: self = .objectGraph
    case .process, .engine: self = lifetime.isEager ? .single : .perRun(counting)
    case .external: self = .perContainer(.weak)
    case .store: self = (store as? DIScope).map(DILifeTime.custom) ?? .perContainer(counting)
    default: self = .perContainer(counting)
    }
  }
}

extension DILifeTime.ReferenceCounting {
  fileprivate var strength: Lifetime.Strength {
    switch self {
    case .weak: return .weak
    case .strong: return .strong
    }
  }

  fileprivate init(_ strength: Lifetime.Strength) {
    switch strength {
    case .weak: self = .weak
    case .strong: self = .strong
    }
  }
}
