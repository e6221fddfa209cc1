import Dispatch

private let mainKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Returns whether this thread serves the main queue; it need not be the first thread of the process.
private func isOnMain() -> Bool { DispatchQueue.getSpecific(key: mainKey) ?? false }

/// An object of the main actor that records whether its isolation is respected.
@MainActor
class Gauge {
  let isMadeOnMain = isOnMain()
  /// For each injection and action, whether it ran on the main thread.
  private(set) var injectedOnMain: [Bool] = []

  // Explicit: in Swift 6 mode, the implicit initializer would be nonisolated, like the values above.
  init() {}

  func inject(_ screw: Screw? = nil, _ other: Screw? = nil) {
    injectedOnMain.append(isOnMain())
  }
}

/// A nonisolated object, which is created on the requesting thread.
final class Screw: Sendable {
  let isMadeOnMain = isOnMain()
}

typealias S = Screw

final class Gauge0: Gauge {
  override init() {}
}

final class Gauge1: Gauge {
  init(_: S) {}
}

final class Gauge2: Gauge {
  init(_: S, _: S) {}
}

final class Gauge3: Gauge {
  init(_: S, _: S, _: S) {}
}

final class Gauge4: Gauge {
  init(_: S, _: S, _: S, _: S) {}
}

final class Gauge5: Gauge {
  init(_: S, _: S, _: S, _: S, _: S) {}
}

final class Gauge10: Gauge {
  init(_: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S) {}
}

/// Requires modificators.
final class GaugeOfMany: Gauge {
  init(all _: [Screw], _: Screw) {}
  init(all _: [Screw], rest _: [Screw], _: Screw) {}
}

final class InjectedGauge: Gauge {
  override init() {}
}
