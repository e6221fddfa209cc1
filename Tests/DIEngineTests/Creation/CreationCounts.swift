/// The number of events relevant to a check.
struct CreationCounts {
  var waits = 0
  /// Unfinished objects of other requests that calls received.
  var earlyObjects = 0
  var cycles = 0
  var barriers = 0
  /// Waits that ended because a suspended task makes the object, and requests that an end refused.
  var refusals = 0
  /// Waits that ended because their task was cancelled.
  var cancellations = 0
  /// The number of times that code came to the main thread, and how often to one that waits.
  var hops = 0
  var served = 0

  static func += (sum: inout CreationCounts, other: CreationCounts) {
    sum.waits += other.waits
    sum.earlyObjects += other.earlyObjects
    sum.cycles += other.cycles
    sum.barriers += other.barriers
    sum.refusals += other.refusals
    sum.cancellations += other.cancellations
    sum.hops += other.hops
    sum.served += other.served
  }
}
