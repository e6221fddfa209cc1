import BenchmarkCases

/// What the command was asked to do.
struct Options {
  enum Action {
    case report
    case list
    case help
    /// Do one side of a case once and print its bare figure.
    case alone(Side)
  }

  var action = Action.report
  var only: [String] = []
  var samples = 31
  var markdown = false

  static let help = """
    Measures the façades beside the hand-written limit of the same work.

    USAGE: swift run -c release ratios [options]

      --only CASE    measure this case, or the cases whose id starts with CASE and a dot;
                     can be given several times
      --samples N    take N pairs of samples of 10 ms each for a case (default: 31)
      --markdown     print a Markdown table
      --list         print the cases and their goals
      --alone SIDE   do one side (limit or subject) of the one --only case once, and print its
                     bare figure; the report starts this itself, in processes of their own
      --help         print this
    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only.append(try Self.value(of: argument, from: &rest))
      case "--samples": samples = try Self.count(of: argument, from: &rest)
      case "--markdown": markdown = true
      case "--list": action = .list
      case "--alone": action = .alone(try Self.side(of: argument, from: &rest))
      case "--help", "-h": action = .help
      default: throw UsageError(message: "unknown option \(argument); see --help")
      }
    }
  }

  /// The cases that were asked for, in the order of the list.
  func cases() throws(UsageError) -> [Case] {
    guard !only.isEmpty else { return Cases.all }
    for name in only where !Cases.all.contains(where: { Self.matches($0, name) }) {
      throw UsageError(message: "no case \(name); see --list")
    }
    return Cases.all.filter { each in only.contains { Self.matches(each, $0) } }
  }

  private static func matches(_ each: Case, _ name: String) -> Bool {
    each.id == name || each.id.hasPrefix(name + ".")
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
