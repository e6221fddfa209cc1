import BenchmarkCases
import Foundation

/// Measures one side of a case in a process of its own, where nothing has been done before.
enum OwnProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func figure(of side: Side, in each: Case) throws -> Double {
    guard let executable = Bundle.main.executableURL else {
      throw Failure(description: "cannot find the executable to start it again")
    }
    let output = Pipe()
    let process = Process()
    process.executableURL = executable
    process.arguments = ["--only", each.id, "--alone", side.rawValue]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let figure = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else {
      throw Failure(description: "\(each.id): \(side.rawValue) failed in its own process")
    }
    return figure
  }
}
