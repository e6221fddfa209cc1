#if os(macOS) || os(Linux)
private import Foundation

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
