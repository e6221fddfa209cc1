/// Sends crash reports. Only the beta flavour of the app has an implementation.
public protocol CrashReporter: AnyObject {
  func attach(_ note: String)
}

/// Records the taps of passengers.
public final class Tracker {
  public private(set) var notes: [String] = []
  public var clock: Clock!
  public var reporter: CrashReporter?
  public private(set) var isStarted = false

  public func start() {
    isStarted = true
    note("start")
  }

  public func note(_ what: String) {
    notes.append("\(clock.minutes) \(what)")
    reporter?.attach(what)
  }
}
