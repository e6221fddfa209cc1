import DITranquillity

/// The destination and the level of the log.
///
/// A test that changes these settings restores them before it suspends: otherwise other tests on the
/// main actor would print the log, too.
struct LogSettings {
  private let function = DISetting.Log.fun
  private let level = DISetting.Log.level

  func restore() {
    DISetting.Log.fun = function
    DISetting.Log.level = level
  }
}
