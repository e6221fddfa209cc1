import Foundation

/// What is wrong with the arguments, a description of a mutant, or the copy.
struct Usage: Error, CustomStringConvertible {
  let description: String
}

struct Options {
  var sample: Int?
  var seed: UInt64?
  var only: [String] = []
  var lists = false
  var checks = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Usage(description: "\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--sample":
        guard let count = Int(try value(of: argument)), count > 0 else {
          throw Usage(description: "--sample needs a number")
        }
        sample = count
      case "--seed":
        guard let number = UInt64(try value(of: argument)) else {
          throw Usage(description: "--seed needs a number")
        }
        seed = number
      case "--only": only.append(try value(of: argument))
      case "--list": lists = true
      case "--check": checks = true
      default:
        throw Usage(
          description:
            "usage: Mutations/score [--sample N] [--seed S] [--only ID]... [--list] [--check]")
      }
    }
  }
}

/// Numbers that follow from a seed.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Runs the command.
///
/// - Parameters:
///   - arguments: The arguments that follow the command's name.
///   - root: The directory of the library.
/// - Returns: The exit code.
package func score(_ arguments: [String], root: URL) throws -> Int32 {
  let options = try Options(arguments)
  let mutants = try Mutant.all(in: root)
  if options.lists {
    for mutant in mutants { print("\(mutant.id): \(mutant.about.joined(separator: " "))") }
    return 0
  }
  let copy = MutatedCopy(root: root, target: root.appendingPathComponent(".build-mutations"))
  try copy.write(mutants)
  if options.checks {
    print("all \(mutants.count) mutants apply")
    return 0
  }
  var chosen = mutants
  if !options.only.isEmpty {
    chosen = try options.only.map { id in
      guard let mutant = mutants.first(where: { $0.id == id }) else {
        throw Usage(description: "no mutant has the id '\(id)'; --list names all")
      }
      return mutant
    }
  } else if let sample = options.sample {
    // Another sample each day, the same for all who look that day.
    let seed = options.seed ?? UInt64(Date().timeIntervalSince1970 / 86_400)
    var numbers = SeededNumbers(state: seed)
    chosen = Array(mutants.shuffled(using: &numbers).prefix(sample))
    print("a sample of \(chosen.count) mutants; --seed \(seed) takes the same again")
  }
  let command = try copy.build(sanitized: false)
  let sanitized = chosen.contains(where: \.needsSanitizer) ? try copy.build(sanitized: true) : nil
  for arguments in [[], MutantRunner.graphs] {
    let sound = try FinishedProcess(
      [command.path] + arguments, seconds: MutantRunner.seconds, megabytes: MutantRunner.megabytes,
      mutant: nil)
    guard sound.status == 0, !sound.tookTooLong else {
      throw Usage(description: "something fails without a mutant:\n\(sound.output.suffix(4_000))")
    }
  }
  let runner = MutantRunner(command: command, sanitized: sanitized)
  var killed = 0
  var wrong: [String] = []
  for mutant in chosen {
    switch try runner.verdict(on: mutant) {
    case .killed(let noticed):
      killed += 1
      print("killed    \(mutant.id), by \(noticed)")
      if mutant.survives != nil {
        wrong.append("\(mutant.id) is said to survive, and is killed: remove the line")
      }
    case .survived:
      print("SURVIVED  \(mutant.id): \(mutant.survives ?? mutant.about.joined(separator: " "))")
      if mutant.survives == nil, !mutant.isLeftToChance { wrong.append("\(mutant.id) survived") }
    }
    fflush(nil)
  }
  for line in wrong { print(line) }
  print("score: \(killed) of \(chosen.count)")
  return wrong.isEmpty ? 0 : 1
}
