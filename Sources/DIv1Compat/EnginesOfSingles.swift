internal import DIEngine

/// Holds the engines whose singles live until the process ends, where memory tools can see them.
final class EnginesOfSingles: @unchecked Sendable {
  static let shared = EnginesOfSingles()

  private let mutex = Mutex()
  private var engines: [ObjectIdentifier: Engine] = [:]

  func keep(_ engine: Engine) {
    mutex.locked { engines[ObjectIdentifier(engine)] = engine }
  }
}
