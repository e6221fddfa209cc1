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
