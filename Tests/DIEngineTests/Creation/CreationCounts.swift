/// The number of events relevant to a check.
struct CreationCounts {
  var waits = 0
  var borrows = 0
  var cycles = 0
  var barriers = 0
  /// The number of objects borrowed from suspended tasks.
  var loans = 0
  /// The number of requests that failed because a suspended task makes the object.
  var refusals = 0
  /// The number of times that code came to the main thread, and how often to one that waits.
  var hops = 0
  var served = 0
  /// The number of things released after a rule that discarded them, by kind.
  var spared: [Mortal.Kind: Int] = [:]

  static func += (sum: inout CreationCounts, other: CreationCounts) {
    sum.waits += other.waits
    sum.borrows += other.borrows
    sum.cycles += other.cycles
    sum.barriers += other.barriers
    sum.loans += other.loans
    sum.refusals += other.refusals
    sum.hops += other.hops
    sum.served += other.served
    if !other.spared.isEmpty { sum.spared.merge(other.spared, uniquingKeysWith: +) }
  }
}
