/// The options of the conformance command.
package struct CommandLineOptions: Equatable {
  /// The action of the command.
  package enum Action: Equatable {
    /// Run the contracts.
    case run
    /// Print the ids and titles of the contracts.
    case list
    /// Print the usage of the command.
    case help
    /// Compare the containers with their models on this number of random graphs.
    case fuzz(Int)
    /// Print why the contract exists.
    case explain(Contract)
    /// Print the catalogue of contracts as Markdown.
    case catalogue
  }

  /// The action; `run` by default.
  package private(set) var action = Action.run
  /// Print JSON instead of the table.
  package private(set) var json = false
  /// The ids of the contracts to run; empty for all contracts.
  package private(set) var only: [String] = []
  /// Print the suggested deviations as Swift instead of the report.
  package private(set) var suggest = false
  /// Print the table of all contracts and the long lists, too.
  package private(set) var all = false
  /// The levels of the contracts to run.
  package private(set) var levels = Set(Contract.Level.allCases)
  /// Whether contracts run in processes of their own; `nil` if no option says so.
  package private(set) var isolates: Bool?
  /// The megabytes that such a process may take, if there is a limit.
  package private(set) var memoryLimit: Int?
  /// The seed of the first random graph.
  package private(set) var seed: UInt64 = 1

  /// Parses the arguments that follow the command's name.
  package init(
    arguments: [String], contracts: [Contract] = Contract.all
  ) throws(UsageError) {
    var words = OptionWords(arguments)
    var given: [String] = []
    while let option = words.next() {
      given.append(option)
      switch option {
      case "--help", "-h": action = .help
      case "--list": choose(.list)
      case "--catalogue": choose(.catalogue)
      case "--json": json = true
      case "--suggest": suggest = true
      case "--all": all = true
      case "--isolate": isolates = true
      case "--no-isolate": isolates = false
      case "--explain": choose(.explain(try words.contract(in: contracts)))
      case "--only":
        let id = try words.contract(in: contracts).id
        if !only.contains(id) { only.append(id) }
      case "--level":
        let level = try words.value("core, extended or profile") { Contract.Level(rawValue: $0) }
        // A level includes those before it.
        levels = Set(Contract.Level.allCases.prefix { $0 != level } + [level])
      case "--memory-limit":
        // Less than that, and no program starts.
        memoryLimit = try words.value("at least 16 megabytes") { text in
          Int(text).flatMap { (16...1_000_000_000).contains($0) ? $0 : nil }
        }
      case "--fuzz":
        let count = try words.value("a number of graphs") { text in
          Int(text).flatMap { $0 > 0 ? $0 : nil }
        }
        choose(.fuzz(count))
      case "--seed": seed = try words.value("a number") { UInt64($0) }
      default:
        let what = option.hasPrefix("-") ? "option" : "argument"
        throw UsageError("unknown \(what) '\(option)'; --help names the options")
      }
      try words.endOption()
    }
    if action != .help { try Self.refuseIdle(given) }
  }

  /// Of each row, at most one option has an effect.
  private static let alternatives = [
    actions + ["--suggest", "--json", "--all"], actions + ["--only", "--level"],
    actions + ["--no-isolate", "--isolate"], actions + ["--no-isolate", "--memory-limit"],
  ]
  private static let actions = ["--list", "--catalogue", "--explain", "--fuzz"]

  /// Refuses options that would be ignored.
  private static func refuseIdle(_ given: [String]) throws(UsageError) {
    for row in alternatives {
      let found = row.filter(given.contains)
      if found.count > 1 { throw UsageError("\(found[1]) has no effect beside \(found[0])") }
    }
    if given.contains("--seed"), !given.contains("--fuzz") {
      throw UsageError("--seed has no effect without --fuzz")
    }
  }

  /// Sets the action, unless another option asks for help.
  private mutating func choose(_ action: Action) {
    if self.action != .help { self.action = action }
  }
}

/// The arguments of a command: options, `--name value` or `--name=value`.
private struct OptionWords {
  private var rest: ArraySlice<String>
  private var option = ""
  /// What follows the sign of `--name=value`, until it is taken.
  private var attached: String?

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Returns the next option.
  mutating func next() -> String? {
    guard let argument = rest.popFirst() else { return nil }
    option = argument
    if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
      option = String(argument[..<sign])
      attached = String(argument[argument.index(after: sign)...])
    }
    return option
  }

  /// Returns the value of the option.
  mutating func value<Value>(
    _ need: String, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value {
    let isNext = attached == nil && rest.first?.hasPrefix("-") == false
    guard let text = isNext ? rest.popFirst() : attached, !text.isEmpty else {
      throw UsageError("\(option) needs \(need)")
    }
    attached = nil
    guard let value = parse(text) else {
      throw UsageError("\(option) needs \(need), not '\(text)'")
    }
    return value
  }

  mutating func contract(in contracts: [Contract]) throws(UsageError) -> Contract {
    let id = try value("a contract's id") { $0 }
    guard let contract = contracts.first(where: { $0.id == id }) else {
      throw UsageError("unknown contract '\(id)'; --list names them all")
    }
    return contract
  }

  /// Refuses a value that the option hasn't taken.
  func endOption() throws(UsageError) {
    if attached != nil { throw UsageError("\(option) takes no value") }
  }
}

/// A mistake in the arguments, described in one line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The description, without the name of the command.
  package let description: String

  /// Creates an error.
  package init(_ description: String) {
    self.description = description
  }
}
