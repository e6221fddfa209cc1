private import Foundation

/// What a worker is asked: one contract on one container, by their positions in the arguments of the run.
struct WorkerQuestion: Equatable {
  let contract: Int
  let container: Int

  init(contract: Int, container: Int) {
    self.contract = contract
    self.container = container
  }

  /// Parses a line of the worker's input.
  init?(line: String) {
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(contract: numbers[0], container: numbers[1])
  }

  var line: String { "\(contract) \(container)\n" }
}

/// What a worker answers, as one line of JSON.
struct WorkerAnswer: Codable {
  /// The first line of a worker that is ready. What the program printed before is ignored.
  static let ready = "di-conformance-worker is ready"

  let outcome: ContractOutcome
  /// Whether threads of the scenario may still run, so that the next contract needs another worker.
  let isSpent: Bool

  init(outcome: ContractOutcome, isSpent: Bool) {
    self.outcome = outcome
    self.isSpent = isSpent
  }

  /// Parses a line of the worker's output.
  init?(line: String) {
    guard let answer = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = answer
  }

  var line: String {
    // Strings and Booleans always encode, and a text of JSON contains no line break.
    String(decoding: try! JSONEncoder().encode(self), as: UTF8.self) + "\n"
  }
}
