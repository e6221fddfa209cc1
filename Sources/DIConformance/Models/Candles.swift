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

/// Needs two candles at creation.
final class Chandelier {
  let left: Candle
  let right: Candle
  var injections = 0

  init(left: Candle, right: Candle) {
    self.left = left
    self.right = right
  }
}

/// Needs a candle, and a cellar that most scenarios don't register.
final class Crypt {
  let candle: Candle
  let cellar: Cellar

  init(candle: Candle, cellar: Cellar) {
    self.candle = candle
    self.cellar = cellar
  }
}

/// Calls a closure when it goes.
final class Squib {
  private let burst: () -> Void

  init(_ burst: @escaping () -> Void) {
    self.burst = burst
  }

  deinit { burst() }
}

/// Needs a squib, and a cellar that most scenarios don't register.
final class Cannon {
  let squib: Squib
  let cellar: Cellar

  init(squib: Squib, cellar: Cellar) {
    self.squib = squib
    self.cellar = cellar
  }
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
