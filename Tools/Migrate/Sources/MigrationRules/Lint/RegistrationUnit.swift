/// Code that registers into one container: the body of a part's `load`, or of a function that makes a container.
struct RegistrationUnit: Sendable {
  /// What holds the container.
  enum Key: Hashable, Sendable {
    case local(file: Int, offset: Int)
    case global(String)
    case property(of: String, name: String)
    /// A parameter of a function; of a type's method, if that is known.
    case parameter(function: String, of: String?)

    /// Whether code of several functions reaches it.
    var isShared: Bool {
      switch self {
      case .global, .property: true
      case .local, .parameter: false
      }
    }
  }

  /// The load of another unit.
  struct Load: Sendable {
    let unit: Key
    let isConditional: Bool
    /// Whether the unit's components prefer each other.
    let isFramework: Bool
    let place: LintPlace
  }

  enum Step: Sendable {
    case component(LintComponent)
    case load(Load)
  }

  /// In their order.
  var steps: [Step] = []
  /// Whether the sources make the container here.
  var isRoot = false
  /// Whether a function returns the container.
  var isReturned = false
  /// Why code that isn't seen may register more, and where.
  var openings: [LintGap] = []

  mutating func merge(_ other: RegistrationUnit) {
    steps += other.steps
    isRoot = isRoot || other.isRoot
    isReturned = isReturned || other.isReturned
    openings += other.openings
  }
}
