import BenchmarkCases

/// The options of the command.
struct Options {
  enum Action {
    case report
    case list
    case help
    /// Measure the pairs of samples of a case in this process and print only their figures.
    case pairs
    /// Do one side of a case once and print only its figure.
    case once(Side)
  }

  var action = Action.report
  var only: [String] = []
  var samples = 32
  var processes = 8

  static let help = """
    Measures the façades beside the hand-written limit of the same work.

    USAGE: swift run -c release ratios [options]

      --only CASE    measure this case, or, if there is no case of that name, all cases whose
                     id starts with CASE and a dot; can be given several times
      --samples N    take N pairs of samples of 10 ms each for a case (default: 32)
      --processes N  spread them over N processes (default: 8)
      --list         print the cases and their goals
      --help         print this

    The report starts these itself, in processes of their own, with one --only case:
      --pairs        take the pairs of samples in this process and print their bare figures
      --once SIDE    do one side (limit or subject) once and print its bare figure
    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only.append(try Self.value(of: argument, from: &rest))
      case "--samples": samples = try Self.count(of: argument, from: &rest)
      case "--processes": processes = try Self.count(of: argument, from: &rest)
      case "--list": action = .list
      case "--pairs": action = .pairs
      case "--once": action = .once(try Self.side(of: argument, from: &rest))
      case "--help", "-h": action = .help
      default: throw UsageError(message: "unknown option \(argument); see --help")
      }
    }
  }

  /// Returns the selected cases, in the order of the list.
  func cases() throws(UsageError) -> [Case] {
    guard !only.isEmpty else { return Cases.all }
    var chosen: Set<String> = []
    for name in only {
      let found = Self.cases(named: name)
      guard !found.isEmpty else { throw UsageError(message: "no case \(name); see --list") }
      chosen.formUnion(found)
    }
    return Cases.all.filter { chosen.contains($0.id) }
  }

  private static func cases(named name: String) -> [String] {
    let ids = Cases.all.map(\.id)
    return ids.contains(name) ? [name] : ids.filter { $0.hasPrefix(name + ".") }
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError(message: "\(option) needs a value; see --help")
    }
    return value
  }

  private static func count(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> Int {
    guard let count = Int(try value(of: option, from: &rest)), count > 0 else {
      throw UsageError(message: "\(option) needs a positive number; see --help")
    }
    return count
  }

  private static func side(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> Side {
    guard let side = Side(rawValue: try value(of: option, from: &rest)) else {
      throw UsageError(message: "\(option) needs limit or subject; see --help")
    }
    return side
  }
}
