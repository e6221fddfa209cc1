/// Knows whether a rule runs, for which the gate holds its lock, and notes what of the user dies then:
/// a deinit is code of the user.
final class DeathWatch: @unchecked Sendable {
  enum Moment {
    case rule
    /// What rules let go of is released, after the lock is.
    case release
    case other
  }

  var moment = Moment.other
  /// How much is alive.
  private(set) var living = 0
  /// What died first while a rule ran.
  private(set) var victim: Mortal.Kind?
  /// What died as it was released after a rule: it would have died in there.
  private(set) var spared: [Mortal.Kind: Int] = [:]

  fileprivate func note(birth kind: Mortal.Kind) { living += 1 }

  fileprivate func note(death kind: Mortal.Kind) {
    living -= 1
    switch moment {
    case .rule: victim = victim ?? kind
    case .release: spared[kind, default: 0] += 1
    case .other: break
    }
  }

  /// What was spared since this was asked last.
  func takeSpared() -> [Mortal.Kind: Int] {
    guard !spared.isEmpty else { return [:] }
    defer { spared = [:] }
    return spared
  }
}

/// Something of the user that records hold, themselves or by what they belong to.
final class Mortal: @unchecked Sendable {
  enum Kind: CaseIterable {
    /// A made object.
    case object
    /// What a closure threw.
    case error
    /// What the closures of a plan hold.
    case plan
    /// What the closures of a component hold.
    case component
    /// What the listener of a registry holds.
    case registry
  }

  private let kind: Kind
  private let watch: DeathWatch

  init(_ kind: Kind, _ watch: DeathWatch) {
    self.kind = kind
    self.watch = watch
    watch.note(birth: kind)
  }

  deinit {
    watch.note(death: kind)
  }

  /// Lets a closure hold it: what closures don't use, they may not hold.
  func use() { precondition(watch.living > 0) }
}
