private import Foundation

/// What a command shows while contracts run: a line in place of the last one on a terminal; otherwise a
/// line on standard error for each contract that takes long.
final class CommandProgress: @unchecked Sendable {
  private let total: Int
  private let showLine: ((String) -> Void)?
  /// Called under the lock: a reminder of another thread must not overlap with the command's own lines.
  private let printLine: (String) -> Void
  private let patience: Double

  /// Guards the properties below.
  private let lock = NSLock()
  private var number = 0
  private var current: String?

  /// - Parameter patience: The number of seconds after which a contract takes long.
  init(
    total: Int, patience: Double = 5, showLine: ((String) -> Void)?,
    printLine: @escaping (String) -> Void
  ) {
    self.total = total
    self.patience = patience
    self.showLine = showLine
    self.printLine = printLine
  }

  func show(_ step: Conformance.Progress) {
    guard case .willRun(let contract) = step else { return }
    let number = lock.withLock {
      self.number += 1
      current = contract.id
      return self.number
    }
    showLine?("\(number) of \(total): \(contract.id)")
    if showLine == nil { remind(of: contract.id, after: patience) }
  }

  func end() {
    lock.withLock { current = nil }
    showLine?("")
  }

  private func remind(of id: String, after seconds: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self else { return }
      lock.withLock {
        if self.current == id { self.printLine("\(id) takes longer than \(Int(seconds)) seconds") }
      }
    }
  }
}
