import DITranquillity
import Foundation

/// Stores the log of the container.
public final class ContainerLog: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [(level: DILogLevel, text: String)] = []

  public init() {}

  public func install() {
    DISetting.Log.level = .info
    DISetting.Log.fun = { [self] level, text in add(level, text) }
  }

  public func messages(of level: DILogLevel) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    return lines.filter { $0.level == level }.map(\.text)
  }

  private func add(_ level: DILogLevel, _ text: String) {
    lock.lock()
    defer { lock.unlock() }
    lines.append((level, text))
  }
}
