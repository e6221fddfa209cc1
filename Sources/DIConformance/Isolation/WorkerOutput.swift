private import Foundation

#if os(macOS) || os(Linux)

/// What a worker writes: the lines of its answers, and its standard error, which goes to the standard
/// error of this process, too.
final class WorkerOutput {
  enum Line {
    case line(String)
    case end
    case timeOut
  }

  /// What a worker writes to standard error when a signal ends it: its largest memory in KB.
  static let memoryNote = "di-conformance-worker memory "

  private let answers: FileDescriptor
  private let errors: FileDescriptor
  private var answerBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  private var hasErrors = true

  init(answers: FileDescriptor, errors: FileDescriptor) {
    self.answers = answers
    self.errors = errors
  }

  /// Forgets what the worker wrote to standard error for earlier contracts.
  func forgetErrors() {
    errorBytes = []
  }

  /// Returns the next line of the answers.
  func nextLine(seconds: Double) -> Line {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if let line = storedLine() { return .line(line) }
      let left = end.timeIntervalSinceNow
      guard left > 0 else { return .timeOut }
      var wanted = [
        pollfd(fd: answers.number, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: hasErrors ? errors.number : -1, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&wanted, 2, Int32(min(left * 1000 + 1, 1_000_000)))
      if wanted[1].revents != 0 { readErrors() }
      if wanted[0].revents != 0 {
        let bytes = answers.read()
        if bytes.isEmpty {
          while hasErrors, errorsWait() { readErrors() }
          return .end
        }
        answerBytes += bytes
      }
    }
  }

  /// The message of a trap on standard error, if there is one.
  var reason: String? {
    let lines = String(decoding: errorBytes, as: UTF8.self).split(separator: "\n")
    let line = lines.last { $0.contains("Fatal error") } ?? lines.last { !Self.isNote($0) }
    return line.map { String($0.prefix(300)) }
  }

  /// Whether the process ended for want of memory: the system gave no more, or it had taken nearly
  /// all.
  func saysOutOfMemory(limit: Int) -> Bool {
    let text = String(decoding: errorBytes, as: UTF8.self)
    if text.contains("failed to allocate") || text.contains("Cannot allocate memory") {
      return true
    }
    let notes = text.split(separator: "\n").filter(Self.isNote)
    let kilobytes = notes.compactMap { Int($0.dropFirst(Self.memoryNote.count)) }.max() ?? 0
    return kilobytes > limit * 1024 * 3 / 4
  }

  private static func isNote(_ line: Substring) -> Bool {
    line.hasPrefix(memoryNote)
  }

  private func storedLine() -> String? {
    guard let end = answerBytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { answerBytes.removeFirst(end + 1) }
    return String(decoding: answerBytes[..<end], as: UTF8.self)
  }

  private func errorsWait() -> Bool {
    var wanted = pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 100) > 0
  }

  private func readErrors() {
    let bytes = errors.read()
    hasErrors = !bytes.isEmpty
    let shown = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).filter { !Self.isNote($0) }
    FileDescriptor(number: STDERR_FILENO).write(shown.joined(separator: "\n"))
    errorBytes = (errorBytes + bytes).suffix(64 << 10)
  }
}
#endif

#if os(macOS) || os(Linux)

/// Reads and writes without exceptions and without ending the process when the other end is closed.
struct FileDescriptor {
  let number: Int32

  /// Writes all bytes.
  ///
  /// - Returns: Whether all were written: not if nobody reads any more.
  @discardableResult
  func write(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writeBytes(number, $0) }
      if count < 0, errno != EINTR { return false }
      bytes = bytes.dropFirst(max(0, count))
    }
    return true
  }

  /// Waits for bytes and returns some, or none at the end.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    var count = -1
    repeat {
      count = bytes.withUnsafeMutableBytes { readBytes(number, $0) }
    } while count < 0 && errno == EINTR
    return Array(bytes.prefix(max(0, count)))
  }
}

// The functions of the system, which the methods hide.

private func writeBytes(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}

private func readBytes(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(number, bytes.baseAddress, bytes.count)
}
#endif
