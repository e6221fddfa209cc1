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
      setHandler(of: number, handle, before: previous + Int(number))
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

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
/// Sets the handler of a signal, and stores the one before. It runs on a stack of its own, since one that has overflown
/// can't run a handler.
private func setHandler(
  of number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void, flags: Int32 = 0,
  before: UnsafeMutablePointer<sigaction>? = nil
) {
  var action = sigaction()
  #if canImport(Darwin)
  action.__sigaction_u.__sa_handler = handler
  #else
  action.__sigaction_handler.sa_handler = handler
  #endif
  action.sa_flags = Int32(SA_ONSTACK) | flags
  sigaction(number, &action, before)
}
#endif

#if os(macOS) || os(Linux)

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
      setHandler(of: number, handle, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
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

#if os(macOS) || os(Linux)

/// The names of the signals that end processes.
enum SignalName {
  static func text(_ number: Int32) -> String {
    switch number {
    case SIGILL: "SIGILL (a trap: an illegal instruction)"
    case SIGTRAP: "SIGTRAP (a trap)"
    case SIGSEGV: "SIGSEGV (memory that isn't there: often a stack that has overflown)"
    case SIGBUS: "SIGBUS (memory that isn't there)"
    case SIGABRT: "SIGABRT (abort)"
    case SIGFPE: "SIGFPE (arithmetic)"
    case SIGKILL: "SIGKILL (killed, perhaps for want of memory)"
    case SIGTERM: "SIGTERM (terminated)"
    default: "signal \(number)"
    }
  }
}
#endif
