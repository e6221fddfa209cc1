private import Foundation

/// Where a command writes.
package struct CommandOutput {
  /// Whether the table uses colour.
  package var colour = false
  /// Writes text to standard output.
  package var printOut: (String) -> Void
  /// Writes text to standard error.
  package var printError: (String) -> Void
  /// Shows a line in place of the previous one; the line is empty at the end. `nil` if no terminal shows it.
  package var showProgress: ((String) -> Void)?

  package init(
    printOut: @escaping (String) -> Void, printError: @escaping (String) -> Void
  ) {
    self.printOut = printOut
    self.printError = printError
  }

  /// The output of this process, on a terminal with colour and progress.
  static var standard: CommandOutput {
    var output = CommandOutput(
      printOut: { FileHandle.standardOutput.write(Data($0.utf8)) },
      printError: { FileHandle.standardError.write(Data($0.utf8)) })
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    let environment = ProcessInfo.processInfo.environment
    guard environment["TERM"] != "dumb" else { return output }
    output.colour =
      isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
    if isatty(STDERR_FILENO) == 1 {
      output.showProgress = { [printError = output.printError] in printError("\r\($0)\u{1B}[K") }
    }
    #endif
    return output
  }
}
