/// Notes in a journal when it goes.
final class Candle {
  private let journal: Journal
  var neighbour: AnyObject?
  var injections = 0
  /// Requests something from the container that made the candle.
  var later: (() throws -> Any)?

  init(_ journal: Journal) {
    self.journal = journal
  }

  deinit { journal.note("gone") }
}

/// Calls a closure when it goes.
final class Squib {
  private let burst: () -> Void

  init(_ burst: @escaping () -> Void) {
    self.burst = burst
  }

  deinit { burst() }
}

/// Holds another object, and calls a closure when it goes.
final class Fuse {
  let held: AnyObject
  private let burst: () -> Void

  init(_ held: AnyObject, _ burst: @escaping () -> Void) {
    self.held = held
    self.burst = burst
  }

  deinit { burst() }
}
