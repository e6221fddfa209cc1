import BenchmarkCases
import Foundation

/// Starts this program again, to measure in a fresh process.
enum OwnProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func pairs(of each: Case, count: Int) throws -> Pairs {
    let figures = try figures(of: each, ["--pairs", "--samples", String(count)])
    var pairs = Pairs()
    for index in stride(from: 0, to: figures.count - 1, by: 2) {
      pairs.append(limit: figures[index], subject: figures[index + 1])
    }
    return pairs
  }

  static func figure(of side: Side, in each: Case) throws -> Double {
    try figures(of: each, ["--once", side.rawValue])[0]
  }

  /// Returns all numbers that the process prints; at least one.
  private static func figures(of each: Case, _ arguments: [String]) throws -> [Double] {
    guard let executable = Bundle.main.executableURL else {
      throw Failure(description: "cannot find the executable to start it again")
    }
    let output = Pipe()
    let process = Process()
    process.executableURL = executable
    process.arguments = ["--only", each.id] + arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, !figures.isEmpty else {
      let command = arguments.joined(separator: " ")
      throw Failure(description: "\(each.id) failed in its own process (\(command))")
    }
    return figures
  }
}
