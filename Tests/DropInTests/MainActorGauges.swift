import Dispatch

private let mainKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the main queue is served by this thread, which need not be the first of the process.
private func isOnMain() -> Bool { DispatchQueue.getSpecific(key: mainKey) ?? false }

/// An object of the main actor that notes whether what it says is kept.
@MainActor
class Gauge {
  let isMadeOnMain = isOnMain()
  /// For each injection and action, whether it ran on the main thread.
  private(set) var injectedOnMain: [Bool] = []

  // Written out: the compiler's own would be of no actor in Swift 6 mode, as the values above are.
  init() {}

  func inject(_ screw: Screw? = nil, _ other: Screw? = nil) {
    injectedOnMain.append(isOnMain())
  }
}

/// An object of no actor, which is made on the thread that asks for it.
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

final class Gauge6: Gauge {
  init(_: S, _: S, _: S, _: S, _: S, _: S) {}
}

final class Gauge7: Gauge {
  init(_: S, _: S, _: S, _: S, _: S, _: S, _: S) {}
}

final class Gauge8: Gauge {
  init(_: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S) {}
}

final class Gauge9: Gauge {
  init(_: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S) {}
}

final class Gauge10: Gauge {
  init(_: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S, _: S) {}
}

/// Needs modificators.
final class GaugeOfMany: Gauge {
  init(all _: [Screw], _: Screw) {}
  init(all _: [Screw], rest _: [Screw], _: Screw) {}
}

final class InjectedGauge: Gauge {
  override init() {}
}
