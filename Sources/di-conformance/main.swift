import DIConformance
import DIv3
import FacadeAdapters
import Foundation

// The log of this generation goes to the standard output, unless told otherwise; many contracts fail
// requests on purpose.
DISetting.Log.fun = nil

let environment = ProcessInfo.processInfo.environment
let noColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false

let isDumb = environment["TERM"] == "dumb"
// The line is written over itself, which only a terminal shows.
var showProgress: ((String) -> Void)?
if isatty(STDERR_FILENO) == 1, !isDumb {
  showProgress = { FileHandle.standardError.write(Data("\r\($0)\u{1B}[K".utf8)) }
}

let command = ConformanceCommand(
  name: "di-conformance",
  containers: Facades.all,
  colour: isatty(STDOUT_FILENO) == 1 && !isDumb && !noColour,
  printOut: { FileHandle.standardOutput.write(Data($0.utf8)) },
  printError: { FileHandle.standardError.write(Data($0.utf8)) },
  showProgress: showProgress,
  willTry: LastSeed.remember,
  readFile: { try String(contentsOfFile: $0, encoding: .utf8) },
  writeFile: { try $1.write(toFile: $0, atomically: true, encoding: .utf8) }
)
exit(command.run(arguments: Array(CommandLine.arguments.dropFirst())))
