private import Foundation

/// Lines for standard error, written when a signal ends the process: which contracts and random graphs
/// ran at that moment. Handlers that were there before still run.
enum CrashNotes {
  /// A line that is written as long as it stays noted.
  struct Note {
    fileprivate let slot: Int
  }

  /// Whether nothing is written, because another process reports how this one ends. Set before the first
  /// note.
  nonisolated(unsafe) static var areSilent = false

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  private static let lock = NSLock()
  private static let slots = 64
  private static let width = 256

  /// Memory for all lines: a signal handler may neither allocate nor lock. The lock guards the
  /// writers; the handler reads what is there.
  nonisolated(unsafe) private static let lines: UnsafeMutablePointer<UInt8> = {
    let lines = UnsafeMutablePointer<UInt8>.allocate(capacity: slots * width)
    lines.initialize(repeating: 0, count: slots * width)
    return lines
  }()
  nonisolated(unsafe) private static var used = [Bool](repeating: false, count: slots)
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)
  nonisolated(unsafe) private static var isInstalled = false

  /// Notes a line. Without a free slot, the line isn't noted.
  static func add(_ text: String) -> Note {
    lock.withLock {
      if areSilent { return Note(slot: slots) }
      install()
      guard let slot = used.firstIndex(of: false) else { return Note(slot: slots) }
      used[slot] = true
      let line = lines + slot * width
      var length = 0
      for byte in text.utf8.prefix(width - 2) {
        // The first byte makes the line visible, and comes last.
        if length > 0 { line[length] = byte }
        length += 1
      }
      line[length] = UInt8(ascii: "\n")
      line[length + 1] = 0
      line[0] = text.utf8.first ?? 0
      return Note(slot: slot)
    }
  }

  static func remove(_ note: Note) {
    guard note.slot < slots else { return }
    lock.withLock {
      lines[note.slot * width] = 0
      used[note.slot] = false
    }
  }

  private static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    // The handler must not be the first that uses them.
    _ = (lines, previous)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handle
      #else
      action.__sigaction_handler.sa_handler = handle
      #endif
      // A stack that has overflown can't run a handler.
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, previous + Int(number))
    }
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    for slot in 0..<CrashNotes.slots {
      let line = CrashNotes.lines + slot * CrashNotes.width
      var length = 0
      while length < CrashNotes.width, line[length] != 0 { length += 1 }
      if length > 0 { _ = write(STDERR_FILENO, line, length) }
    }
    sigaction(number, CrashNotes.previous + Int(number), nil)
    raise(number)
  }
  #else
  static func add(_ text: String) -> Note { Note(slot: 0) }
  static func remove(_ note: Note) {}
  #endif
}
