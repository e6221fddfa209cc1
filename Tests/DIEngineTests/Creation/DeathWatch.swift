/// Knows whether a rule is running, during which the gate holds its lock, and records what of the
/// user is released then: a deinit is user code.
final class DeathWatch: @unchecked Sendable {
  enum Moment {
    case rule
    /// Discarded things are released, after the lock.
    case release
    case other
  }

  var moment = Moment.other
  /// The number of living things.
  private(set) var living = 0
  /// The first thing that was released while a rule was running.
  private(set) var victim: Mortal.Kind?
  /// The things released after a rule, which would otherwise have been released inside it.
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

  /// Returns the things released after rules since the previous call.
  func takeSpared() -> [Mortal.Kind: Int] {
    guard !spared.isEmpty else { return [:] }
    defer { spared = [:] }
    return spared
  }
}

/// Something of the user that records retain, directly or indirectly.
final class Mortal: @unchecked Sendable {
  enum Kind: CaseIterable {
    /// A created object.
    case object
    /// An error that a closure threw.
    case error
    /// A value that the closures of a plan capture.
    case plan
    /// A value that the closures of a component capture.
    case component
    /// A value that the tracer of a registry retains.
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

  /// Makes a closure retain the value: closures need not retain values that they don't use.
  func use() { precondition(watch.living > 0) }
}
