/// The number of outcomes of each kind.
public struct OutcomeCounts: Sendable, Equatable, CustomStringConvertible {
  /// The number of contracts that hold.
  public private(set) var passed = 0
  /// The number of contracts that are broken without a declaration, or declared incorrectly.
  public private(set) var failed = 0
  /// The number of contracts whose process ended or hung before they had an outcome.
  public private(set) var ended = 0
  /// The number of contracts whose outcome is a declared difference.
  public private(set) var declared = 0
  /// The number of contracts that need a capability that the container lacks.
  public private(set) var notOffered = 0
  /// The number of contracts for which the adapter has to declare a value.
  public private(set) var toDeclare = 0
  /// The number of contracts that the adapter skips.
  public private(set) var skipped = 0

  /// The number of all outcomes.
  public var all: Int { passed + failed + ended + declared + notOffered + toDeclare + skipped }

  init(_ outcomes: [ContractOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .ended: ended += 1
      case .declaredDifference: declared += 1
      case .notOffered: notOffered += 1
      case .toDeclare: toDeclare += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// The counts in words, as in the summary line.
  public var description: String {
    "\(passed) passed, \(failed) failed, "
      + (ended == 0 ? "" : "\(ended) ended the process, ")
      + "\(declared) declared difference\(declared == 1 ? "" : "s"), \(notOffered) not offered"
      + (toDeclare == 0 ? "" : ", \(toDeclare) to declare")
      + (skipped == 0 ? "" : ", \(skipped) skipped")
  }
}
