/// What code does with one holder of a container: a constant, a property, a parameter, or what a function returns.
struct RegistrationUnit: Sendable {
  /// What holds the container.
  enum Key: Hashable, Sendable {
    /// A container where it is made.
    case made(file: Int, offset: Int)
    case local(file: Int, offset: Int)
    case global(String)
    case property(of: String, name: String)
    /// A parameter of a function; of a type's method or initializer, if that is known.
    case parameter(function: String, of: String?)
    /// What a function returns.
    case result(function: String, of: String?)
    /// A function that requests what its caller wants; of a property wrapper, the initializer.
    case caller(function: String, of: String?)
    /// What functions of this name call with a container: functions that they take.
    case passed(function: String)
    /// The container of SwiftUI's environment.
    case environment
    /// Any part or module of the sources: nothing tells which one is loaded.
    case anyPart
    /// Nothing tells which container of the sources it is.
    case unknown

    /// Whether code of several functions reaches it.
    var isShared: Bool {
      switch self {
      case .global, .property, .result, .environment, .unknown: true
      case .made, .local, .parameter, .caller, .passed, .anyPart: false
      }
    }

    /// Whether it is the parameter of a part's or module's `load`.
    var isPart: Bool { if case .parameter("load", _?) = self { true } else { false } }
  }

  /// The container goes on to another holder.
  struct Load: Sendable {
    let unit: Key
    var conditions: Set<LintCondition> = []
    /// Whether the unit's components prefer each other.
    var isFramework = false
    let place: LintPlace
  }

  enum Step: Sendable {
    case component(LintComponent)
    case load(Load)
    case request(LintRequest)
  }

  /// In their order.
  var steps: [Step] = []
  /// Why code that isn't seen may register more, and where.
  var openings: [LintGap] = []
  /// Where storyboards get it, which make objects that the sources don't name.
  var storyboards: [LintPlace] = []
  /// What holds the parent of the container that is made here.
  var parent: Key?

  /// Whether it is only known as the target of others: no function of the sources declares it.
  var isUndeclared = true

  /// The steps by which the container goes on.
  var loads: [Load] { steps.compactMap { if case .load(let load) = $0 { load } else { nil } } }

  mutating func merge(_ other: RegistrationUnit) {
    steps += other.steps
    openings += other.openings
    storyboards += other.storyboards
    parent = parent ?? other.parent
    isUndeclared = isUndeclared && other.isUndeclared
  }
}

/// A request outside of registrations.
struct LintRequest: Sendable {
  let place: LintPlace
  let generation: Generation
  /// Nil if the sources don't tell what it asks for.
  var need: LintComponent.Need?
  /// Why nothing tells it.
  var reason: String?
  var conditions: Set<LintCondition> = []
}
