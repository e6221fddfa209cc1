internal import CDIEngine

/// Stops the process with a message.
///
/// First writes what the standard output holds back: `print` buffers the messages of a log that goes to a file or
/// a pipe. Leaves it if another thread is just using the output, which might never end.
///
/// - Parameters:
///   - message: The text after "Fatal error: ".
///   - file: The file that the process names before the message.
///   - line: The line in that file.
package func trap(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
  di_flush_standard_output()
  fatalError(message, file: file, line: line)
}
