import DITranquillity

/// Where the log goes, and what it shows.
///
/// A test that changes these settings restores them before it suspends: other tests of the main actor that
/// print would print the log, too.
struct LogSettings {
  private let function = DISetting.Log.fun
  private let level = DISetting.Log.level

  func restore() {
    DISetting.Log.fun = function
    DISetting.Log.level = level
  }
}
