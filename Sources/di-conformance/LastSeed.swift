import Foundation

/// The seed of the current random graph, reported when the graph ends the process.
enum LastSeed {
  /// The line for standard error, prepared for each graph: a signal handler may only write it.
  nonisolated(unsafe) private static let line = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: 128)
  nonisolated(unsafe) private static var length = 0

  /// Stores the seed. The first call installs handlers for signals that end the process.
  static func remember(_ seed: UInt64) {
    if length == 0 { [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS].forEach(watch) }
    let text = "a random graph ended the process; reproduce it with --fuzz 1 --seed \(seed)\n"
    length = 0
    for byte in text.utf8 {
      line[length] = byte
      length += 1
    }
  }

  private static func watch(_ number: Int32) {
    signal(number) { number in
      _ = write(STDERR_FILENO, LastSeed.line.baseAddress, LastSeed.length)
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
