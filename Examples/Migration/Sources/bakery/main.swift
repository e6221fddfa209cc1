import Behaviour
import Foundation
import Step1
import Step2
import Step3
import Step4

/// Checks the app after a step: `swift run --package-path Examples/Migration bakery 2`.
switch CommandLine.arguments.dropFirst() {
case ["1"]: Behaviour.check { try Step1.App() }
case ["2"]: Behaviour.check { try Step2.App() }
case ["3"]: Behaviour.check { try Step3.App() }
case ["4"]: Behaviour.check { try Step4.App() }
default:
  FileHandle.standardError.write(Data("Write bakery 1, 2, 3 or 4: the step to check.\n".utf8))
  exit(2)
}
