import DIConformance
import DIv3
import FacadeAdapters
import Foundation

// Disable the log of DIv3, which by default goes to standard output: many contracts make requests
// that fail on purpose.
DISetting.Log.fun = nil

let environment = ProcessInfo.processInfo.environment
let noColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false

let isDumb = environment["TERM"] == "dumb"
// Show progress only on a terminal, because each line overwrites the previous one.
var showProgress: ((String) -> Void)?
if isatty(STDERR_FILENO) == 1, !isDumb {
  showProgress = { FileHandle.standardError.write(Data("\r\($0)\u{1B}[K".utf8)) }
}

let command = ConformanceCommand(
  name: "di-conformance",
  containers: Facades.all,
  graphContainers: [.version3PartlyAsync],
  colour: isatty(STDOUT_FILENO) == 1 && !isDumb && !noColour,
  printOut: { FileHandle.standardOutput.write(Data($0.utf8)) },
  printError: { FileHandle.standardError.write(Data($0.utf8)) },
  showProgress: showProgress,
  readFile: { try String(contentsOfFile: $0, encoding: .utf8) },
  writeFile: { try $1.write(toFile: $0, atomically: true, encoding: .utf8) }
)
exit(command.run(arguments: Array(CommandLine.arguments.dropFirst())))
