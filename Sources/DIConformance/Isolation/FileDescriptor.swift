#if os(macOS) || os(Linux)
private import Foundation

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
