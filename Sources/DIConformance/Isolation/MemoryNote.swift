#if os(macOS) || os(Linux)
private import Foundation

/// A line on standard error with the largest memory of a worker, written when a signal ends it: a
/// process that gets no memory traps in many ways.
enum MemoryNote {
  nonisolated(unsafe) private static let line: UnsafeMutablePointer<UInt8> = {
    let text = Array(WorkerOutput.memoryNote.utf8)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)
    line.initialize(repeating: 0, count: 128)
    for (index, byte) in text.enumerated() { line[index] = byte }
    return line
  }()
  private static let prefix = WorkerOutput.memoryNote.utf8.count

  static func install() {
    _ = (line, prefix)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS] {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handle
      #else
      action.__sigaction_handler.sa_handler = handle
      #endif
      action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
    getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
    var kilobytes = usage.ru_maxrss / 1024
    #else
    var kilobytes = usage.ru_maxrss
    #endif
    // A signal handler must not allocate: no strings.
    var digits = 1
    var rest = kilobytes
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    for place in stride(from: digits - 1, through: 0, by: -1) {
      line[prefix + place] = UInt8(48 + kilobytes % 10)
      kilobytes /= 10
    }
    line[prefix + digits] = 10
    _ = write(STDERR_FILENO, line, prefix + digits + 1)
    raise(number)
  }
}
#endif
