extension Contract {
  /// How widely a contract applies.
  public enum Level: String, Sendable, CaseIterable {
    /// Any container must hold it: without it, code that uses the container is surprised sooner or later.
    case core
    /// It belongs to a capability, or asks for a policy, that many containers have.
    case extended
    /// It records how three generations of one library, DITranquillity, behave. It runs on containers
    /// with `ContainerUnderTest.runsProfile` only.
    case profile
  }

  /// How widely the contract applies; `extended` for a contract of your own that doesn't say.
  public var level: Level {
    ownLevel ?? Self.levels[id] ?? .extended
  }

  private static let levels: [String: Level] = {
    var levels: [String: Level] = [:]
    for (level, groups) in [Level.core: core, .profile: profile] {
      for (group, numbers) in groups {
        for number in numbers { levels["\(group)-\(number < 10 ? "0" : "")\(number)"] = level }
      }
    }
    return levels
  }()

  private static let core: [String: [Int]] = [
    "registration": [1, 2, 3, 4, 5, 6, 9],
    "types": [1, 2, 3, 5, 7],
    "choice": [3],
    "names": [1, 2, 6, 8, 9, 11],
    "initializers": [1, 2, 3, 5, 6],
    "injections": [1, 2, 3, 4, 5],
    "order": [1, 4],
    "cycles": [1, 2, 4, 5, 6],
    "lifetimes": [1, 2, 3, 4, 5, 6, 12, 13, 16],
    "optionals": [1],
    "errors": [1, 2, 3, 5, 6, 7],
    "recovery": [1, 2, 4, 6, 7],
    "threads": [1, 2, 3, 4, 7, 9, 10],
    "memory": [1, 2, 3],
  ]

  private static let profile: [String: [Int]] = [
    "registration": [10, 11],
    "names": [3],
    "tags": [3],
    "many": [6, 11, 12],
    "order": [2, 3, 6, 7, 8, 9],
    "lifetimes": [17],
    "providers": [3, 4],
    "arguments": [10, 11],
    "existing": [5, 7, 12],
    "errors": [8],
    "recovery": [10, 11],
    "cycles": [10],
  ]
}
