import DIEngine
import DIGraphTools
import Foundation
import Step1
import Step2
import Step3
import Step4

/// Answers questions about the graph of a step: `swift run --package-path Examples/Migration graph 2 validate`.
var arguments = CommandLine.arguments.dropFirst()
let source: any GraphSource
switch arguments.popFirst() {
case "1": source = try Step1.App().scope
case "2": source = try Step2.App().scope
case "3": source = try Step3.App().container
case "4": source = try Step4.App().container
case let word:
  let problem = word.map { "\($0) is no step." } ?? "The step is missing."
  FileHandle.standardError.write(
    Data("\(problem) Write graph 1, 2, 3 or 4, and then a command: graph 2 help\n".utf8))
  exit(GraphCommand.ExitCode.usage)
}
exit(GraphCommand.run(source, arguments: Array(arguments)))
