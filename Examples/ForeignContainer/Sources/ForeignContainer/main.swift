import DIConformance
import Foundation

// `swift run ForeignContainer` runs all contracts on all three containers; `--suggest` prints what
// remains to be declared, `--explain names-04` tells why a contract matters, `--help` the rest.
let command = ConformanceCommand(
  name: "ForeignContainer",
  containers: [SatchelAdapter.container, DepotAdapter.container, PantryAdapter.container],
  colour: isatty(STDOUT_FILENO) == 1,
  printOut: { FileHandle.standardOutput.write(Data($0.utf8)) },
  printError: { FileHandle.standardError.write(Data($0.utf8)) },
  writeFile: { try $1.write(toFile: $0, atomically: true, encoding: .utf8) })
exit(command.run(arguments: Array(CommandLine.arguments.dropFirst())))
