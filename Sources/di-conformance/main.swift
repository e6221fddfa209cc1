import DIConformance
import FacadeAdapters
import Foundation

let environment = ProcessInfo.processInfo.environment
let noColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false

let command = ConformanceCommand(
  name: "di-conformance",
  containers: Facades.all,
  colour: isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb" && !noColour,
  printOut: { FileHandle.standardOutput.write(Data($0.utf8)) },
  printError: { FileHandle.standardError.write(Data($0.utf8)) },
  willTry: LastSeed.remember,
  readFile: { try String(contentsOfFile: $0, encoding: .utf8) },
  writeFile: { try $1.write(toFile: $0, atomically: true, encoding: .utf8) }
)
exit(command.run(arguments: Array(CommandLine.arguments.dropFirst())))
