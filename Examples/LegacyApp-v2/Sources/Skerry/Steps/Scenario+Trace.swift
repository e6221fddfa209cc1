import Booking
import Core
import DITranquillity
import Wallet

extension Scenario {
  /// Checks the log of containers during the launch.
  func launchTrace() throws {
    DILoggerComposite.wait()
    let trace = launcher.trace
    checks.isTrue("one line for each event", trace.events.count == trace.lines.count)
    // A module is loaded for each module that depends on it, and logs its registrations each time.
    let registrations = zip(trace.events, trace.lines).filter { $0.0 == .registration }
    checks.equal("78 registrations and 3 promises", Set(registrations.map { $0.1 }).count, 81)
    checks.equal("singles are made in one go", trace.count("singles{"), 1)
    checks.equal("and then done", trace.count("}singles"), 1)
    checks.equal(
      "one promise isn't kept", trace.words.filter { $0.hasPrefix("nobody") },
      ["nobody implements CrashReporter"])
    checks.equal("what begins also ends", trace.count("resolving{"), trace.count("}resolving"))
    checks.isTrue(
      "the delegate was there already",
      trace.words.contains("use") && trace.words.contains("found AppDelegate"))
    checks.isTrue("loggers can be removed", DILoggerComposite.remove(logger: trace))
    checks.isTrue("once", !DILoggerComposite.remove(logger: trace))
  }

  /// Checks the log of single requests.
  func traces() throws {
    let trace = ContainerTrace()
    checks.isTrue("loggers can be added", DILoggerComposite.add(logger: trace))
    checks.isTrue("once", !DILoggerComposite.add(logger: trace))

    let sandbox = container.newLifeTimeScope()
    checks.equal(
      "a new object each time", try words(trace) { _ = try sandbox.resolve(MoneyFormatter.self) },
      ["resolving{", "found MoneyFormatter", "new", "}resolving"])
    checks.isTrue("in words", trace.lines[0] == "Begin resolve type: MoneyFormatter")
    checks.equal(
      "one that is kept", try words(trace) { _ = try sandbox.resolve(Cart.self) },
      ["resolving{", "found Cart", "new", "cached", "}resolving"])
    checks.equal(
      "and the next time", try words(trace) { _ = try sandbox.resolve(Cart.self) },
      ["resolving{", "found Cart", "from cache", "}resolving"])
    checks.equal(
      "an injection that fails",
      words(trace) { _ = try? sandbox.resolve(DiagnosticsViewController.self) },
      [
        "resolving{", "found DiagnosticsViewController", "new", "injection{",
        "resolving{", "found Journal", "from cache", "}resolving",
        "resolving{", "no access", "}resolving", "}injection", "}resolving",
      ])
    checks.equal(
      "an optional one that finds nothing",
      try words(trace) { _ = try sandbox.resolve(GiftDesk.self) },
      [
        "resolving{", "found GiftDesk", "new", "injection{", "resolving{", "no access",
        "}resolving", "}injection", "cached", "}resolving",
      ])
    checks.equal(
      "a screen that is injected",
      try words(trace) { try sandbox.resolve(SettingsViewController()) }.filter { $0 == "use" },
      ["use"])
    checks.equal(
      "a build that fails",
      words(trace) {
        let builder = DIContainerBuilder()
        builder.register(type: Tug.self)
        _ = try? builder.build()
      }, ["registration", "error", "build: 1"])

    DILoggerComposite.remove(logger: trace)
    checks.equal(
      "removed loggers get no events",
      try words(trace) { _ = try sandbox.resolve(MoneyFormatter.self) }, [])
  }

  private func words(_ trace: ContainerTrace, _ body: () throws -> Void) rethrows -> [String] {
    DILoggerComposite.wait()
    trace.clear()
    try body()
    DILoggerComposite.wait()
    return trace.words
  }
}
